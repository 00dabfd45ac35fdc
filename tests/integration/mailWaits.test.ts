import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import { workspaceDatabase } from '../../sync-server/couch/client';
import {
  connectTestCouch,
  spawnGateway,
  temporaryFolder,
  until,
  type GatewayProcess,
} from '../support/gateway';
import { Browser, putAccount } from './accountHelpers';
import { createEntry, pushMails, startMailStage } from './clientMailHelpers';
import { addPerson, Device } from './syncHelpers';

async function openMuteStage() {
  let connections = 0;
  const mute = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { couch, close, ...database } = await connectTestCouch();
  const secret = randomBytes(32).toString('hex');
  const gateways: GatewayProcess[] = [];
  const folders: string[] = [];
  return {
    couch,
    secret,
    connections: () => connections,
    start: async (): Promise<GatewayProcess> => {
      const dataDir = await temporaryFolder();
      folders.push(dataDir);
      const gateway = await spawnGateway({
        DATA_DIR: dataDir,
        COUCHDB_URL: database.address,
        DB_PREFIX: database.prefix,
        SESSION_SECRET: secret,
        SMTP_URL: `smtp://127.0.0.1:${port}`,
      });
      gateways.push(gateway);
      await gateway.answers(200);
      return gateway;
    },
    stop: async (): Promise<void> => {
      for (const gateway of gateways) await gateway.kill('SIGKILL');
      await close();
      mute.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Each waits longer than any limit of the product, so they run together. */
describe.concurrent('mails that take long', { timeout: 240_000 }, () => {
  it('P12 a mail server that answers after a minute has the mail: it is sent, once', async ({
    onTestFinished,
  }) => {
    const stage = await startMailStage();
    onTestFinished(stage.stop);
    stage.server.answersAfter = 60_000;
    const device = await stage.createDevice();
    const entry = createEntry(device.person);
    await pushMails(device, [entry]);
    await until(async () => (await stage.readReceipt(device, entry)) !== undefined, 120_000);
    expect(await stage.readReceipt(device, entry)).toMatchObject({ outcome: 'sent' });
    expect(stage.mails).toHaveLength(1);
  });

  it('P12 a gateway killed in the middle of a mail: it is not sent again, and the device is told that it may have gone out', async ({
    onTestFinished,
  }) => {
    const { couch, secret, connections, start, stop } = await openMuteStage();
    onTestFinished(stop);
    const first = await start();
    const person = await addPerson(couch, secret, { plan: 'pro' });
    const device = await new Device(first.url, person).start();
    const entry = createEntry(person);
    expect(await pushMails(device, [entry])).toEqual(['accepted']);
    await until(() => connections() === 1, 90_000);
    await first.kill('SIGKILL');
    await start();
    const workspace = couch.database(workspaceDatabase(person.workspaceId));
    const receipt = async () => (await workspace.get(`notices:receipt-${entry.id}`))?.body;
    await until(async () => (await receipt()) !== undefined, 90_000);
    expect(await receipt()).toMatchObject({
      kind: 'receipt',
      outboxId: entry.id,
      outcome: 'maybe_sent',
    });
    expect(connections()).toBe(1);
  });

  it('the mail of a gateway that was killed is not sent again by another one, which says that it may have gone out', async ({
    onTestFinished,
  }) => {
    const { couch, connections, start, stop } = await openMuteStage();
    onTestFinished(stop);
    const first = await start();
    const { email } = await putAccount(couch, 'mot');
    await new Browser(first.url).post('/api/auth/password/forgot', { email });
    await until(() => connections() === 1, 90_000);
    await first.kill('SIGKILL');
    const jobs = couch.database<StoredJob>('jobs');
    const read = async (): Promise<StoredJob | undefined> =>
      (await jobs.list({ startKey: 'job:', endKey: 'job:~', includeDocs: true }))[0]?.doc;
    await expect.poll(async () => (await read())?.body.state).toBe('running');
    const second = await start();
    await until(async () => (await read())?.body.state === 'dead', 90_000);
    expect((await read())?.body.failure?.code).toBe('outcome_unknown');
    expect(connections()).toBe(1);
    await expect.poll(() => second.stderr()).toContain('dead letter');
  });
});
