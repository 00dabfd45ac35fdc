import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printContext, printedMenu } from '../../src/domain/printable/fixtures';
import { menuPrintable } from '../../src/domain/printable/menu';
import { workspaceDatabase } from '../../sync-server/couch/client';
import {
  connectTestCouch,
  spawnGateway,
  temporaryFolder,
  until,
  type GatewayProcess,
  type TestCouch,
} from '../support/gateway';
import { addPerson, Device } from './syncHelpers';

/** A mail server that takes connections and answers only after a minute, so that a mail is under way. */
let mute: Server;
let connections = 0;
let database: TestCouch;
const gateways: GatewayProcess[] = [];
const folders: string[] = [];
const secret = randomBytes(32).toString('hex');

async function startOne(): Promise<GatewayProcess> {
  const dataDir = await temporaryFolder();
  folders.push(dataDir);
  const address = mute.address();
  const gateway = await spawnGateway({
    DATA_DIR: dataDir,
    COUCHDB_URL: database.address,
    DB_PREFIX: database.prefix,
    SESSION_SECRET: secret,
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  });
  gateways.push(gateway);
  await gateway.answers(200);
  return gateway;
}

beforeAll(async () => {
  const open = new Set<Socket>();
  mute = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  database = await connectTestCouch();
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.kill('SIGKILL');
  await database.close();
  mute.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

it('P12 a gateway killed in the middle of a mail: it is not sent again, and the device is told that it may have gone out', async () => {
  const first = await startOne();
  const person = await addPerson(database.couch, secret, { plan: 'pro' });
  const device = await new Device(first.url, person).start();
  const at = new Date().toISOString();
  const id = randomUUID();
  const { workspaceId, accountId } = person;
  const next = {
    id,
    workspaceId,
    expertId: accountId,
    createdAt: at,
    updatedAt: at,
    kind: 'menu_email',
    targetId: 'menu-1',
    customerName: 'Mai',
    customerEmail: 'mai@example.vn',
    subject: 'Thực đơn',
    printable: menuPrintable(printedMenu(), printContext()),
    _deleted: false,
  };
  const { body } = await device.push([{ collection: 'outbox', assumed: null, next }]);
  expect(body.verdicts[0]?.verdict).toBe('accepted');
  await until(() => connections === 1, 30_000);
  await first.kill('SIGKILL');
  await startOne();
  const workspace = database.couch.database(workspaceDatabase(workspaceId));
  const receipt = async () => (await workspace.get(`notices:receipt-${id}`))?.body;
  await until(async () => (await receipt()) !== undefined, 90_000);
  expect(await receipt()).toMatchObject({ kind: 'receipt', outboxId: id, outcome: 'maybe_sent' });
  // Nothing was sent a second time.
  expect(connections).toBe(1);
}, 240_000);
