#!/bin/sh
# Puts this release in its place on the server, or brings back the one before it:
#   sh release/install.sh
#   sh /var/www/www.example.org/current/install.sh back
# Visitors get the folder that the link `current` leads to, so that one step
# changes the whole site; should anything fail before that step, nothing changes. Another file for
# the configuration, or other commands: CONFIGURATION=… CHECK=… RELOAD=…
set -eu
umask 022
trap 'echo "Nothing was changed." >&2' EXIT

fail() {
  echo "$1" >&2
  exit 1
}

here=$(cd "$(dirname "$0")" && pwd -P)
# Says `folder`, the site's place on the server, and `id`, the release's fingerprint.
. "$here/release"
kept=3
days=30

case ${1:-} in
  '' | back) ;;
  *) fail "Say nothing, to install this release, or back, to return to the one before: sh $0 back" ;;
esac
configuration=${CONFIGURATION:-/etc/nginx/conf.d/site.conf}
check=${CHECK:-nginx -t -q}
reload=${RELOAD:-nginx -s reload}
[ -d "$(dirname "$configuration")" ] || fail "There is no folder $(dirname "$configuration"): is nginx installed?"
[ -L "$folder/current" ] || [ ! -e "$folder/current" ] || fail "$folder/current is not this installer's link: move it away."

mkdir -p "$folder/releases"
exec 9>"$folder/lock"
flock -n 9 || fail "Another release is being installed: try again when that has ended."

incoming=$folder/incoming
before=$configuration.before
is_first=
undo() {
  rm -rf "$incoming" "$configuration.next"
  [ ! -e "$before" ] || mv "$before" "$configuration"
  [ -z "$is_first" ] || rm -f "$configuration"
  echo "Nothing was changed." >&2
}
trap undo EXIT
trap 'exit 1' HUP INT TERM
# There only if the last run was killed.
[ ! -e "$before" ] || mv "$before" "$configuration"

# Releases are called 7-2027-01-31-<fingerprint>; the number grows.
releases() {
  ls "$folder/releases" | sort -n
}
remove_after() {
  releases | awk -v last="$1" '$0 + 0 > last + 0' | while read -r left; do
    rm -rf "$folder/releases/$left"
  done
}
present=$(readlink "$folder/current" || true)
present=${present##*/}
remove_after "$present"

# Pages that are open still ask for the fingerprinted files of releases that left lately.
link_earlier() {
  if [ -n "$present" ]; then
    (cd "$folder/releases/$present/site/assets" && xargs -r touch -c --) <"$folder/releases/$present/assets"
  fi
  find "$folder/releases" -path '*/site/assets/*' -type f -mtime "-$days" | while read -r file; do
    place=$1/site/assets/${file##*/}
    [ -e "$place" ] || ln "$file" "$place" || exit 1
  done
}

if [ "${1:-}" = back ]; then
  chosen=$(releases | tail -n 2 | head -n 1)
  [ "$chosen" != "$present" ] || fail "There is no release before the present one."
  files=$folder/releases/$chosen
  link_earlier "$files"
elif [ -n "$present" ] && [ "${present##*-}" = "$id" ]; then
  chosen=$present
  files=$folder/releases/$chosen
else
  chosen=$((${present%%-*} + 1))-$(date -u +%Y-%m-%d)-$id
  files=$incoming
  rm -rf "$files"
  # A full disk makes cp complain of each file: its first line is enough.
  complaint=$(cp -pR "$here" "$files" 2>&1) ||
    fail "The release could not be copied to $folder: is its disk full? 'df -h $folder' tells. $(echo "$complaint" | head -n 1)"
  if [ "$(id -u)" = 0 ]; then chown -R 0:0 "$files"; fi
  chmod -R u=rwX,go=rX "$files"
  ls "$files/site/assets" >"$files/assets"
  link_earlier "$files"
fi

# Whether the server accepts this configuration, changed by a line of sed.
accepts() {
  sed "${2:-}" "$files/hosts/$1" >"$configuration.next"
  mv "$configuration.next" "$configuration"
  complaint=$($check 2>&1)
}
if [ -e "$configuration" ]; then cp -p "$configuration" "$before"; else is_first=yes; fi
certificate=$(sed -n 's/^ *ssl_certificate \(.*\);/\1/p' "$files/hosts/nginx.conf" | head -n 1)
# Later a certificate that is missing is a fault: visitors' browsers insist on HTTPS.
if [ ! -e "$certificate" ] && ! grep -qs ssl_certificate "$before"; then
  accepts nginx-first.conf || fail "$complaint"
  echo "There is no $certificate yet: docs/deploy.md says how to get one."
else
  # Without its brotli module nginx sends gzip.
  accepts nginx.conf || accepts nginx.conf /brotli_static/d || fail "$complaint"
fi

[ "$files" != "$incoming" ] || mv "$incoming" "$folder/releases/$chosen"
# Kept until nginx has loaded the configuration, so that a run after a failed reload tries again.
[ ! -e "$before" ] || cmp -s "$before" "$configuration" || : >"$folder/to-load"
[ -z "$is_first" ] || : >"$folder/to-load"
# The release is on the disk before anything leads to it.
sync
ln -sfn "releases/$chosen" "$folder/next"
mv -T "$folder/next" "$folder/current"
trap - EXIT
rm -f "$before"
remove_after "$chosen"
releases | head -n "-$kept" | while read -r old; do
  rm -rf "$folder/releases/$old"
done
echo "$folder/current is release $chosen."
# A reload can break a visitor's connection, so the same configuration is not loaded again.
if [ -e "$folder/to-load" ]; then
  $reload || fail "The release is in place, but nginx did not load its configuration: $reload"
  rm "$folder/to-load"
fi
