# The image, unpacked at $1: as its user, with a root that is only read and a volume. It has no shell, so this runs outside it.
. "$(dirname "$0")/common.sh"
root=$1
mkdir -p "$1/../volume"
volume=$(cd "$1/../volume" && pwd)
chown 8272:8272 "$volume"
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount --bind "$volume" "$root/var/lib/tara"
tara=(chroot --userspec=8272:8272 "$root" /usr/bin/tara)
export TARA_DATABASE=/var/lib/tara/tara.db
while_it_runs() {
    # The health check of the image.
    "${tara[@]}" admin tables --limit 1
    if "${tara[@]}" backup /tmp/copy.db; then
        echo "the root can be written" >&2
        return 1
    fi
}
try_command
try_server
