import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentView } from '../../src/api/payments';
import type { QrPayment } from '../../src/domain/money/qrPayment';
import { computeBalances, type LedgerEntry } from '../../src/domain/money/ledger';
import { listPeriods } from '../../src/domain/money/subscription';
import { connectCouch } from '../../sync-server/couch/connect';
import { loadConfig } from '../../sync-server/config';
import { CouchUnavailable, type Couch, type StoredDocument } from '../../sync-server/couch/client';
import { listDocuments } from '../../sync-server/store/documents';
import { nextTransferId, reportTransfer, TEST_BANK } from '../support/playedBank';
import {
  removeKept,
  spawnGateway,
  startGateway,
  temporaryFolder,
  testEnv,
  until,
  type TestGateway,
} from '../support/gateway';
import { startDatabase } from '../support/databaseProcess';
import { startTwoGateways, type TwoGateways } from '../support/twoGateways';
import { Browser, putAccount } from './accountHelpers';
import { startMailServer, decodeSubject, type MailServer } from './mailServer';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

interface Bought extends PaymentView {
  name: string;
  transferId: number;
}

async function buy(url: string, couch: Couch, name: string): Promise<Bought> {
  await putAccount(couch, name);
  const browser = new Browser(url);
  await browser.login(`${name}@example.vn`);
  const body = { subscriptionType: 'pro', billingCycle: 'monthly', key: `key of ${name}` };
  const answer = await browser.post('/api/payments/sepay/create', body);
  expect(answer.status).toBe(200);
  return { ...(answer.body.payment as QrPayment).view, name, transferId: nextTransferId() };
}

const report = ({ memo, amount, transferId: id }: Bought, url: string) =>
  reportTransfer(url, { id, amount, content: memo });

async function all(couch: Couch, prefix: string): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const stored of listDocuments(couch.database(ACCOUNTS_DATABASE), prefix))
    documents.push(stored);
  return documents;
}

const readPayment = async (couch: Couch, id: string) =>
  (await couch.database(ACCOUNTS_DATABASE).get(`payment:${id}`))?.body;

async function isSettled(couch: Couch, { id }: Bought): Promise<boolean> {
  return (await readPayment(couch, id))?.settledAt !== undefined;
}

async function expectOnce(couch: Couch, bought: readonly Bought[]): Promise<void> {
  const ledger = (await all(couch, 'ledger:')).map(({ body }) => body as unknown as LedgerEntry);
  const receipts = await all(couch, 'receipt:');
  for (const { id, transferId, name } of bought) {
    const own = ledger.filter(({ of }) => of === id || of === `sepay-${transferId}`);
    expect(own.map(({ kind }) => kind).sort()).toEqual(['received', 'settled']);
    const subscription = await couch.database(ACCOUNTS_DATABASE).get(`subscription:w-${name}`);
    expect(listPeriods(subscription?.body.events as never)).toHaveLength(1);
    const workspace = await couch.database(ACCOUNTS_DATABASE).get(`workspace:w-${name}`);
    expect(workspace?.body).toMatchObject({ plan: 'pro' });
    expect(receipts.filter(({ body }) => body.paymentId === id)).toHaveLength(1);
    const notice = await couch.database(`workspace-w-${name}`).get('notices:account-plan');
    expect(notice?.body).toMatchObject({ account: { plan: 'pro' } });
  }
  const sequences = receipts.map(({ _id }) => Number(_id.slice(-6)));
  expect(sequences).toEqual(sequences.map((_, index) => index + 1));
  const balances = computeBalances(ledger);
  expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
  expect(balances.get('unassigned')).toBe(0);
}

const mailed = (mails: MailServer): string[] =>
  mails.mails.flatMap(({ raw }) => /BL\d\d-\d{6}/.exec(decodeSubject(raw))?.[0] ?? []).sort();

