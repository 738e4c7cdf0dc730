#!/bin/sh
# Ends each process that takes a question and says nothing for eight seconds. All are asked at once. One that refuses the
# connection starts or ends, and is left alone.
#   docker/systemd/end-hung-processes.sh /etc/pratiche
set -u
CURL_TIMEOUT=28
for file in "$1"/http-*.env "$1"/worker-*.env; do
  [ -f "$file" ] || continue
  (
    instance=$(basename "$file" .env)
    . "$file"
    # A worker answers on the port of its metrics.
    address="http://127.0.0.1:${PORT:-}/api/health/live"
    [ -n "${PORT:-}" ] || address="http://127.0.0.1:$METRICS_PORT/live"
    curl -s -m 8 -o /dev/null "$address"
    [ $? -eq "$CURL_TIMEOUT" ] || exit 0
    pid=$(systemctl show -p MainPID --value "pratiche-${instance%-*}@${instance##*-}")
    [ "${pid:-0}" -eq 0 ] || kill -9 "$pid"
  ) &
done
wait
