#!/bin/sh
# Builds the image of deploy/Containerfile, runs it in front of the mocks, which have a host name, and asks it for what a
# deployment relies on:
#   scripts/container.sh [docker or podman]
set -eu
cd "$(dirname "$0")/.."
engine=${1:-docker}
build() { "$engine" build --file deploy/Containerfile --build-arg SHOP_VERSION=checked "$@" .; }
build --target build --tag storefront-build
build --tag storefront
"$engine" network create storefront >/dev/null
backend=$("$engine" run --detach --network storefront --name storefront-backend storefront-build npm run mocks:serve)
trap '"$engine" logs "$backend"; "$engine" rm --force "$backend" >/dev/null; "$engine" network rm storefront >/dev/null' EXIT
container=$("$engine" run --detach --publish 8080:8080 --network storefront \
  --env BACKEND=http://storefront-backend:4010 storefront)
trap '"$engine" logs "$container"; "$engine" rm --force "$container" "$backend" >/dev/null
  "$engine" network rm storefront >/dev/null' EXIT
deploy/checkServer.sh http://127.0.0.1:8080 checked
