#!/bin/sh
# Serves the shop with nginx in the foreground, as an ordinary user. Settings are environment variables
# (docs/operate.md); RUN is a folder for the configuration and nginx's own files. With `-s reload` it deploys the build
# in ROOT on the running nginx.
set -eu
here=$(dirname "$0")
: "${ROOT:=$here/../../dist}" "${HEADERS:=$here/../../dist-private/security-headers.conf}"
: "${RUN:=/tmp/storefront}" "${PORT:=8080}" "${BACKEND:=http://127.0.0.1:4010}" "${RENDER:=}" "${RENDER_WAIT:=500ms}"
: "${API_BASE:=}" "${MEDIA_BASE:=}" "${REDIRECT_ORIGINS:=}"
: "${DEFAULT_LANGUAGE:=}" "${DISABLED_FEATURES:=}" "${CONSENT_CATEGORIES:=}"
: "${SECURITY_CONTACT:=}" "${SECURITY_EXPIRES:=}"
ROOT=$(cd "$ROOT" && pwd)
export ROOT PORT BACKEND RENDER RENDER_WAIT API_BASE MEDIA_BASE REDIRECT_ORIGINS
export DEFAULT_LANGUAGE DISABLED_FEATURES CONSENT_CATEGORIES
export SECURITY_CONTACT SECURITY_EXPIRES
PATH=$PATH:/usr/sbin

mkdir -p "$RUN/locations.d"
# Debian's configuration names its modules relative to nginx's folder.
ln -sfn /usr/share/nginx/modules "$RUN/modules"
cp "$here/nginx.conf" "$here/storefront.conf" "$RUN"
cp "$HEADERS" "$RUN/security-headers.conf"
for name in settings server render; do
  # Only names of settings: nginx's own variables have the same form.
  envsubst '$ROOT $PORT $BACKEND $RENDER $RENDER_WAIT $API_BASE $MEDIA_BASE $REDIRECT_ORIGINS $DEFAULT_LANGUAGE \
$DISABLED_FEATURES $CONSENT_CATEGORIES \
$SECURITY_CONTACT $SECURITY_EXPIRES' \
    <"$here/$name.conf.template" >"$RUN/$name.conf"
done
exec nginx -e stderr -p "$RUN" -c nginx.conf "$@"
