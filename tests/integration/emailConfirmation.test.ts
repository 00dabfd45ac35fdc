import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOWN_AFTER_DAYS } from '../../src/domain/accounts/account';
import { accountKey, type Account } from '../../sync-server/modules/accounts/accountRecords';
import { createExpertNames } from '../../sync-server/modules/published/names';
import { startGateway, type TestGateway } from '../support/gateway';
import { readOutbox } from '../support/outbox';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

async function mails(): Promise<string[]> {
  const written = await readOutbox(gateway.ctx.config.dataDir);
  return written.map(({ text }) =>
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );
}
const mailsTo = async (email: string): Promise<string[]> =>
  (await mails()).filter((text) => new RegExp(`^To: .*${email}`, 'm').test(text));

async function waitForMails(email: string, count: number): Promise<string[]> {
  await expect.poll(() => mailsTo(email)).toHaveLength(count);
  return mailsTo(email);
}

const tokenIn = (mail: string | undefined): string =>
  /confirm-email#token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';

async function register(email: string): Promise<Browser> {
  const browser = new Browser(gateway.url);
  const request = { email, password: PASSWORD, name: 'Nguyễn Thị Mai', application: {} };
  const answer = browser.take(await browser.post('/api/auth/register', request));
  expect(answer.status).toBe(201);
  return browser;
}

const readProfile = async (browser: Browser): Promise<Record<string, unknown>> =>
  (await browser.refresh()).body.account as Record<string, unknown>;
const confirm = (token: string) =>
  new Browser(gateway.url).post('/api/auth/email/confirm', { token });

