import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { TWO_WAY_NAMES, type TwoWayName } from '../../../src/domain/records';
import { sameDocument } from '../../../src/domain/records/equality';
import type { WireDocument } from '../../../src/domain/protocol/protocol';
import { createCouch, workspaceDatabase, type Couch } from '../../../sync-server/couch/client';
import { accountKey } from '../../../sync-server/modules/accounts/accountRecords';
import { addPerson } from '../../integration/syncHelpers';
import { startDatabase, type DatabaseProcess } from '../../support/databaseProcess';
import { startFaultProxy, type FaultProxy } from '../../support/faultProxy';
import { freePort } from '../../support/freePort';
import { spawnGateway, temporaryFolder, type GatewayProcess } from '../../support/gateway';
import { ofParts } from '../../support/startParts';
import { cheapHash } from '../../support/password';
import { startDevice, type RemoteDevice } from './deviceProcess';
import { ACCOUNTS_DATABASE } from '../../../sync-server/store/envelope';

const SPEED = 10;
const fastClock = fileURLToPath(new URL('../../support/fastClock.mjs', import.meta.url));

export interface Stage {
  database: DatabaseProcess;
  couch: Couch;
  secret: string;
  devices: readonly [RemoteDevice, RemoteDevice];
  cables: readonly [FaultProxy, FaultProxy];
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
  stop(): Promise<void>;
}

export function openStage(env: Record<string, string> = {}): Promise<Stage> {
  return ofParts(async (later) => {
    const database = await startDatabase();
    later(() => database.stop());
    const [port, dataDir] = [await freePort(), await temporaryFolder()];
    later(() => rm(dataDir, { recursive: true, force: true }));
    const secret = randomUUID().repeat(2);
    let gateway: GatewayProcess | undefined;
    const killGateway = async (): Promise<void> => void (await gateway?.kill('SIGKILL'));
    later(killGateway);

    async function startGateway(): Promise<void> {
      gateway = await spawnGateway({
        DATA_DIR: dataDir,
        PORT: String(port),
        COUCHDB_URL: database.url,
        DB_PREFIX: database.prefix,
        SESSION_SECRET: secret,
        NODE_OPTIONS: `--import=${fastClock}`,
        FAST_CLOCK: String(SPEED),
        ...env,
      });
      await gateway.answers(200);
    }
    const cable = async (): Promise<FaultProxy> => {
      const made = await startFaultProxy({ port });
      later(() => made.close());
      return made;
    };
    const device = (): RemoteDevice => {
      const made = startDevice(SPEED);
      later(() => made.stop());
      return made;
    };

    await startGateway();
    const cables = [await cable(), await cable()] as const;
    const devices = [device(), device()] as const;
    const couch = createCouch(database.url, database.prefix);
    return { database, couch, secret, devices, cables, startGateway, killGateway };
  });
}

export async function addAccount({ couch, secret }: Stage): Promise<string> {
  const { accountId } = await addPerson(couch, secret);
  const email = `${accountId}@example.vn`;
  const database = couch.database(ACCOUNTS_DATABASE);
  const stored = await database.get(accountKey(email));
  if (!stored) throw new Error('no account');
  const passwordHash = cheapHash('bualanh-demo');
  await database.put({ ...stored, body: { ...stored.body, passwordHash } });
  return email;
}

export type Replica = Map<string, Record<string, unknown>>;

export async function databaseReplica(couch: Couch, workspaceId: string): Promise<Replica> {
  const rows = await couch
    .database<WireDocument & { _id: string }>(workspaceDatabase(workspaceId))
    .list({ includeDocs: true });
  const replica: Replica = new Map();
  for (const { doc } of rows) {
    const { type, deleted, body } = (doc ?? {}) as Record<string, unknown>;
    if (deleted !== false || !TWO_WAY_NAMES.some((name) => name === type)) continue;
    const fields = body as Record<string, unknown>;
    replica.set(`${String(type)}:${String(fields.id)}`, fields);
  }
  return replica;
}

export async function deviceReplica(
  device: RemoteDevice,
  collections: readonly TwoWayName[],
): Promise<Replica> {
  const replica: Replica = new Map();
  for (const name of collections)
    for (const one of await device.all(name)) replica.set(`${name}:${one.id}`, one);
  return replica;
}

export function difference(a: Replica, b: Replica): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((key) => {
    const [left, right] = [a.get(key), b.get(key)];
    return !left || !right || !sameDocument(left, right);
  });
}

export async function stageDifferences(
  { couch, devices }: Stage,
  workspaceId: string,
): Promise<string[]> {
  const stored = await databaseReplica(couch, workspaceId);
  const expected = new Map([...stored].filter(([key]) => /^(clients|consultations):/.test(key)));
  const compared = ['clients', 'consultations'] as const;
  const differences = await Promise.all(
    devices.map(async (device) => difference(await deviceReplica(device, compared), expected)),
  );
  return differences.flat();
}
