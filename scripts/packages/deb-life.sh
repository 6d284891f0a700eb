#!/bin/sh
# Installs, uses, upgrades, removes and purges the package in a bare Debian, as root. Arguments: two versions, older first.
set -eu
old=$1
new=$2
node=/usr/lib/parlance/runtime/node

say() { echo "✓ $1"; }
fail() { echo "✗ $1"; exit 1; }
is() { [ "$2" = "$3" ] || fail "$1: $2, not $3"; }

# Starts the command of the systemd unit, as its user and with its settings.
start() {
  grep -q "^ExecStart=$node /usr/lib/parlance/bin/parlance.js serve$" /usr/lib/systemd/system/parlance.service
  (
    set -a
    . /etc/parlance/environment
    PARLANCE_DATA=/var/lib/parlance
    exec setpriv --reuid parlance --regid parlance --init-groups --no-new-privs --bounding-set=-all \
      $node /usr/lib/parlance/bin/parlance.js serve
  ) > /tmp/served 2>&1 &
  server=$!
  for _ in $(seq 600); do
    kill -0 $server 2> /dev/null || { cat /tmp/served; fail "the server ended"; }
    request /readyz > /dev/null 2>&1 && return
    sleep 0.1
  done
  fail "the server is not ready after a minute"
}

stop() {
  kill $server
  wait $server || fail "the server did not end well"
}

# request PATH [BODY]: sends the key; fails for an error response
request() {
  $node -e '
    const [path, body] = process.argv.slice(1);
    const headers = { authorization: `Basic ${btoa(`${process.env.KEY}:`)}`, "content-type": "application/json" };
    const response = await fetch(`http://127.0.0.1:3000${path}`, { headers, ...(body && { method: "POST", body }) });
    console.log(await response.text());
    process.exitCode = response.ok ? 0 : 1;
  ' --input-type=module -- "$@"
}

dpkg --install "$old" > /dev/null
is "owner and mode of the data" "$(stat -c '%U %a' /var/lib/parlance)" "parlance 700"
is "owner and mode of the settings" "$(stat -c '%U:%G %a' /etc/parlance/environment)" "root:parlance 640"
for path in man/man1/parlance.1 doc/parlance/docs/operations/README.md doc/parlance/monitoring/alerts.yaml; do
  dpkg -L parlance | grep -q "^/usr/share/$path$" || fail "$path is missing"
done
say "is installed, with pages to read, a user, a folder for data and settings that others cannot read"

parlance doctor > /dev/null || { parlance doctor; fail "the doctor finds a fault"; }
KEY=$(parlance keys create | tail -n 1)
export KEY
is "owner of the database" "$(stat -c %U /var/lib/parlance/parlance.sqlite)" parlance
say "commands of root work with the rights of the service"

start
request /v2/memories '{ "name": "Harbour", "srclang": "en", "trglang": "de" }' > /dev/null
stop
echo "# mine" >> /etc/parlance/environment
say "the unit's command serves, and ends well at SIGTERM"

dpkg --install "$new" > /dev/null
start
request /v2/memories | grep -q Harbour || fail "the memory is lost after the upgrade"
stop
tail -n 1 /etc/parlance/environment | grep -q "^# mine$" || fail "the settings are lost after the upgrade"
say "an upgrade keeps data and settings"

dpkg --remove parlance > /dev/null 2>&1
[ ! -e /usr/bin/parlance ] || fail "the command is still there"
[ -s /var/lib/parlance/parlance.sqlite ] || fail "removal deletes the data"
[ -s /etc/parlance/environment ] || fail "removal deletes the settings"
dpkg --install "$new" > /dev/null
start
request /v2/memories | grep -q Harbour || fail "the memory is lost after removal and installation"
stop
say "removal keeps data and settings, which the next installation uses"

dpkg --purge parlance > /dev/null 2>&1
[ ! -e /var/lib/parlance ] || fail "purge leaves the data"
[ ! -e /etc/parlance ] || fail "purge leaves the settings"
say "purge deletes both"
