#!/bin/sh
# Example of an upload to a monitoring service: puts each source map of the build at
# $SOURCE_MAPS_URL/<version of the build>/<file>
#   SOURCE_MAPS_URL=https://maps.example.com SOURCE_MAPS_TOKEN=... deploy/uploadSourceMaps.sh
set -eu
: "${SOURCE_MAPS_URL:?}" "${SOURCE_MAPS_TOKEN:?}" "${ROOT:=dist}" "${MAPS:=dist-private/assets}"
version=$(sed -n 's/.*<meta name="version" content="\([^"]*\)".*/\1/p' "$ROOT/index.html")
[ -n "$version" ] || {
  echo "$ROOT/index.html has no version" >&2
  exit 1
}
for map in "$MAPS"/*.map; do
  # The token is read from the standard input, since other users see the arguments of a process.
  echo "Authorization: Bearer $SOURCE_MAPS_TOKEN" |
    curl --fail --silent --show-error --output /dev/null --max-time 60 --retry 3 --header @- \
      --header 'Content-Type: application/json' --upload-file "$map" "$SOURCE_MAPS_URL/$version/${map##*/}"
done
echo "Source maps of version $version are uploaded"
