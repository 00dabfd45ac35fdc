import 'fake-indexeddb/auto';
import type { AccountProfile } from '../../../src/domain/account';
import { isTwoWay } from '../../../src/domain/collections';
import type { CollectionName } from '../../../src/domain/collections';
import { createSession } from '../../../src/sync/session';
import type { Session } from '../../../src/sync/session';
import { createCookieFetch } from './cookieFetch';
import { memoryStorage, runDevice } from './device';
import type { Device } from './device';

/** What the test may ask of a device in a process of its own. */
export type DeviceCall =
  | { op: 'login'; url: string; email: string; password: string }
  | { op: 'all'; collection: CollectionName }
  | { op: 'insert'; collection: CollectionName; fields: Record<string, unknown> }
  | { op: 'update'; collection: CollectionName; id: string; fields: Record<string, unknown> }
  | { op: 'remove'; collection: CollectionName; id: string }
  | { op: 'status' }
  | { op: 'retryRejection' | 'discardRejection'; key: string }
  | { op: 'resolveConflict'; key: string; take: 'shown' | 'kept' }
  /** Closes and opens database and replication, as a closed and opened app does. */
  | { op: 'reopen' }
  | { op: 'close' };

let session: Session | null = null;
let account: AccountProfile | null = null;
let device: Device | null = null;

function opened(): Device {
  if (!device) throw new Error('not signed in');
  return device;
}

function writable(collection: CollectionName): {
  insert(document: object): Promise<unknown>;
  update(id: string, change: (current: object) => object): Promise<unknown>;
  remove(id: string): Promise<void>;
} {
  if (!isTwoWay(collection)) throw new Error(`${collection} is read only`);
  return opened().local[collection] as never;
}

async function login(url: string, email: string, password: string): Promise<AccountProfile> {
  session = createSession({ fetch: createCookieFetch(url), storage: memoryStorage() });
  account = await session.login(email, password);
  device = await runDevice(session, account);
  return account;
}

async function reopen(): Promise<void> {
  await opened().close();
  if (session && account) device = await runDevice(session, account);
}

async function perform(call: DeviceCall): Promise<unknown> {
  switch (call.op) {
    case 'login':
      return login(call.url, call.email, call.password);
    case 'all':
      return opened().local[call.collection].all();
    case 'insert':
      return writable(call.collection).insert({ ...opened().local.newBase(), ...call.fields });
    case 'update':
      return writable(call.collection).update(call.id, (one) => ({ ...one, ...call.fields }));
    case 'remove':
      return writable(call.collection).remove(call.id);
    case 'status':
      return { ...opened().status(), errors: opened().errors.map(String) };
    case 'retryRejection':
    case 'discardRejection':
      return opened().sync.actions[call.op](call.key);
    case 'resolveConflict':
      return opened().sync.actions.resolveConflict(call.key, call.take);
    case 'reopen':
      return reopen();
    case 'close':
      return opened().close();
  }
}

process.on('message', (message: { number: number; call: DeviceCall }) => {
  perform(message.call).then(
    (value) => process.send?.({ number: message.number, value }),
    (error: unknown) => process.send?.({ number: message.number, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
