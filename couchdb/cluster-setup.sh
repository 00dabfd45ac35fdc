#!/bin/bash
# Joins the nodes named in NODES to one CouchDB cluster. May run again. Untried on real nodes.
set -euo pipefail
: "${NODES:?}" "${COUCHDB_USER:?}" "${COUCHDB_PASSWORD:?}"
read -r first rest <<<"$NODES"
auth=(--silent --show-error --user "$COUCHDB_USER:$COUCHDB_PASSWORD" -H 'Content-Type: application/json')

setup() {
	curl "${auth[@]}" -X POST "http://$first:5984/_cluster_setup" -d "$1"
}

members() {
	curl "${auth[@]}" --fail "http://$first:5984/_membership"
}

count=$(wc -w <<<"$NODES")
credentials="\"username\":\"$COUCHDB_USER\",\"password\":\"$COUCHDB_PASSWORD\""
for node in $rest; do
	if members | grep -q "couchdb@$node"; then continue; fi
	setup "{\"action\":\"enable_cluster\",\"bind_address\":\"0.0.0.0\",$credentials,\"port\":5984,\"node_count\":\"$count\",\"remote_node\":\"$node\",\"remote_current_user\":\"$COUCHDB_USER\",\"remote_current_password\":\"$COUCHDB_PASSWORD\"}"
	setup "{\"action\":\"add_node\",\"host\":\"$node\",\"port\":5984,$credentials}"
done
# Makes _users, _replicator and _global_changes; says so when it was done before.
setup '{"action":"finish_cluster"}'
for node in $NODES; do
	members | grep -q "couchdb@$node" || { echo "$node did not join" >&2; exit 1; }
done
echo "the cluster has $count nodes"
