import type { AccountProfile } from '../../../src/domain/accounts/account';
import type { Client } from '../../../src/domain/records/clients';
import type { Consultation } from '../../../src/domain/records/consultations';
import { openLocalData, type OpenLocalData } from '../../../src/data/openLocalData';
import type { Fetch } from '../../../src/gateway/calls';
import { createSync, type Sync } from '../../../src/sync/createSync';
import { createSession, type Session } from '../../../src/gateway/session';
import type { SyncStatus } from '../../../src/sync/status';
import { clientWith } from '../../support/newClient';
import { comesTrue } from '../../support/stolenTime';

export function memoryStorage(entries: Record<string, string> = {}): {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
} {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

export interface Device {
  local: OpenLocalData;
  session: Session;
  sync: Sync;
  errors: unknown[];
  status(): SyncStatus;
  until(isReached: (status: SyncStatus) => boolean, seconds?: number): Promise<SyncStatus>;
  close(): Promise<void>;
}

/**
 * @param every milliseconds between looks; more where a look is costly
 * @throws after `seconds` that the host did not take, with what `describe` says
 */
export async function eventually(
  test: () => boolean | Promise<boolean>,
  describe: () => unknown = () => '',
  seconds = 30,
  every = 10,
): Promise<void> {
  if (!(await comesTrue(test, seconds * 1000, every)))
    throw new Error(`still not so: ${JSON.stringify(describe())}`);
}

export async function openDevice(
  account: AccountProfile,
  fetch: Fetch,
  rowsPerCall?: number,
): Promise<Device> {
  const storage = memoryStorage({ 'bualanh.account': JSON.stringify(account) });
  return runDevice(createSession({ fetch, storage }), account, rowsPerCall);
}

export async function runDevice(
  session: Session,
  account: AccountProfile,
  rowsPerCall?: number,
): Promise<Device> {
  const local = await openLocalData(account);
  const errors: unknown[] = [];
  const sync = createSync(local, session, (error) => errors.push(error), { rowsPerCall });
  sync.start();
  return {
    local,
    session,
    sync,
    errors,
    status: sync.getSnapshot,
    async until(isReached, seconds = 30) {
      const describe = (): unknown => [sync.getSnapshot(), errors.map(String)];
      let match: SyncStatus | undefined;
      const look = (): void => {
        // A state may last only a few milliseconds, so every change is looked at.
        if (!match && isReached(sync.getSnapshot())) match = sync.getSnapshot();
      };
      const end = sync.subscribe(look);
      look();
      await eventually(() => match !== undefined, describe, seconds).finally(end);
      return match ?? sync.getSnapshot();
    },
    async close() {
      await sync.stop();
      await local.close();
    },
  };
}

export function newClient(local: OpenLocalData, clientName: string): Client {
  return clientWith({ ...local.newBase(), clientName });
}

export function newConsultation(local: OpenLocalData, clientId: string): Consultation {
  return { ...local.newBase(), clientId, visitDate: '2026-03-05' };
}
