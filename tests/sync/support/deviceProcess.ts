import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CollectionName } from '../../../src/domain/collections';
import type { ConflictRecord, RejectionRecord } from '../../../src/data/sideStore';
import type { SyncStatus } from '../../../src/sync/status';
import { eventually } from './device';
import type { DeviceCall } from './deviceMain';
import type { Edit, Edited } from './edits';

export type Fields = Record<string, unknown> & { id: string };
export type Status = SyncStatus & { errors: string[] };

export interface Kept {
  rejections: RejectionRecord[];
  conflicts: ConflictRecord[];
}

const fastClock = fileURLToPath(new URL('../../support/fastClock.mjs', import.meta.url));

/** A device in a process of its own, with its own database. */
export interface RemoteDevice {
  call(call: DeviceCall): Promise<unknown>;
  /** @param name what its person calls the device */
  login(
    url: string,
    email?: string,
    name?: string,
  ): Promise<{ accountId: string; workspaceId: string }>;
  all(collection: CollectionName): Promise<Fields[]>;
  find(collection: CollectionName, id: string): Promise<Fields | undefined>;
  insert(collection: CollectionName, fields: Record<string, unknown>): Promise<Fields>;
  update(collection: CollectionName, id: string, fields: Record<string, unknown>): Promise<void>;
  edit(collection: CollectionName, id: string, edit: Edit): Promise<Edited>;
  status(): Promise<Status>;
  kept(): Promise<Kept>;
  /** Waits until the status is as wanted. @throws after `seconds` */
  until(wanted: (status: Status) => boolean, seconds?: number): Promise<Status>;
  synced(seconds?: number): Promise<Status>;
  stop(): Promise<void>;
}

/** @param speed how many times as fast as others its waits pass, see `fastClock.mjs` */
export function startDevice(speed = 1): RemoteDevice {
  const child = fork(new URL('./deviceMain.ts', import.meta.url), {
    execArgv: ['--import', fastClock, '--import', 'tsx'],
    env: { ...process.env, FAST_CLOCK: String(speed) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const open = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let count = 0;
  let written = '';
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.on('message', (answer: { number: number; value?: unknown; error?: string }) => {
    const waiting = open.get(answer.number);
    open.delete(answer.number);
    if (answer.error === undefined) waiting?.resolve(answer.value);
    else waiting?.reject(new Error(answer.error));
  });
  child.on('exit', (code) => {
    for (const waiting of open.values())
      waiting.reject(new Error(`the device ended: ${code} ${written}`));
  });
  const call = (what: DeviceCall): Promise<unknown> =>
    new Promise((resolve, reject) => {
      count += 1;
      open.set(count, { resolve, reject });
      child.send({ number: count, call: what });
    });
  const status = async (): Promise<Status> => (await call({ op: 'status' })) as Status;
  const all = async (collection: CollectionName): Promise<Fields[]> =>
    (await call({ op: 'all', collection })) as Fields[];

  async function until(wanted: (status: Status) => boolean, seconds = 20): Promise<Status> {
    let last = await status();
    const test = async (): Promise<boolean> => wanted((last = await status()));
    await eventually(test, () => last, seconds);
    return last;
  }

  return {
    call,
    status,
    until,
    all,
    edit: async (collection, id, edit) =>
      (await call({ op: 'edit', collection, id, edit })) as Edited,
    kept: async () => (await call({ op: 'kept' })) as Kept,
    synced: (seconds) => until((one) => one.pill.kind === 'synced', seconds),
    async login(url, email = 'lan@demo.bualanh.local', name) {
      const account = await call({ op: 'login', url, email, password: 'bualanh-demo', name });
      return account as { accountId: string; workspaceId: string };
    },
    find: async (collection, id) => (await all(collection)).find((one) => one.id === id),
    insert: async (collection, fields) =>
      (await call({ op: 'insert', collection, fields })) as Fields,
    async update(collection, id, fields) {
      await call({ op: 'update', collection, id, fields });
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}
