# The archive, unpacked for everybody.
. /trial/common.sh
tara=(tara)
tar -xzf /trial/tara-*-x86_64-linux.tar.gz -C /usr/local --strip-components=1
try_command
try_server --database /tmp/tara.db