const readStored = async (email: string): Promise<Account> => {
  const stored = await gateway.ctx.couch.database(ACCOUNTS_DATABASE).get(accountKey(email));
  return stored?.body as unknown as Account;
};

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('P02 confirming an e-mail address (product decision 31)', () => {
  it('P02 registering works at once; one mail goes out, which names nobody', async () => {
    const browser = await register('mai@example.vn');
    expect(getCode(await browser.readData())).toBe('invalid_request');
    expect(await readProfile(browser)).toMatchObject({ emailConfirmed: false });
    const [mail] = await waitForMails('mai@example.vn', 1);
    expect(tokenIn(mail)).not.toBe('');
    expect(mail).not.toContain('Mai,');
    expect(JSON.stringify(await readStored('mai@example.vn'))).not.toContain(tokenIn(mail));
  });

  it('P02 the link confirms, as often as it is opened; another one does not', async () => {
    const browser = await register('binh@example.vn');
    const [mail] = await waitForMails('binh@example.vn', 1);
    const token = tokenIn(mail);
    for (const wrong of [
      '',
      'x',
      `${token.slice(0, -4)}AAAA`,
      `${'0'.repeat(64)}.${'a'.repeat(43)}`,
    ])
      expect((await confirm(wrong)).status).toBe(400);
    expect(await readProfile(browser)).toMatchObject({ emailConfirmed: false });
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await readProfile(browser)).not.toHaveProperty('emailConfirmed');
  });

  it('P02 an address that nobody confirmed gets nothing else, whatever is done to the account', async () => {
    const browser = await register('nan.nhan@example.vn');
    await waitForMails('nan.nhan@example.vn', 1);
    let currentPassword = PASSWORD;
    for (let call = 0; call < 4; call += 1) {
      const newPassword = `bốn con chim sẻ lần ${call}`;
      const { status } = await browser.post('/api/auth/password', { currentPassword, newPassword });
      expect(status).toBe(200);
      currentPassword = newPassword;
    }
    const email = 'nan.nhan@example.vn';
    expect((await browser.post('/api/auth/password/forgot', { email })).status).toBe(200);
    const all = await waitForMails(email, 2);
    for (const mail of all) expect(tokenIn(mail)).not.toBe('');
    const { board } = gateway.parts.jobs;
    await expect
      .poll(async () => {
        await board.refresh();
        return [...board.all()].length;
      })
      .toBe(0);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await confirm(tokenIn(all[1]))).status).toBe(200);
    await browser.post('/api/auth/password/forgot', { email });
    expect(
      (await waitForMails(email, 3)).some((mail) => mail.includes('reset-password#token=')),
    ).toBe(true);
  });

  it('P02 who used up the mails of an address keeps its owner from no confirmation', async () => {
    const email = 'dong.nguoi@example.vn';
    const { mailer } = gateway.parts.modules;
    for (let at = 0; at < 20; at += 1) await mailer.mayAsk(email, `stranger-${at}`);
    const browser = await register(email);
    const [mail] = await waitForMails(email, 1);
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect(await readProfile(browser)).not.toHaveProperty('emailConfirmed');
  });

  it('P02 the mail can be asked for again, three times an hour', async () => {
    const browser = await register('lai@example.vn');
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1)
      statuses.push((await browser.post('/api/auth/email/send')).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await new Browser(gateway.url).post('/api/auth/email/send')).status).toBe(401);
    expect((await mailsTo('lai@example.vn')).length).toBeLessThanOrEqual(4);
  });

  it('P02 accounts that an administrator made, and those of before, count as confirmed', async () => {
    await putAccount(gateway.ctx.couch, 'cu');
    const browser = new Browser(gateway.url);
    const answer = await browser.login('cu@example.vn');
    expect(answer.body.account).not.toHaveProperty('emailConfirmed');
    expect((await browser.post('/api/auth/email/send')).status).toBe(200);
    const confirmationMails = (await mailsTo('cu@example.vn')).filter(
      (mail) => tokenIn(mail) !== '',
    );
    expect(confirmationMails).toEqual([]);
  });

  it('P02 G15 what a new expert publishes is shown some days after confirming, not before', async () => {
    const browser = await register('cong.khai@example.vn');
    const account = await readStored('cong.khai@example.vn');
    let at = days(0);
    const names = createExpertNames(gateway.ctx.couch, () => at);
    const isShown = async () =>
      (await names.of([account.accountId])).get(account.accountId)?.isShown;
    at = days(100);
    expect(await isShown()).toBe(false);
    at = days(0);
    const [mail] = await waitForMails('cong.khai@example.vn', 1);
    await confirm(tokenIn(mail));
    expect(names.changed(await readStored('cong.khai@example.vn'))).toBe(true);
    expect(await isShown()).toBe(false);
    const { shownFrom } = await readProfile(browser);
    expect(Date.parse(String(shownFrom))).toBeGreaterThan(days(SHOWN_AFTER_DAYS - 0.1).getTime());
    at = days(SHOWN_AFTER_DAYS - 0.1);
    expect(await isShown()).toBe(false);
    at = days(SHOWN_AFTER_DAYS + 0.1);
    expect(await isShown()).toBe(true);
  });

  it('P02 G15 a look by the owner shows it at once, under a name that is then verified', async () => {
    await putAccount(gateway.ctx.couch, 'chu', { role: 'admin', adminRole: 'owner' });
    const owner = new Browser(gateway.url);
    await owner.login('chu@example.vn');
    await register('moi@example.vn');
    const { accountId } = await readStored('moi@example.vn');
    const [mail] = await waitForMails('moi@example.vn', 1);
    await confirm(tokenIn(mail));
    const names = createExpertNames(gateway.ctx.couch);
    const card = async () => (await names.of([accountId])).get(accountId);
    expect(await card()).toMatchObject({ isShown: false, isVerified: false });
    const verify = () => owner.post(`/api/admin/experts/${accountId}/verify`);
    expect((await verify()).body).toMatchObject({ expert: { status: 'approved', verified: true } });
    expect((await verify()).status).toBe(200);
    const stored = await readStored('moi@example.vn');
    names.changed(stored);
    expect(await card()).toMatchObject({ isShown: true, isVerified: true });
    expect(names.changed({ ...stored, name: 'Bộ Y tế' })).toBe(true);
    expect(await card()).toMatchObject({ isShown: true, isVerified: false });
    const range = { startKey: 'audit:', endKey: 'audit:\ufff0', includeDocs: true };
    const accounts = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const trail = async () => (await accounts.list(range)).map(({ doc }) => doc?.body);
    await expect.poll(trail).toMatchObject([{ action: 'verify', accountId }]);
    expect(await mailsTo('moi@example.vn')).toHaveLength(1);
  });
});
