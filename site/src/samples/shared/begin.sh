API=${API:-http://localhost:3000}

# … | json         prints a JSON answer readably
# … | json 0 id    prints one value of it
json() {
  python3 -c '
import json, sys
text = sys.stdin.read()
try:
    value = json.loads(text)
    for key in sys.argv[1:]:
        value = value[int(key) if isinstance(value, list) else key]
except (ValueError, LookupError):
    sys.exit(text)
if not isinstance(value, str):
    value = json.dumps(value, indent=2, ensure_ascii=False)
print(value)' "$@"
}

# poll ASK FINAL…  calls ASK until it prints one of the FINAL values.
# Waits 1 s, growing to 5 s, and gives up after 60 s.
poll() {
  local ask=$1 wait=1 waited=0 value final
  shift
  while [ "$waited" -lt 60 ]; do
    value=$("$ask")
    for final in "$@"; do
      if [ "$value" = "$final" ]; then return 0; fi
    done
    sleep "$wait"
    waited=$((waited + wait))
    if [ "$wait" -lt 5 ]; then wait=$((wait + 1)); fi
  done
  echo "Not finished after 60 seconds." >&2
  return 1
}
