#!/bin/sh
# DATABASE_URL=… DATA_DIR=… deploy/back-up.sh <folder>: the database and the data folder of a running site. Nothing is
# stopped; `gc` must not run meanwhile. Private keys (KEYS_DIR) are no part of it, nor is what the machine remembers.
#
# What points is saved before what it points to: revisions before the compositions that they name, those before parts
# and releases, those before assets. Whatever is written meanwhile is too much at worst, and never missing.
set -eu
. "$(dirname "$0")/database-service.sh"
folder=${1:?"names the folder for the backup"}
umask 077
mkdir -p "$folder"
with_database pg_dump --format=custom --file="$folder/database.dump"
folder=$(cd "$folder" && pwd)
cd "$DATA_DIR"

# 1 is tar's word for what came or went while it read: nothing that was saved by then.
save() {
  tar --file="$folder/data.tar" --exclude='.*.draft' --exclude='.*.next' --exclude='*.part' --exclude='*.tmp' "$@" ||
    [ $? -eq 1 ]
}
decided() { ls store/ledger store/trust; }

# A revision names the trust that it was made by, and a trust the revision that it came after: what is saved of both is of
# a moment in which neither changed.
until
  before=$(decided) && save --create store/ledger store/trust || exit 1
  [ "$(decided)" = "$before" ]
do :; done

set --
for name in configs compositions parts releases assets attempts; do
  if [ -e "store/$name" ]; then set -- "$@" "store/$name"; fi
done
for name in uploads clients; do
  if [ -e "$name" ]; then set -- "$@" "$name"; fi
done
if [ $# -gt 0 ]; then save --append "$@"; fi
gzip --force "$folder/data.tar"
echo "insert into settings (name, value) values ('backed-up', extract(epoch from now())::bigint)
  on conflict (name) do update set value = excluded.value" | with_database psql --quiet --no-psqlrc --set ON_ERROR_STOP=1
echo "backed up to $folder"
