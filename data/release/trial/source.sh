# The source archive, built by the Rust of this machine with the network cut off.
. /trial/common.sh
export DEBIAN_FRONTEND=noninteractive PATH=/rust/bin:$PATH CARGO_HOME=/tmp/cargo
apt-get -qq update
apt-get -qq install --yes --no-install-recommends build-essential >/dev/null 2>/tmp/apt || { cat /tmp/apt >&2; exit 1; }
mkdir /tmp/source
tar -xzf /trial/tara-*-source.tar.gz -C /tmp/source --strip-components=1
cd /tmp/source
unshare --net cargo install --quiet --path crates/cli --locked --offline --root /usr/local
tara=(tara)
try_command
try_server --database /tmp/tara.db
