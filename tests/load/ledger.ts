export interface Ledger {
  saved(version: string, at: number, receivers: readonly number[]): void;
  arrived(version: string, receiver: number, at: number): number | undefined;
  withdraw(version: string): void;
  missing(): number;
}

export const versionKey = (document: { id: string; updatedAt?: unknown }): string =>
  `${document.id} ${String(document.updatedAt)}`;

export function createLedger(): Ledger {
  const open = new Map<string, { at: number; receivers: Set<number> }>();
  return {
    saved: (version, at, receivers) => {
      if (receivers.length > 0) open.set(version, { at, receivers: new Set(receivers) });
    },
    arrived: (version, receiver, at) => {
      const entry = open.get(version);
      if (!entry?.receivers.delete(receiver)) return undefined;
      if (entry.receivers.size === 0) open.delete(version);
      return at - entry.at;
    },
    withdraw: (version) => void open.delete(version),
    missing: () => [...open.values()].reduce((sum, { receivers }) => sum + receivers.size, 0),
  };
}
