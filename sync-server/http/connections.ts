import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

export interface ConnectionLimits {
  strangersOfPlace: number;
  strangers: number;
  account: number;
  inAll: number;
}

const OF_DESCRIPTORS = 0.7;

function descriptors(): number {
  const report = process.report?.getReport() as
    | { userLimits?: { open_files?: { soft?: unknown } } }
    | undefined;
  const soft = Number(report?.userLimits?.open_files?.soft);
  return Number.isFinite(soft) && soft > 0 ? soft : 1_024;
}

const computeLimits = (inAll: number): ConnectionLimits => ({
  strangersOfPlace: Math.min(256, Math.floor(inAll / 4)),
  strangers: Math.min(2_000, Math.floor(inAll / 2)),
  account: 160,
  inAll,
});

export interface Connections {
  opened(socket: Socket): void;
  known(socket: Socket, account: string): void;
  count(): number;
}

type Group = Set<Socket>;

function createGroups() {
  const groups = new Map<string, Group>();
  const keys = new Map<Socket, string>();
  return {
    getKey: (socket: Socket) => keys.get(socket),
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
 * Over the limit the oldest connection is closed, so that idle ones cannot keep out a newcomer.
 * @param proxies number in front: then peer addresses are theirs and say nothing
 */
export function createConnections(
  proxies: number,
  limits: ConnectionLimits = computeLimits(Math.floor(descriptors() * OF_DESCRIPTORS)),
): Connections {
  const groups = createGroups();
  const addresses = createGroups();
  const strangers: Group = new Set();
  const all: Group = new Set();

  function leave(socket: Socket): void {
    all.delete(socket);
    strangers.delete(socket);
    addresses.leave(socket);
    groups.leave(socket);
  }

  /** Removed at once: a destroyed socket emits `close` only later. */
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
      const address = ipKeyGenerator(socket.remoteAddress ?? '');
      addresses.join(socket, address);
      if (proxies === 0)
        endOldest(groups.join(socket, `place ${address}`), limits.strangersOfPlace);
      // When all places are taken, strangers are closed before signed-in people.
      const over = Math.max(0, all.size - limits.inAll);
      endOldest(strangers, Math.min(limits.strangers, Math.max(1, strangers.size - over)));
      if (all.size > limits.inAll) endOldest(addresses.largest(), addresses.largest().size - 1);
    },
    known: (socket, account) => {
      if (!all.has(socket)) return;
      const key = `account ${account}`;
      if (groups.getKey(socket) === key) return;
      groups.leave(socket);
      strangers.delete(socket);
      if (proxies === 0) endOldest(groups.join(socket, key), limits.account);
    },
    count: () => all.size,
  };
}
