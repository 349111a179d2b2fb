#!/bin/sh
# Builds the image of deploy/Containerfile, runs it as it is, and asks it for what a deployment relies on:
#   scripts/container.sh [docker or podman]
set -eu
cd "$(dirname "$0")/.."
engine=${1:-docker}
"$engine" build --file deploy/Containerfile --build-arg SHOP_VERSION=checked --tag storefront .
container=$("$engine" run --detach --publish 8080:8080 storefront)
trap '"$engine" logs "$container"; "$engine" rm --force "$container" >/dev/null' EXIT
deploy/checkServer.sh http://127.0.0.1:8080 checked
