#!/bin/sh
# Serves the shop with nginx in the foreground, as an ordinary user. Settings are environment variables
# (docs/operate.md); RUN is a folder for the configuration and nginx's own files. With `-s reload` it deploys the build
# in ROOT on the running nginx.
set -euf
here=$(dirname "$0")
: "${ROOT:=$here/../../dist}" "${HEADERS:=$here/../../dist-private/security-headers.conf}"
: "${RUN:=/tmp/storefront}" "${PORT:=8080}" "${BACKEND:=http://127.0.0.1:4010}" "${RENDER:=}" "${RENDER_WAIT:=500ms}"
: "${API_BASE:=}" "${MEDIA_BASE:=}" "${REDIRECT_ORIGINS:=}"
: "${DEFAULT_LANGUAGE:=}" "${DISABLED_FEATURES:=}" "${CONSENT_CATEGORIES:=}" "${VISITOR_PRICES:=}"
: "${SECURITY_CONTACT:=}" "${SECURITY_EXPIRES:=}" "${ACCESS_LOG:=access.log}"
: "${CSP_SCRIPT:=}" "${CSP_CONNECT:=}" "${CSP_FRAME:=}" "${CSP_IMG:=}" "${THIRD_PARTIES:=}" "${MONITORING:=}"
[ "$ACCESS_LOG" = off ] || ACCESS_LOG="$ACCESS_LOG paths"
ROOT=$(cd "$ROOT" && pwd)
PATH=$PATH:/usr/sbin

# Sets of origins that a third party needs, besides those of the variables.
CSP_TRUSTED_TYPES='' PAYMENT_ORIGINS=''
for name in $THIRD_PARTIES; do
  script='' connect='' frame='' img='' trusted_types='' payment=''
  . "$here/third-parties/$name"
  CSP_SCRIPT="$CSP_SCRIPT $script" CSP_CONNECT="$CSP_CONNECT $connect" CSP_FRAME="$CSP_FRAME $frame"
  CSP_IMG="$CSP_IMG $img" CSP_TRUSTED_TYPES="$CSP_TRUSTED_TYPES $trusted_types"
  PAYMENT_ORIGINS="$PAYMENT_ORIGINS $payment"
done
# The words of a list, each after a space.
list() { for word in $1; do printf ' %s' "$word"; done; }
quoted() { for word in $1; do printf ' "%s"' "$word"; done; }
CSP_SCRIPT=$(list "$CSP_SCRIPT") CSP_CONNECT=$(list "$CSP_CONNECT") CSP_IMG=$(list "$CSP_IMG")
CSP_FRAME=$(list "${CSP_FRAME# }") CSP_TRUSTED_TYPES=$(list "$CSP_TRUSTED_TYPES")
PAYMENT=$(quoted "$PAYMENT_ORIGINS")
PAYMENT="(${PAYMENT:+self$PAYMENT})"

# Host with its port, and scheme, of an origin or the first of several.
host_of() { host=${1%% *} host=${host#*://} && printf %s "${host%%/*}"; }
scheme_of() { printf %s "${1%%://*}"; }
# An upstream of one or several origins, with connections that are kept; host names are looked up at the start and at each reload.
upstream() {
  printf 'upstream %s {\n' "$1"
  for origin in $2; do
    address=$(host_of "$origin")
    case $address in
      *:*[0-9]) ;;
      *) [ "$(scheme_of "$origin")" = https ] && address=$address:443 || address=$address:80 ;;
    esac
    printf '  server %s;\n' "$address"
  done
  printf '  keepalive 32;\n}\n'
}
BACKEND_URL=$(scheme_of "$BACKEND")://backend BACKEND_HOST=$(host_of "$BACKEND")
BACKEND_NAME=${BACKEND_HOST%:*}
RENDER_URL=${RENDER:+http://render}
# The two hooks, whose reports nginx passes on.
MONITORING_URL='' MONITORING_HOST='' MONITORING_NAME='' HOOK_SCRIPTS=''
if [ -n "$MONITORING" ]; then
  MONITORING_HOST=$(host_of "$MONITORING") MONITORING_NAME=${MONITORING_HOST%:*}
  path=${MONITORING#*://}
  case $path in */*) path=/${path#*/} ;; *) path=/ ;; esac
  MONITORING_URL=$(scheme_of "$MONITORING")://monitoring$path
  for name in exceptionReporter webVitalsReporter; do
    HOOK_SCRIPTS="$HOOK_SCRIPTS<script defer src=\"/$name.js\"></script>"
  done
fi

mkdir -p "$RUN/locations.d" "$RUN/hooks"
# Debian's configuration names its modules relative to nginx's folder.
ln -sfn /usr/share/nginx/modules "$RUN/modules"
cp "$here/nginx.conf" "$here/storefront.conf" "$here/backend.conf" "$here/document.conf" "$here/hooks.conf" "$RUN"
cp "$HEADERS" "$RUN/security-headers.conf"
cp "$here/../exceptionReporter.js" "$here/../webVitalsReporter.js" "$RUN/hooks"
: >"$RUN/monitoring.conf"
[ -z "$MONITORING" ] || cp "$here/monitoring.conf" "$RUN"
{
  upstream backend "$BACKEND"
  [ -z "$RENDER" ] || upstream render "$RENDER"
  [ -z "$MONITORING" ] || upstream monitoring "$MONITORING"
} >"$RUN/upstreams.conf"
# Its tag changes with the settings, which are written into it.
DOCUMENT_TAG=$({
  cat "$ROOT/index.html"
  printf '%s\n' "$API_BASE" "$MEDIA_BASE" "$REDIRECT_ORIGINS" "$DEFAULT_LANGUAGE" "$DISABLED_FEATURES" "$CONSENT_CATEGORIES" \
    "$VISITOR_PRICES" "$HOOK_SCRIPTS"
} | sha256sum | cut -c 1-16)
export ROOT PORT RENDER_WAIT ACCESS_LOG API_BASE MEDIA_BASE REDIRECT_ORIGINS DEFAULT_LANGUAGE DISABLED_FEATURES
export CONSENT_CATEGORIES VISITOR_PRICES SECURITY_CONTACT SECURITY_EXPIRES CSP_SCRIPT CSP_CONNECT CSP_FRAME CSP_IMG
export CSP_TRUSTED_TYPES PAYMENT BACKEND_URL BACKEND_HOST BACKEND_NAME RENDER_URL DOCUMENT_TAG
export MONITORING_URL MONITORING_HOST MONITORING_NAME HOOK_SCRIPTS
for name in settings server render; do
  # Only names of settings: nginx's own variables have the same form.
  envsubst '$ROOT $PORT $RENDER_WAIT $ACCESS_LOG $API_BASE $MEDIA_BASE $REDIRECT_ORIGINS $DEFAULT_LANGUAGE \
$DISABLED_FEATURES $CONSENT_CATEGORIES $VISITOR_PRICES $SECURITY_CONTACT $SECURITY_EXPIRES $CSP_SCRIPT $CSP_CONNECT \
$CSP_FRAME $CSP_IMG $CSP_TRUSTED_TYPES $PAYMENT $BACKEND_URL $BACKEND_HOST $BACKEND_NAME $RENDER_URL $DOCUMENT_TAG \
$MONITORING_URL $MONITORING_HOST $MONITORING_NAME $HOOK_SCRIPTS' \
    <"$here/$name.conf.template" >"$RUN/$name.conf"
done
exec nginx -e stderr -p "$RUN" -c nginx.conf "$@"
