#!/bin/sh
# DATABASE_URL=… DATA_DIR=… deploy/back-up.sh <folder>: the database and the data folder of a running site, in an order in
# which what points is saved before what it points to. Nothing is stopped; `gc` must not run meanwhile.
set -eu
folder=${1:?"names the folder for the backup"}
umask 077
mkdir -p "$folder"
pg_dump --format=custom --file="$folder/database.dump" "$DATABASE_URL"
set -- store/channels.json
cd "$DATA_DIR"
for name in store/config.json store/compositions store/parts store/releases store/assets uploads clients; do
  if [ -e "$name" ]; then set -- "$@" "$name"; fi
done
tar --create --gzip --file="$folder/data.tar.gz" --exclude='*.part' --exclude='*.tmp' "$@"
echo "backed up to $folder"
