#!/bin/sh
# Runs when the primary is made: the server is the owner of its database and may start read replicas, but is no superuser. The
# superuser postgres has no password, so only a command inside the container can be it:
# docker compose exec postgres psql --username postgres halved
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role halved login replication password :'password';
alter database halved owner to halved;
alter role postgres password null;
SQL
