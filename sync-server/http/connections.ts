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

/**
 * Where there are too many, the oldest goes: whoever holds connections without a word loses them, and whoever
 * has just come is served.
 * @param proxies how many stand in front: then addresses of connections are theirs, and say nothing
 */
export function createConnections(
  proxies: number,
  limits: ConnectionLimits = limitsOf(Math.floor(descriptors() * OF_DESCRIPTORS)),
): Connections {
  const groups = new Map<string, Group>();
  const groupOf = new Map<Socket, string>();
  const strangers: Group = new Set();
  const all: Group = new Set();

  function leave(socket: Socket): void {
    const key = groupOf.get(socket);
    groupOf.delete(socket);
    strangers.delete(socket);
    const group = key === undefined ? undefined : groups.get(key);
    group?.delete(socket);
    if (key !== undefined && group?.size === 0) groups.delete(key);
  }

  /** At once: a destroyed one says so only when the others have come. */
  function endOldest(group: Group | undefined, most: number): void {
    for (const socket of group ?? []) {
      if ((group?.size ?? 0) <= most) return;
      all.delete(socket);
      leave(socket);
      socket.destroy();
    }
  }

  function join(socket: Socket, key: string, most: number): void {
    const group = groups.get(key) ?? new Set();
    groups.set(key, group.add(socket));
    groupOf.set(socket, key);
    endOldest(group, most);
  }

  return {
    opened: (socket) => {
      all.add(socket);
      socket.once('close', () => {
        all.delete(socket);
        leave(socket);
      });
      strangers.add(socket);
      const place = ipKeyGenerator(socket.remoteAddress ?? '');
      if (proxies === 0) join(socket, `place ${place}`, limits.strangersOfPlace);
      // Where all places are taken, strangers make room before people who work.
      const over = Math.max(0, all.size - limits.inAll);
      endOldest(strangers, Math.min(limits.strangers, Math.max(0, strangers.size - over)));
    },
    known: (socket, account) => {
      if (!all.has(socket)) return;
      const key = `account ${account}`;
      if (groupOf.get(socket) === key) return;
      leave(socket);
      if (proxies === 0) join(socket, key, limits.account);
    },
    count: () => all.size,
  };
}
