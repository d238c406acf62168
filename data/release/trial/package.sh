# The package of Debian: the command, the user, the unit, and the server as that user with the settings of the package.
. /trial/common.sh
export DEBIAN_FRONTEND=noninteractive
apt-get -qq update
apt-get -qq install --yes --no-install-recommends /trial/tara_*_amd64.deb >/dev/null 2>/tmp/apt || { cat /tmp/apt >&2; exit 1; }
tara=(tara)
try_command
id tara
systemd-analyze verify tara.service
# What systemd does for StateDirectory.
install -d -o tara -g tara -m 700 /var/lib/tara
tara=(setpriv --reuid=tara --regid=tara --clear-groups --no-new-privs tara)
try_server --settings /etc/tara.toml
# The games outlive the package.
apt-get -qq purge --yes tara >/dev/null 2>&1
[[ -e /var/lib/tara/tara.db && ! -e /usr/bin/tara && ! -e /etc/tara.toml ]]
