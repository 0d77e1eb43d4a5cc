#!/bin/sh
# Runs when the primary is made: lets the read replica follow it, from the network of the containers.
echo 'host replication all samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
