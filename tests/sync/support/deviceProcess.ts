import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CollectionName } from '../../../src/domain/records';
import type { SyncStatus } from '../../../src/sync/status';
import { eventually } from './device';
import type { DeviceCall } from './deviceMain';
import type { Edit, Edited } from './edits';
import type { ConflictsAndRefusals } from './kept';

export type Fields = Record<string, unknown> & { id: string };
export type Status = SyncStatus & {
  errors: string[];
  calls: string[];
};

const LONGEST_CALL = 120_000;

const fastClock = fileURLToPath(new URL('../../support/fastClock.mjs', import.meta.url));

export interface RemoteDevice {
  call(call: DeviceCall): Promise<unknown>;
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
  kept(): Promise<ConflictsAndRefusals>;
  until(isReached: (status: Status) => boolean, seconds?: number): Promise<Status>;
  synced(seconds?: number): Promise<Status>;
  stop(): Promise<void>;
}

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
    if (answer.error === undefined) waiting?.resolve(answer.value);
    else waiting?.reject(new Error(answer.error));
  });
  child.on('exit', (code) => {
    for (const waiting of open.values())
      waiting.reject(new Error(`the device ended: ${code} ${written}`));
  });
  async function call(what: DeviceCall): Promise<unknown> {
    const number = (count += 1);
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      return await new Promise((resolve, reject) => {
        open.set(number, { resolve, reject });
        const late = (): void =>
          reject(new Error(`the device never answers ${what.op} ${written}`));
        timer = setTimeout(late, LONGEST_CALL);
        child.send({ number, call: what });
      });
    } finally {
      clearTimeout(timer);
      open.delete(number);
    }
  }
  const status = async (): Promise<Status> => (await call({ op: 'status' })) as Status;
  const all = async (collection: CollectionName): Promise<Fields[]> =>
    (await call({ op: 'all', collection })) as Fields[];

  async function until(isReached: (status: Status) => boolean, seconds = 40): Promise<Status> {
    let last = await status();
    const test = async (): Promise<boolean> => isReached((last = await status()));
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
    kept: async () => (await call({ op: 'kept' })) as ConflictsAndRefusals,
    synced: (seconds) => until((one) => one.syncBadge.kind === 'synced', seconds),
    async login(url, email = 'lan@demo.bualanh.local', name) {
      const attempt = (): Promise<unknown> =>
        call({ op: 'login', url, email, password: 'bualanh-demo', name });
      let account: unknown;
      const signedIn = async (): Promise<boolean> => {
        try {
          account = await attempt();
          return true;
        } catch (error) {
          // A busy machine may answer a fast gateway too late, and the device's own clock may be fast too; like a person,
          // try again.
          if (/\b503\b|Unreachable/.test(String(error))) return false;
          throw error;
        }
      };
      await eventually(signedIn, () => 'the database is away', 60, 500);
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
      // SIGKILL, because a hanging process would not end on request.
      child.kill('SIGKILL');
      await ended;
    },
  };
}
