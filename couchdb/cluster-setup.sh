#!/bin/bash
# Joins the nodes named in NODES to one CouchDB cluster. May run again. Tried on CouchDB 3.5.0.
set -euo pipefail
: "${NODES:?}" "${COUCHDB_USER:?}" "${COUCHDB_PASSWORD:?}" "${PORT:=5984}" "${DIST_PORT:=9100}" "${PATIENCE:=60}"
read -r first rest <<<"$NODES"

fail() {
	echo "$1" >&2
	exit 1
}

# It stands in JSON and in an address as it is.
[[ $COUCHDB_PASSWORD =~ ^[A-Za-z0-9]+$ ]] || fail 'COUCHDB_PASSWORD may hold letters and digits only'

# METHOD PATH [BODY]. No secret is an argument: every user of the machine can read those.
call() {
	local body=()
	if (($# > 2)); then body=(-H 'Content-Type: application/json' --data-binary @-); fi
	curl --silent --show-error --max-time 60 -X "$1" "${body[@]}" \
		--config <(echo "user = \"$COUCHDB_USER:$COUCHDB_PASSWORD\"") "http://$first:$PORT$2" <<<"${3:-}"
}

setup() {
	call POST /_cluster_setup "$1"
}

# Whether a list of _membership has a node: cluster_nodes are those that belong, all_nodes those that are connected.
has() {
	local lists
	lists=$(call GET /_membership) || return 1
	lists=${lists#*\"$1\":[}
	[[ ${lists%%]*} == *"\"couchdb@$2\""* ]]
}

# Why a node that was added does not connect, as far as it shows from here.
reason() {
	if timeout 3 bash -c 'exec 3<>"/dev/tcp/$0/$1"' "$1" "$DIST_PORT" 2>/dev/null; then
		echo 'does it answer by this name, with the same password and cookie?'
	else
		echo "nothing answers at $1:$DIST_PORT, where nodes talk to each other: is the port open, and not bound to loopback (inet_dist_use_interface in vm.args)?"
	fi
}

count=$(wc -w <<<"$NODES")
credentials="\"username\":\"$COUCHDB_USER\",\"password\":\"$COUCHDB_PASSWORD\""
for node in $rest; do
	if has cluster_nodes "$node"; then continue; fi
	# Says "already enabled" where the node has its administrator and its address from the start, as ours do.
	setup "{\"action\":\"enable_cluster\",\"bind_address\":\"0.0.0.0\",$credentials,\"port\":5984,\"node_count\":\"$count\",\"remote_node\":\"$node\",\"remote_current_user\":\"$COUCHDB_USER\",\"remote_current_password\":\"$COUCHDB_PASSWORD\"}"
	setup "{\"action\":\"add_node\",\"host\":\"$node\",\"port\":5984,$credentials}"
done

# Databases that are made before a node is there have no copy on it.
for node in $NODES; do
	for ((waited = 0; ; waited += 1)); do
		if has cluster_nodes "$node" && has all_nodes "$node"; then break; fi
		((waited < PATIENCE)) || fail "$node did not join: $(reason "$node")"
		sleep 1
	done
done

# Makes _users and _replicator, the gateway makes _global_changes; says so when it was done before.
setup '{"action":"finish_cluster"}'
state=$(call GET /_cluster_setup)
[[ $state == *cluster_finished* ]] || fail "the cluster's own databases were not made: $state"
echo "the cluster has $count nodes"
