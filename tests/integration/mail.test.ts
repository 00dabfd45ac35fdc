import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/domain/protocol/errors';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';
import {
  extractPart,
  startMailServer,
  decodeSubject,
  tokenIn,
  type MailServer,
  type Received,
} from './mailServer';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let mailServer: MailServer;
let gateway: TestGateway;
beforeAll(async () => {
  mailServer = await startMailServer();
  gateway = await startGateway({
    env: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Bữa Lành <chao@bualanh.example>',
      PUBLIC_URL: 'https://app.bualanh.example/',
      TRUST_PROXY: '1',
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await mailServer.close();
});

const post = async (path: string, body: unknown, ip = '10.1.0.1') => {
  const started = performance.now();
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    ms: performance.now() - started,
  };
};

const mailsTo = (email: string): Received[] => {
  const address = email.trim().toLowerCase();
  return mailServer.mails.filter(({ to }) => to.includes(address));
};
const linksTo = (email: string): string[] =>
  mailsTo(email)
    .map(({ raw }) => tokenIn(extractPart(raw, 'text/plain')))
    .filter((token) => token !== '');

const ask = (email: string, ip: string) => post('/api/auth/password/forgot', { email }, ip);

async function linkFor(email: string, ip?: string): Promise<string> {
  const before = linksTo(email).length;
  expect((await post('/api/auth/password/forgot', { email }, ip)).body).toEqual({ success: true });
  await until(() => linksTo(email).length > before);
  return linksTo(email).at(-1) ?? '';
}

const NEW = 'Mật khẩu mới 2026';
const reset = (token: string, newPassword = NEW, ip?: string) =>
  post('/api/auth/password/reset', { token, newPassword }, ip);
const invalid = {
  status: 400,
  body: { success: false, code: 'reset_link_invalid', error: ERRORS.reset_link_invalid[1] },
};

const signInAnew = (email: string, cookie = '') =>
  fetch(`${gateway.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
      cookie,
    },
    body: JSON.stringify({ email, password: PASSWORD, deviceName: 'Trúng thưởng http://a.vn' }),
  });
const toldOfDevice = (email: string) =>
  mailsTo(email).filter(({ raw }) => decodeSubject(raw).includes('thiết bị mới'));

describe('P02 a sign-in on a new device', () => {
  it('P02 is told to the owner in words that nobody else chose; one on a known device is not', async () => {
    await putAccount(gateway.ctx.couch, 'moi');
    const first = await signInAnew('moi@example.vn');
    const known = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect((await signInAnew('moi@example.vn', known.join('; '))).status).toBe(200);
    expect((await signInAnew('moi@example.vn')).status).toBe(200);
    await until(() => toldOfDevice('moi@example.vn').length === 2);
    const text = extractPart(toldOfDevice('moi@example.vn')[0]?.raw ?? '', 'text/plain');
    expect(text).toContain('từ Chrome trên Windows, mạng 203.0.113.*');
    expect(text).toContain('https://app.bualanh.example/expert/security');
    expect(text).not.toMatch(/Trúng thưởng|Người moi|203\.0\.113\.77/);
  });

  it('P02 is told a few times a day, and never to an address that nobody confirmed', async () => {
    await putAccount(gateway.ctx.couch, 'nhieu');
    await putAccount(gateway.ctx.couch, 'chua', { unconfirmed: true });
    for (let device = 0; device < 9; device += 1)
      expect((await signInAnew('nhieu@example.vn')).status).toBe(200);
    expect((await signInAnew('chua@example.vn')).status).toBe(200);
    await until(() => toldOfDevice('nhieu@example.vn').length === 6);
    const { board } = gateway.parts.jobs;
    await until(() => [...board.all()].length === 0);
    expect(toldOfDevice('nhieu@example.vn')).toHaveLength(6);
    expect(mailsTo('chua@example.vn')).toEqual([]);
  });
});

const changedOfTwo = () =>
  mailsTo('hai@example.vn').filter(
    ({ raw }) => decodeSubject(raw) === 'Mật khẩu Bữa Lành đã được thay đổi',
  );

describe('P02 mails to one address from many places', () => {
  it('P02 are six an hour that anybody can cause, and three that its own account asks for', async () => {
    const email = 'nan.nhan@example.vn';
    const person = { email, password: PASSWORD, name: 'Nguyễn Lan', application: {} };
    const made = await post('/api/auth/register', person, '10.66.0.1');
    expect(made.status).toBe(201);
    const { board } = gateway.parts.jobs;
    for (let at = 1; at < 24; at += 1) {
      await ask(email, `10.66.${at}.1`);
      if (at % 4 === 0) {
        const headers = { authorization: `Bearer ${String(made.body.accessToken)}` };
        await fetch(`${gateway.url}/api/auth/email/send`, { method: 'POST', headers });
      }
      await until(() => [...board.all()].length === 0);
    }
    expect(mailsTo(email).length).toBe(9);
  });
});

describe('P02 a password that was forgotten', () => {
  it('P02 is set anew by a mail in Vietnamese, plain and HTML, with a link to the app', async () => {
    await putAccount(gateway.ctx.couch, 'mot');
    await linkFor(' MOT@example.vn ');
    const [mail] = mailsTo('mot@example.vn');
    expect(mail).toMatchObject({ from: 'chao@bualanh.example', to: ['mot@example.vn'] });
    const raw = mail?.raw ?? '';
    expect(decodeSubject(raw)).toBe('Đặt lại mật khẩu Bữa Lành');
    const text = extractPart(raw, 'text/plain');
    // A caller who can have a mail sent to a stranger must not choose its text.
    expect(text).toContain('Chào bạn,');
    expect(text).not.toContain('Người mot');
    expect(text).toContain('Liên kết có hiệu lực trong 60 phút');
    const link = /https:\/\/app\.bualanh\.example\/expert\/reset-password#token=[\w.-]+/.exec(
      text,
    )?.[0];
    const html = extractPart(raw, 'text/html');
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain('Đặt lại mật khẩu');
    expect(html).not.toMatch(/<(img|script|link)|url\(/);
  });

  it('P02 the link works once, ends every session, and tells the owner', async () => {
    await putAccount(gateway.ctx.couch, 'hai');
    const devices = [new Browser(gateway.url), new Browser(gateway.url)];
    for (const device of devices) await device.login('hai@example.vn');
    const token = await linkFor('hai@example.vn', '10.1.0.2');
    expect(await reset(token)).toMatchObject({ status: 200, body: { success: true } });
    for (const device of devices) {
      expect(getCode(await device.readData())).toBe('session_ended');
      expect(getCode(await device.refresh())).toBe('session_ended');
    }
    expect(await reset(token, 'Một mật khẩu khác')).toMatchObject(invalid);
    expect(getCode(await new Browser(gateway.url).login('hai@example.vn'))).toBe(
      'wrong_credentials',
    );
    expect((await new Browser(gateway.url).login('hai@example.vn', NEW)).status).toBe(200);
    await until(() => changedOfTwo().length === 1);
    const changedMail = changedOfTwo()[0]?.raw ?? '';
    expect(extractPart(changedMail, 'text/plain')).toMatch(/lúc \d{2}:\d{2},? \d{2}\/\d{2}\/\d{4}/);
  });

  it('P02 the link drops what an intruder may have left: a linked Google account, keys of the API', async () => {
    await putAccount(gateway.ctx.couch, 'googler');
    const email = 'googler@example.vn';
    const accounts = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const stored = async () => accounts.get(accountKey(email));
    const before = await stored();
    if (!before) throw new Error('no account');
    const google = { sub: 'intruder', email: 'x@example.vn', since: new Date().toISOString() };
    await accounts.put({ ...before, body: { ...before.body, google } });
    expect((await reset(await linkFor(email, '10.1.0.12'), NEW, '10.1.0.12')).status).toBe(200);
    const { body } = (await stored()) ?? {};
    expect(body).not.toHaveProperty('google');
    expect(body?.resetAt).toMatch(/^\d{4}-/);
  });

  it('P02 of two uses at the same time one counts', async () => {
    await putAccount(gateway.ctx.couch, 'ba');
    const token = await linkFor('ba@example.vn', '10.1.0.3');
    const answers = await Promise.all([reset(token, `${NEW} a`), reset(token, `${NEW} b`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('P02 the link is stored as a hash only, and is over after an hour', async () => {
    await putAccount(gateway.ctx.couch, 'bon');
    const token = await linkFor('bon@example.vn', '10.1.0.4');
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const stored = await database.get(accountKey('bon@example.vn'));
    const secret = token.split('.')[1] ?? '?';
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain(secret);
    const [link] = (stored?.body.resets ?? []) as { hash: string; expiresAt: string }[];
    const minutes = (Date.parse(link?.expiresAt ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60);
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    await database.put({ ...stored!, body: { ...stored!.body, resets: [{ ...link, expiresAt }] } });
    expect(await reset(token, NEW, '10.1.0.4')).toMatchObject(invalid);
  });

  it('P02 who asks twice may use the first mail, and then neither', async () => {
    await putAccount(gateway.ctx.couch, 'nam');
    const first = await linkFor('nam@example.vn', '10.1.0.5');
    const second = await linkFor('nam@example.vn', '10.1.0.5');
    expect(second).not.toBe(first);
    expect((await reset(first, NEW, '10.1.0.5')).status).toBe(200);
    expect(await reset(second, NEW, '10.1.0.5')).toMatchObject(invalid);
  });

  it('P02 a short new password does not use the link up', async () => {
    await putAccount(gateway.ctx.couch, 'sau');
    const token = await linkFor('sau@example.vn', '10.1.0.6');
    expect((await reset(token, 'ngắn', '10.1.0.6')).body).toMatchObject({
      code: 'invalid_request',
    });
    expect((await reset(token, NEW, '10.1.0.6')).status).toBe(200);
  });

  it('P02 nobody learns who has an account: the same answer, as fast, and the same limit', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    // Interleaved over several rounds, so that the machine's load affects both alike.
    for (const round of [1, 2, 3, 4]) {
      const [somebody, nobody] = [`bay${round}@example.vn`, `khong-ai${round}@example.vn`];
      await putAccount(gateway.ctx.couch, `bay${round}`);
      const known: Awaited<ReturnType<typeof ask>>[] = [];
      const unknown: typeof known = [];
      for (let call = 1; call <= 4; call += 1) {
        known.push(await ask(somebody, `10.1.7.${round}`));
        // Mails still being sent would delay the caller without an account.
        await until(() => mailsTo(somebody).length === Math.min(call, 3));
        unknown.push(await ask(nobody, `10.1.8.${round}`));
      }
      const shapes = (answers: typeof known) => answers.map(({ status, body }) => [status, body]);
      expect(shapes(known)).toEqual(shapes(unknown));
      expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(known[3]?.body.code).toBe('try_later');
      times.known.push(...known.slice(0, 3).map(({ ms }) => ms));
      times.unknown.push(...unknown.slice(0, 3).map(({ ms }) => ms));
      expect(mailsTo(nobody)).toEqual([]);
    }
    // The mail is written after the answer, so both take equally long, as far as a busy machine allows.
    const fastest = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(Math.max(...fastest)).toBeLessThan(60 + 3 * Math.min(...fastest));
  });

  it('P02 guessed links are refused alike and limited', async () => {
    await putAccount(gateway.ctx.couch, 'tam');
    const known = accountKey('tam@example.vn').split(':')[1] ?? '';
    const nobody = accountKey('khong-ai@example.vn').split(':')[1] ?? '';
    for (const token of [
      `${known}.${'A'.repeat(43)}`,
      `${nobody}.${'A'.repeat(43)}`,
      'abc',
      '../x',
    ])
      expect(await reset(token, NEW, '10.1.0.8')).toMatchObject(invalid);
    const statuses: number[] = [];
    for (let call = 0; call < 27; call += 1)
      statuses.push((await reset('abc', NEW, '10.1.0.8')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await reset('abc', NEW, '10.1.0.9')).status).toBe(400);
  });
});