describe('settling that is cut between any two writes', () => {
  let gateway: TestGateway;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    gateway = await startGateway({ env: { ...TEST_BANK, SMTP_URL: mails.url } });
  });
  afterAll(async () => {
    await gateway.stop();
    await mails.close();
  });

  /** More than settling writes; a fault that is not reached changes nothing. */
  const WRITES = 14;

  it('gives all of it once, whether the cut write was made or not', async () => {
    const { couch } = gateway.ctx;
    const { database } = gateway.parts.modules.accounts.store;
    const bought: Bought[] = [];
    for (let at = 0; at < WRITES * 2; at += 1)
      bought.push(await buy(gateway.url, couch, `cut-${at}`));
    // Each payment has its own fault: its n-th write fails, before or after it was made.
    const left = new Map(bought.map((one, at) => [one, Math.floor(at / 2)]));
    const put = database.put.bind(database);
    database.put = async (document) => {
      const json = JSON.stringify(document);
      const one = bought.find(
        ({ id, name, transferId }) =>
          json.includes(id) || json.includes(`w-${name}"`) || json.includes(`sepay-${transferId}"`),
      );
      const writes = one && left.get(one);
      if (!one || writes === undefined) return put(document);
      left.set(one, writes - 1);
      if (writes !== 0) return put(document);
      left.delete(one);
      if (bought.indexOf(one) % 2 === 0) await put(document);
      throw new CouchUnavailable('cut by the test');
    };
    // SePay sends the same message again if it gets no answer.
    await Promise.all(
      bought.map((one) => until(async () => (await report(one, gateway.url)).status === 200)),
    );
    for (const one of bought) await until(() => isSettled(couch, one));
    await until(() => mailed(mails).length >= bought.length);
    database.put = put;
    expect(left.size).toBeLessThan(WRITES);
    await expectOnce(couch, bought);
    expect(new Set(mailed(mails)).size).toBe(bought.length);
    expect(mailed(mails)).toHaveLength(bought.length);
  });
});

describe('a gateway that is killed behind its answer', () => {
  it('settles what it took when it is there again', async () => {
    const dataDir = await temporaryFolder();
    const mails = await startMailServer();
    const env = { ...TEST_BANK, DATA_DIR: dataDir, SMTP_URL: mails.url };
    let gateway = await spawnGateway(env);
    try {
      await gateway.answers(200);
      const first = await connectCouch(loadConfig(testEnv(dataDir, env)), 'command');
      const bought: Bought[] = [];
      for (const name of ['a', 'b', 'c'])
        bought.push(await buy(gateway.url, first.couch, `kill-${name}`));
      const answers = await Promise.all(bought.map((one) => report(one, gateway.url)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await gateway.kill('SIGKILL');
      await first.close();
      gateway = await spawnGateway(env);
      await gateway.answers(200);
      const again = await connectCouch(loadConfig(testEnv(dataDir, env)), 'command');
      for (const one of bought) await until(() => isSettled(again.couch, one), 120_000);
      await expectOnce(again.couch, bought);
      await again.close();
    } finally {
      await gateway.kill('SIGTERM');
      await mails.close();
      await removeKept(env);
    }
  });
});

describe('P04 a database that is away when the bank reports money', () => {
  it('has the bank told to try again, and its next try counts once', async () => {
    const server = await startDatabase();
    const mails = await startMailServer();
    const env = { ...TEST_BANK, SMTP_URL: mails.url };
    const gateway = await startGateway({
      env: { ...env, COUCHDB_URL: server.url, DB_PREFIX: server.prefix },
    });
    try {
      const { couch } = gateway.ctx;
      const one = await buy(gateway.url, couch, 'away');
      await server.kill();
      const refused = await report(one, gateway.url);
      expect(refused).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
      expect((await report(one, gateway.url)).status).toBe(503);
      await server.start();
      await until(() => gateway.ctx.readiness.ready());
      await until(async () => (await report(one, gateway.url)).status === 200);
      await until(() => isSettled(couch, one));
      expect((await report(one, gateway.url)).status).toBe(200);
      await expectOnce(couch, [one]);
    } finally {
      await gateway.stop();
      await server.stop();
      await mails.close();
    }
  });
});

describe('two gateways that get the same message', () => {
  let both: TwoGateways;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    both = await startTwoGateways({ ...TEST_BANK, SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await both.stop();
    await mails.close();
  });

  it('grant once, book once and mail once', async () => {
    const bought: Bought[] = [];
    for (let at = 0; at < 5; at += 1)
      bought.push(await buy(both.first.url, both.couch, `two-${at}`));
    const urls = [both.first.url, both.second().url];
    const answers = await Promise.all(bought.flatMap((one) => urls.map((url) => report(one, url))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    for (const one of bought) await until(() => isSettled(both.couch, one));
    await until(() => mailed(mails).length >= bought.length);
    await expectOnce(both.couch, bought);
    expect(mailed(mails)).toHaveLength(bought.length);
  });
});
