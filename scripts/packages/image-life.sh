#!/bin/sh
# Runs the image like a container runtime: as its user, without privileges, on a read-only root file system, with
# isolated processes, mounts and network. Arguments: folder of the image, volume for /data, user and group IDs, program
# of the health check, command. $settings has the variables of the image, separated by spaces.
set -eu
folder=$1 volume=$2 user=$3 check=$4
shift 4
printed=$volume/../printed

say() { echo "✓ $1"; }
fail() { echo "✗ $1"; cat "$printed"; exit 1; }

# Replaces the shell with a command in the image, as the image's user and with only the image's environment.
become() {
  exec chroot "$folder" setpriv --reuid "${user%:*}" --regid "${user#*:}" --clear-groups --no-new-privs --bounding-set=-all \
    /usr/bin/env -i $settings "$@"
}
inside() { (become "$@"); }

# request PATH [BODY]: sends the key; fails for an error response
request() {
  inside KEY="$key" node -e '
    const [path, body] = process.argv.slice(1);
    const headers = { authorization: `Basic ${btoa(`${process.env.KEY}:`)}`, "content-type": "application/json" };
    const response = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { headers, ...(body && { method: "POST", body }) });
    console.log(await response.text());
    process.exitCode = response.ok ? 0 : 1;
  ' --input-type=module -- "$@"
}

start() {
  : > "$printed"
  become "$@" > "$printed" 2>&1 &
  server=$!
  for _ in $(seq 600); do
    kill -0 $server 2> /dev/null || fail "the server ended"
    inside node -e "$check" > /dev/null 2>&1 && return
    sleep 0.1
  done
  fail "the health check does not pass within a minute"
}

stop() {
  kill -TERM $server
  wait $server || fail "the server does not end well at SIGTERM"
}

mount --make-rprivate /
# A new volume gets the owner and the mode of the image's folder.
cp --archive "$folder/data" "$volume"
mount --bind "$folder" "$folder"
mount -t proc proc "$folder/proc"
mount --rbind /dev "$folder/dev"
mount -t tmpfs tmpfs "$folder/tmp"
chmod 1777 "$folder/tmp"
mount --bind "$volume" "$folder/data"
mount -o remount,bind,ro "$folder"
ip link set lo up

if inside touch /opt/parlance/written 2> /dev/null; then fail "the root file system is writable"; fi
if chroot "$folder" touch /opt/parlance/written 2> /dev/null; then fail "root can write to the root file system"; fi
if inside node -e "$check"; then fail "the health check passes without a server"; fi
start "$@"
is=$(sed -n 's/^[UG]id:[[:space:]]*\([0-9]*\).*/\1/p' "$folder/proc/$server/status" | paste -sd:)
[ "$is" = "$user" ] || fail "the server does not run as $user"
grep -q "^CapBnd:[[:space:]]*0*$" "$folder/proc/$server/status" || fail "the server has rights"
key=$(inside parlance keys create | tail -n 1)
request / | grep -q "<h1" || fail "the site does not respond"
request /v2/memories '{ "name": "Harbour", "srclang": "en", "trglang": "de" }' > /dev/null || fail "no memory is created"
[ -s "$volume/parlance.sqlite" ] || fail "the data is not in the volume"
stop
say "runs as $user without rights on a read-only root file system, passes its health check, and ends well at SIGTERM"

start "$@"
request /v2/memories | grep -q Harbour || fail "the memory is lost after the second start"
stop
say "a second start finds the data in the volume"
