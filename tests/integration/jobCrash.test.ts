import { createServer, type Server, type Socket } from 'node:net';
import { rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredJob } from '../../sync-server/services/jobs/documents';
import {
  connectTestCouch,
  spawnGateway,
  temporaryFolder,
  until,
  type GatewayProcess,
  type TestCouch,
} from '../support/gateway';
import { Browser, putAccount } from './accountHelpers';

/** A mail server that takes connections and never says a word, so that a mail is under way for ever. */
let mute: Server;
let connections = 0;
let database: TestCouch;
const gateways: GatewayProcess[] = [];
const folders: string[] = [];

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

const secret = randomBytes(32).toString('hex');
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

it('the mail of a gateway that was killed is not sent again by another one, which says that it may have gone out', async () => {
  const first = await startOne();
  const { email } = await putAccount(database.couch, 'mot');
  await new Browser(first.url).post('/api/auth/password/forgot', { email });
  await until(() => connections === 1);
  await first.kill('SIGKILL');
  const jobs = database.couch.database<StoredJob>('jobs');
  const read = async (): Promise<StoredJob | undefined> =>
    (await jobs.list({ startKey: 'job:', endKey: 'job:~', includeDocs: true }))[0]?.doc;
  await expect.poll(async () => (await read())?.body.state).toBe('running');
  const second = await startOne();
  await until(async () => (await read())?.body.state === 'dead', 60_000);
  expect((await read())?.body.failure?.code).toBe('outcome_unknown');
  // Nothing was sent a second time.
  expect(connections).toBe(1);
  await expect.poll(() => second.stderr()).toContain('dead letter');
}, 240_000);
