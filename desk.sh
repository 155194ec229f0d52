#!/bin/sh
# Opens the content desk on a Mac or on Linux: double-click it, or type ./desk.sh. See docs/desk.md.
cd "$(dirname "$0")" || exit 1
if ! command -v node >/dev/null; then
  echo 'The desk needs Node.js, version 20 or later. Install the "LTS" version from https://nodejs.org'
  echo 'and start this again.'
  exit 1
fi
command -v git >/dev/null || echo 'The desk works without Git, but cannot publish. Install it from https://git-scm.com'
node desk/install.js && exec npm run desk
