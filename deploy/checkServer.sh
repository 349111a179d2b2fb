#!/bin/sh
# Asks a running shop for its health, its document with version and headers, its files and a missing one:
#   deploy/checkServer.sh <origin> <version of the build>
set -eu
origin=$1
version=$2
fail() {
  echo "$1" >&2
  exit 1
}
# Headers, then the body.
ask() { curl --silent --show-error --include --max-time 10 "$origin$1" | tr -d '\r'; }
has() { echo "$answer" | grep -qi -- "$2" || fail "$1 has no $2"; }

curl --silent --output /dev/null --retry 30 --retry-delay 1 --retry-all-errors "$origin/health"
answer=$(ask /health)
has /health '^HTTP/1.1 200'
has /health '^ok$'
for path in / /en/sofas; do
  answer=$(ask $path)
  has $path '^HTTP/1.1 200'
  has $path '^cache-control: no-cache'
  has $path "^content-security-policy: default-src 'none'; .*require-trusted-types-for 'script'"
  has $path '^strict-transport-security: max-age='
  has $path '^x-content-type-options: nosniff'
  has $path '^referrer-policy: '
  has $path '^permissions-policy: '
  has $path "<meta name=\"version\" content=\"$version\""
done
script=$(echo "$answer" | grep -o '/assets/index-[^"]*\.js' | head -n 1)
answer=$(ask "$script")
has "$script" '^HTTP/1.1 200'
has "$script" '^cache-control: public, max-age=31536000, immutable'
for path in /assets/gone.js "$script.map" /_headers; do
  answer=$(ask "$path")
  has "$path" '^HTTP/1.1 404'
done
answer=$(ask /robots.txt)
has /robots.txt '^user-agent: '
echo "$origin serves version $version"
