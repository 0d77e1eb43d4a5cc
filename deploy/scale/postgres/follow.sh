#!/bin/sh
# Starts a replica that follows the primary. The first start copies the primary, into a folder of another name, so that a
# copy that was cut short is never taken for a whole one.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$(dirname "$PGDATA")"
  chown -R postgres:postgres /var/lib/postgresql
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0"
fi
export PGPASSWORD="$POSTGRES_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  copy="$PGDATA.copy"
  until rm -rf "$copy" && pg_basebackup --host=postgres --username=halved --pgdata="$copy" \
    --checkpoint=fast --wal-method=stream --write-recovery-conf; do sleep 1; done
  rm -rf "$PGDATA"
  mv "$copy" "$PGDATA"
fi
# An error of a statement may quote a row.
exec postgres -c log_min_messages=log
