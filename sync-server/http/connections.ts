import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

export interface ConnectionLimits {
  /** Connections of one address on which nobody has signed in. */
  strangersOfPlace: number;
  /** The same of all addresses. */
  strangers: number;
  /** Connections of one account: its live streams and calls. */
  account: number;
  /** All of them. */
  inAll: number;
}

/** The share of the descriptors that this process may open which connections may take. */
const OF_DESCRIPTORS = 0.7;

function descriptors(): number {
  const report = process.report?.getReport() as
    | { userLimits?: { open_files?: { soft?: unknown } } }
    | undefined;
  const soft = Number(report?.userLimits?.open_files?.soft);
  return Number.isFinite(soft) && soft > 0 ? soft : 1_024;
}

const limitsOf = (inAll: number): ConnectionLimits => ({
  strangersOfPlace: Math.min(256, Math.floor(inAll / 4)),
  strangers: Math.min(2_000, Math.floor(inAll / 2)),
  account: 160,
  inAll,
});

/** Bounds open connections, so that there is always room for the next person. */
export interface Connections {
  opened(socket: Socket): void;
  /** Somebody has signed in on it. */
  known(socket: Socket, account: string): void;
  count(): number;
}

/** Connections in the order in which they came. */
type Group = Set<Socket>;

/** Connections by what they are counted with. */
function createGroups() {
  const groups = new Map<string, Group>();
  const keys = new Map<Socket, string>();
  return {
    keyOf: (socket: Socket) => keys.get(socket),
    join: (socket: Socket, key: string): Group => {
      const group = groups.get(key) ?? new Set();
      groups.set(key, group.add(socket));
      keys.set(socket, key);
      return group;
    },
    leave: (socket: Socket): void => {
      const key = keys.get(socket) ?? '';
      keys.delete(socket);
      const group = groups.get(key);
      group?.delete(socket);
      if (group?.size === 0) groups.delete(key);
    },
    largest: (): Group => {
      let largest: Group = new Set();
      for (const group of groups.values()) if (group.size > largest.size) largest = group;
      return largest;
    },
  };
}

/**
 * Where there are too many, the oldest goes: whoever holds connections without a word loses them, and whoever
 * has just come is served.
 * @param proxies how many stand in front: then addresses of connections are theirs, and say nothing
 */
export function createConnections(
  proxies: number,
  limits: ConnectionLimits = limitsOf(Math.floor(descriptors() * OF_DESCRIPTORS)),
): Connections {
  const groups = createGroups();
  /** Whoever has signed in on them. */
  const places = createGroups();
  const strangers: Group = new Set();
  const all: Group = new Set();

  function leave(socket: Socket): void {
    all.delete(socket);
    strangers.delete(socket);
    places.leave(socket);
    groups.leave(socket);
  }

  /** At once: a destroyed one says so only when the others have come. */
  function endOldest(group: Group, most: number): void {
    for (const socket of group) {
      if (group.size <= most) return;
      leave(socket);
      socket.destroy();
    }
  }

  return {
    opened: (socket) => {
      all.add(socket);
      socket.once('close', () => leave(socket));
      strangers.add(socket);
      const place = ipKeyGenerator(socket.remoteAddress ?? '');
      places.join(socket, place);
      if (proxies === 0) endOldest(groups.join(socket, `place ${place}`), limits.strangersOfPlace);
      // Where all places are taken, strangers make room before people who work.
      const over = Math.max(0, all.size - limits.inAll);
      endOldest(strangers, Math.min(limits.strangers, Math.max(1, strangers.size - over)));
      // Who came just now is served, however many accounts somebody has made at one place.
      if (all.size > limits.inAll) endOldest(places.largest(), places.largest().size - 1);
    },
    known: (socket, account) => {
      if (!all.has(socket)) return;
      const key = `account ${account}`;
      if (groups.keyOf(socket) === key) return;
      groups.leave(socket);
      strangers.delete(socket);
      if (proxies === 0) endOldest(groups.join(socket, key), limits.account);
    },
    count: () => all.size,
  };
}
