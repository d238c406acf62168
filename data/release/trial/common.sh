# What every route of `cargo xtask deep install` must give. `tara` is how the command is called there, as an array of words.
set -euo pipefail

# The command tells its version, and plays a move.
try_command() {
    local move
    "${tara[@]}" --version
    move=$("${tara[@]}" bestmove four-treasures --level 2)
    "${tara[@]}" apply four-treasures "$move"
}

# What the server answers to a path: its first line, at the address that it told.
answer() {
    local line
    exec 3<>"/dev/tcp/${address/://}"
    printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
    read -r line <&3
    exec 3>&-
    echo "$1: ${line%$'\r'}"
    [[ $line == "HTTP/1.1 200 "* ]]
}

# A server with these options answers with its page and its health; then what is given as `while_it_runs` is tried, and it ends.
try_server() {
    local said address= server
    said=$(mktemp)
    "${tara[@]}" serve --listen 127.0.0.1:0 "$@" >"$said" 2>"$said.log" &
    server=$!
    for _ in {1..100}; do
        address=$(grep -o '127\.0\.0\.1:[0-9]*' "$said" || true)
        [[ -z $address ]] || break
        sleep 0.1
    done
    if [[ -z $address ]]; then
        cat "$said.log" >&2
        return 1
    fi
    answer /healthz
    answer /
    while_it_runs
    kill -TERM "$server"
    wait "$server"
}

while_it_runs() { :; }
