#!/bin/sh
# Asks a running shop for its health, its document with version and headers, its files and a missing one, and for a call
# of its API:
#   deploy/checkServer.sh <origin> <version of the build> [a language of the shop]
set -eu
origin=$1
version=$2
language=${3:-en}
fail() {
  echo "$1" >&2
  exit 1
}
# Headers, then the body.
ask() {
  path=$1
  shift
  curl --silent --show-error --include --max-time 10 "$@" "$origin$path" | tr -d '\r'
}
has() { echo "$answer" | grep -qi -- "$2" || fail "$1 has no $2"; }

curl --silent --output /dev/null --retry 30 --retry-delay 1 --retry-all-errors "$origin/health"
answer=$(ask /health)
has /health '^HTTP/[0-9.]* 200'
has /health '^ok$'
for path in / /index.html; do
  answer=$(ask $path)
  has $path '^HTTP/[0-9.]* 200'
  has $path '^cache-control: no-cache'
  has $path "^content-security-policy: default-src 'none'; .*require-trusted-types-for 'script'"
  has $path '^strict-transport-security: max-age='
  has $path '^x-content-type-options: nosniff'
  has $path '^referrer-policy: '
  has $path '^permissions-policy: '
  has $path "<meta name=\"version\" content=\"$version\""
done
tag=$(echo "$answer" | sed -n 's/^etag: //Ip')
script=$(echo "$answer" | grep -o '/assets/index-[^"]*\.js' | head -n 1)
answer=$(ask /index.html --header "If-None-Match: $tag")
has "/index.html, unchanged" '^HTTP/[0-9.]* 304'
answer=$(ask /en/any-page)
has /en/any-page 'id="root"'
answer=$(ask "$script")
has "$script" '^HTTP/[0-9.]* 200'
has "$script" '^cache-control: public, max-age=31536000, immutable'
for path in /assets/gone.js "$script.map" /_headers /.env /gone.png; do
  answer=$(ask "$path")
  has "$path" '^HTTP/[0-9.]* 404'
done
answer=$(ask /robots.txt)
has /robots.txt '^user-agent: '
settings=/api/site/global-settings
answer=$(ask $settings --header "Content-Language: $language" --header "Context-Url: $origin/$language")
has $settings '^HTTP/[0-9.]* 200'
has $settings '^content-type: application/json'
has $settings '"languageRoute"'
echo "$origin serves version $version"
