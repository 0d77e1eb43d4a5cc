#!/bin/sh
# Starts nginx with the addresses of the servers, and lets it follow them: nginx 1.26 itself asks for the addresses of a
# name only when it starts, and an address may belong to another container after an upgrade or a restart of the machine.
set -eu

# TRUST_PROXY proxies before this one each append the address that they see to X-Forwarded-For. So the client is the entry
# that many places from the end; what stands before it was written by the client. Without proxies it is whoever connects.
proxies=${TRUST_PROXY:-0}
case $proxies in
  *[!0-9]*)
    echo "TRUST_PROXY must be the number of proxies before this one, such as 0 or 1. It is $proxies." >&2
    exit 1
    ;;
esac
{
  echo 'map $http_x_forwarded_for $client {'
  echo '  default $remote_addr;'
  [ "$proxies" -lt 1 ] || echo '  "~(?<forwarded>[^, ]+) *(?:,[^,]*){'$((proxies - 1))'}$" $forwarded;'
  echo '}'
} >/tmp/client.conf

addresses() { getent ahostsv4 api | sed -n 's/ *STREAM.*//p' | sort; }

write() {
  for address in $1; do echo "server $address:3000 max_fails=1 fail_timeout=2s;"; done >/tmp/servers.conf
}

follow() {
  last=$known
  while sleep 2; do
    now=$(addresses)
    # A server that crashes is back at once under its address, so a change counts when it is seen twice.
    if [ -n "$now" ] && [ "$now" != "$known" ] && [ "$now" = "$last" ]; then
      known=$now
      write "$known"
      kill -HUP "$$"
    fi
    last=$now
  done
}

known=$(addresses)
until [ -n "$known" ]; do sleep 1 && known=$(addresses); done
write "$known"
follow &
exec nginx -g 'daemon off;'
