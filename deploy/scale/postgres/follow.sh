#!/bin/sh
# Starts a replica that follows the primary. The first start copies the primary.
set -eu
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql
  chmod 700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --init-groups "$0"
fi
export PGPASSWORD="$POSTGRES_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup --host=postgres --username=halved --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf; do
    rm -rf "$PGDATA"/* && sleep 1
  done
fi
exec postgres
