#!/bin/sh
# What a new user does with the package in a bare Debian that has Node. Arguments: tarball, URL of a registry of models,
# max processor time in hundredths of a second, max bytes.
set -eu
tarball=$1 registry=$2 maxCentiseconds=$3 maxBytes=$4
home=/home/ana
printed=/tmp/printed

say() { echo "✓ $1"; }
seconds() { echo "$(($1 / 100)).$(printf %02d $(($1 % 100)))"; }
fail() { echo "✗ $1"; cat "$printed"; exit 1; }

as_user() (
  cd "$home"
  exec setpriv --reuid ana --regid ana --init-groups --no-new-privs \
    env "HOME=$home" "PATH=$home/.local/bin:$PATH" "PARLANCE_MODELS_REGISTRY=$registry" "$@"
)

# refuses WORDS COMMAND…: expects exit code 1 and one line that contains the words
refuses() {
  words=$1
  shift
  if as_user "$@" > "$printed" 2>&1; then fail "$* succeeds"; fi
  [ "$(wc -l < "$printed")" = 1 ] || fail "$* does not print one line"
  grep -q -- "$words" "$printed" || fail "$* does not say: $words"
}

# request PATH [BODY]: sends the key; fails for an error response
request() {
  KEY=$key node -e '
    const [url, body] = process.argv.slice(1);
    const headers = { authorization: `Basic ${btoa(`${process.env.KEY}:`)}`, "content-type": "application/json" };
    const response = await fetch(url, { headers, ...(body && { method: "POST", body }) });
    console.log(await response.text());
    process.exitCode = response.ok ? 0 : 1;
  ' --input-type=module -- "$origin$1" ${2:+"$2"}
}

# start COMMAND…: waits until the site responds; sets $centiseconds to the processor time so far
start() {
  : > "$printed"
  (
    cd "$home"
    exec setsid setpriv --reuid ana --regid ana --init-groups env "HOME=$home" "PATH=$home/.local/bin:$PATH" "$@"
  ) > "$printed" 2>&1 &
  server=$!
  until grep -q "^Development key " "$printed"; do
    kill -0 $server 2> /dev/null || fail "$* ended"
    sleep 0.1
  done
  origin=$(sed -n 's/^Documentation  *\(.*\)\/$/\1/p' "$printed")
  key=$(sed -n 's/^Development key  *//p' "$printed")
  request / | grep -q "<h1" || fail "the site does not respond"
  # Fields 12 and 13 after the name in brackets are user time and system time.
  centiseconds=$(sed 's/.*) //' "/proc/$server/stat" | awk '{ print $12 + $13 }')
}

stop() {
  kill $server
  wait $server || fail "the server does not end well"
}

# Debian's installer writes this file, so the bare root lacks it.
[ -s /etc/hosts ] || echo "127.0.0.1 localhost" > /etc/hosts
useradd --create-home ana
# These settings of npm include the registry.
install -o ana -m 600 "$HOME/.npmrc" "$home/.npmrc"
printf '\nprefix=%s\n' "$home/.local" >> "$home/.npmrc"

begin=$(date +%s)
as_user npm install --loglevel=error --no-audit "$tarball" > "$printed" 2>&1 || fail "npm install fails in a folder"
start npx --no parlance serve --port 0
request /v2/memories '{ "name": "Harbour", "srclang": "en", "trglang": "de" }' > /dev/null || fail "no memory is created"
say "the package responds from the folder in which it is installed, $(($(date +%s) - begin)) s after the command with the download of what it needs"
# Ends npx and its child processes, like Ctrl+C in a terminal.
kill -- -$server
wait $server 2> /dev/null || true
for _ in $(seq 100); do
  kill -0 -- -$server 2> /dev/null || break
  sleep 0.1
done

as_user npm install --loglevel=error --no-audit --global "$tarball" > "$printed" 2>&1 || fail "npm install fails"
bytes=$(du --bytes --summarize "$home/.local/lib/node_modules" | cut -f 1)
[ "$bytes" -le "$maxBytes" ] || fail "it takes $bytes bytes"
say "npm install --global takes $((bytes / 1000000)) MB"

start parlance serve --port 0
[ "$centiseconds" -le "$maxCentiseconds" ] || fail "the first response takes $centiseconds hundredths of a second"
first=$centiseconds
request /v2/memories | grep -q Harbour || fail "the memory is lost"
stop
start parlance serve --port 0
[ "$centiseconds" -le "$maxCentiseconds" ] || fail "the second start takes $centiseconds hundredths of a second"
say "parlance serve responds after $(seconds "$first") s of processor time, then $(seconds "$centiseconds") s, with the same data"

refuses "in use" parlance serve --port 0
say "a second server on the data folder is refused"
as_user parlance doctor > "$printed" 2>&1 || fail "the doctor finds a fault"
as_user env PARLANCE_DEEPL_KEY=secret-of-ana parlance config > "$printed" 2>&1 || fail "config fails"
if grep -q "secret-of-ana" "$printed"; then fail "config shows a secret"; fi
as_user parlance help --man > "$printed" 2>&1
grep -q "^.TH PARLANCE 1" "$printed" || fail "there is no manual page"
say "doctor finds nothing, config shows no secret, and help prints the manual page"

as_user parlance models install en-de fr-en > "$printed" 2>&1 || fail "no models are installed"
as_user parlance models list > "$printed" 2>&1
[ "$(grep -c "^\(en-de\|fr-en\) " "$printed")" = 2 ] || fail "the models are not listed"
as_user parlance models remove fr-en > "$printed" 2>&1 || fail "no model is removed"
refuses "PARLANCE_MODELS_REGISTRY" env PARLANCE_MODELS_REGISTRY=http://127.0.0.1:9/v1 parlance models install de-en
stop
say "models are installed from a mirror, listed and removed; without a network it is one line"

mkdir -m 700 /srv/closed
refuses "/srv/closed/data" parlance serve --port 0 --data /srv/closed/data
mkdir /tmp/full
mount -t tmpfs -o size=64k,mode=777 tmpfs /tmp/full
refuses "/tmp/full" parlance serve --port 0 --data /tmp/full/data
say "missing rights and a full disk are one line each"

apt-get -qq update > "$printed" 2>&1
apt-get -qq install --yes --no-install-recommends zsh fish > "$printed" 2>&1 || fail "there is no zsh, or no fish"
for shell in bash zsh fish; do
  as_user parlance completion $shell > /tmp/completion
  case $shell in
    bash) $shell -c '. /tmp/completion; COMP_WORDS=(parlance keys ""); COMP_CWORD=2; _parlance; echo "${COMPREPLY[*]}"' ;;
    zsh) $shell -fc 'compdef() { :; }; . /tmp/completion; compadd() { shift; echo "$*"; }; words=(parlance keys ""); CURRENT=3; _parlance' ;;
    fish) $shell --no-config -c '. /tmp/completion; complete -C "parlance keys "' | cut -f 1 | sort -r | paste -sd' ' ;;
  esac > "$printed" 2>&1
  for word in create rotate list revoke; do grep -qw $word "$printed" || fail "$shell does not complete $word"; done
done
say "bash, zsh and fish complete commands"
