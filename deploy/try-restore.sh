#!/bin/sh
# DATABASE_URL=… DATA_DIR=… deploy/try-restore.sh <folder>: restores a backup into the database beside the site's whose name
# ends in _trial, and into a folder that is gone afterwards; counts rows, opens the newest picture and a page of what is live.
# The site's database is told how it went: operators hear of a failure, and /metrics says when the last one was whole.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/database-service.sh"
scratch=$(mktemp -d)
server=
# Whatever else happens, it is told.
finish() {
  status=$?
  trap - EXIT
  if [ -n "$server" ]; then kill "$server" 2> /dev/null || true; fi
  cat "$scratch/errors" >&3
  said="The trial restore of $(basename "${folder:-nothing}") failed: $(tail -n 1 "$scratch/errors" | cut -c 1-300)"
  note="insert into settings (name, value) values ('restored', extract(epoch from now())::bigint)
    on conflict (name) do update set value = excluded.value; delete from settings where name = 'restore-failed'"
  if [ "$status" != 0 ]; then
    note="insert into settings (name, value) values ('restore-failed', :'said') on conflict (name) do update set value = excluded.value"
  fi
  echo "$note" | (with_database psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --set "said=$said") 2>&3 || status=1
  rm -rf "$scratch"
  exit "$status"
}
exec 3>&2 2> "$scratch/errors"
trap finish EXIT
folder=${1:?"names the folder with the backup"}
folder=$(cd "$folder" && pwd)
export DATABASE_URL DATA_DIR
trial=$(node --eval 'const url = new URL(process.env.DATABASE_URL); url.pathname += "_trial"; console.log(url.href)')
ask() { (DATABASE_URL=$1 && with_database psql --no-psqlrc --tuples-only --no-align --command "$2"); }
fail() { echo "$1" >&2 && exit 1; }

DATABASE_URL=$trial DATA_DIR="$scratch/data" "$here/restore.sh" "$folder"
for table in users messages questions comics content_publications uploads; do
  here_now=$(ask "$DATABASE_URL" "select count(*) from $table")
  came_back=$(ask "$trial" "select count(*) from $table")
  echo "$table: $came_back rows, $here_now on the site"
  if [ "$here_now" != 0 ] && [ "$came_back" = 0 ]; then fail "$table came back empty"; fi
done

picture=$(ask "$trial" "select id from uploads where type like 'image/%' and stored_at is not null order by stored_at desc limit 1")
if [ -n "$picture" ]; then
  file=$(find "$scratch/data/uploads" -type f -name "$picture*" | head -n 1)
  if [ -z "$file" ]; then fail "picture $picture did not come back"; fi
  (cd "$here/../backend" && node --eval 'require("sharp")(process.argv[1]).stats()' "$file")
  echo "picture $picture opens"
fi

# The page server believes no revision, page or file that is not as it was signed.
(cd "$here/.." && DATA_DIR="$scratch/data" STATE_DIR="$scratch/state" PORT=0 HOST=127.0.0.1 METRICS_PORT='' STORE='' \
  exec node --import tsx pages/src/serve/serve-main.ts > "$scratch/served") &
server=$!
until origin=$(sed -n 's/^ready //p' "$scratch/served" 2> /dev/null) && [ -n "$origin" ]; do
  kill -0 "$server" 2> /dev/null || fail "$(cat "$scratch/errors"): no page server starts over it"
  sleep 0.2
done
curl -fsS --output "$scratch/page" "${origin%/}/"
script=$(grep -o 'assets/[^" ]*\.js' "$scratch/page" | head -n 1)
curl -fsS --output /dev/null "${origin%/}/$script"
echo "the home page and $script open"
