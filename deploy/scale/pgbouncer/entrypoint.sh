#!/bin/sh
# Writes the configuration from DATABASE_HOST and POSTGRES_PASSWORD, and starts PgBouncer.
set -eu
umask 077
printf '"halved" "%s"\n' "$POSTGRES_PASSWORD" >/tmp/users.txt
cat >/tmp/pgbouncer.ini <<INI
[databases]
; The server asks for these two when it connects, and PgBouncer cannot pass them on, so every connection begins with them.
halved = host=$DATABASE_HOST port=5432 dbname=halved connect_query='set statement_timeout = 5000; set idle_in_transaction_session_timeout = 10000'

[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
auth_type = scram-sha-256
auth_file = /tmp/users.txt
pool_mode = transaction
max_prepared_statements = 1000
max_client_conn = 1000
default_pool_size = 40
query_wait_timeout = 5
server_connect_timeout = 2
server_login_retry = 1
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
INI
exec pgbouncer /tmp/pgbouncer.ini
