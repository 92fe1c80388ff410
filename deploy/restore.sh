#!/bin/sh
# DATABASE_URL=… DATA_DIR=… deploy/restore.sh <folder>: into a data folder that is empty, while no backend runs.
set -eu
. "$(dirname "$0")/database-service.sh"
folder=${1:?"names the folder with the backup"}
mkdir -p "$DATA_DIR"
if [ -n "$(ls -A "$DATA_DIR")" ]; then
  echo "$DATA_DIR is not empty: move it away first" >&2
  exit 1
fi
with_database pg_restore --clean --if-exists --no-owner --single-transaction --dbname="service=site" "$folder/database.dump"
tar --extract --gzip --file="$folder/data.tar.gz" --directory="$DATA_DIR"
echo "restored into $DATA_DIR"
