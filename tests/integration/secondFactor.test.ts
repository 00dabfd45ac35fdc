import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_EVENTS } from '../../src/domain/accounts/security';
import { type SecurityResponse } from '../../src/api/security';
import { APP_VERSION_HEADER } from '../../src/domain/protocol/protocolVersions';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { startGateway, type TestGateway } from '../support/gateway';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: TestGateway;
let count = 0;
let email: string;
let name: string;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  count += 1;
  name = `nguoi-${count}`;
  email = `${name}@example.vn`;
});

/** @param periods 1: the next code, already valid, because setting up used the present one */
const codeAt = (secret: string, periods: 0 | 1 = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

async function signedIn(): Promise<Browser> {
  const browser = new Browser(gateway.url);
  expect((await browser.login(email)).status).toBe(200);
  return browser;
}

interface SetUp {
  browser: Browser;
  secret: string;
  recovery: string[];
}

async function setUp(browser: Browser): Promise<SetUp> {
  const started = await browser.post('/api/auth/second-factor/start', { password: PASSWORD });
  expect(started.status).toBe(200);
  const secret = String(started.body.secret);
  const code = codeAt(secret);
  const done = await browser.post('/api/auth/second-factor/confirm', { code });
  expect(done, JSON.stringify(done.body)).toMatchObject({ status: 200 });
  return { browser, secret, recovery: done.body.recoveryCodes as string[] };
}

const enter = (code?: string, browser = new Browser(gateway.url)) =>
  browser.login(email, PASSWORD, undefined, code);
const security = async (browser: Browser): Promise<SecurityResponse> =>
  (await browser.call('GET', '/api/auth/security')).body as unknown as SecurityResponse;
const listKinds = async (browser: Browser) =>
  (await security(browser)).events.map(({ kind }) => kind);

describe('P02 a second factor', () => {
  it('P02 is asked for behind the password, and a code counts once', async () => {
    await putAccount(gateway.ctx.couch, name);
    const { secret } = await setUp(await signedIn());
    expect(getCode(await enter())).toBe('second_factor_needed');
    expect(getCode(await new Browser(gateway.url).login(email, 'sai mật khẩu'))).toBe(
      'wrong_credentials',
    );
    const code = codeAt(secret, 1);
    const both = await Promise.all([enter(code), enter(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(getCode(await enter(code))).toBe('wrong_code');
  });

  it('P02 is asked for where it was set up while a password waited for its turn', async () => {
    await putAccount(gateway.ctx.couch, name);
    const { accounts, store } = gateway.parts.modules.accounts;
    const accountRecord = await store.at(accountKey(email));
    if (!accountRecord) throw new Error('no account');
    await setUp(await signedIn());
    const entered = accounts.letIn(accountRecord, { origin: {}, isKnown: false });
    await expect(entered).rejects.toMatchObject({ code: 'second_factor_needed' });
  });

  it('P02 of who knows the password and signed in often before is not guessed from all these devices', async () => {
    await putAccount(gateway.ctx.couch, name);
    const enterBy = async (cookie: string, code?: string) => {
      const answer = await fetch(`${gateway.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ email, password: PASSWORD, ...(code ? { code } : {}) }),
      });
      const known = answer.headers.getSetCookie().find((one) => one.startsWith('bl_known_'));
      return { status: answer.status, known: known?.split(';')[0] ?? '' };
    };
    const devices: string[] = [];
    for (let at = 0; at < 7; at += 1) devices.push((await enterBy('')).known);
    await setUp(await signedIn());
    const statuses: number[] = [];
    for (const device of devices)
      for (let at = 0; at < 10; at += 1) statuses.push((await enterBy(device, '000000')).status);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(60);
  });

  it('P02 recovery codes sign in once each, and others take their place', async () => {
    await putAccount(gateway.ctx.couch, name);
    const { browser, secret, recovery } = await setUp(await signedIn());
    expect(new Set(recovery).size).toBe(10);
    const [first = '', second = '', third = ''] = recovery;
    expect((await enter(first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect(getCode(await enter(first))).toBe('wrong_code');
    expect((await security(browser)).secondFactor).toMatchObject({ on: true, recoveryLeft: 9 });
    const renewed = await browser.post('/api/auth/second-factor/recovery', { code: second });
    const [other = ''] = renewed.body.recoveryCodes as string[];
    expect(getCode(await enter(third))).toBe('wrong_code');
    expect((await enter(other)).status).toBe(200);
    expect((await enter(codeAt(secret, 1))).status).toBe(200);
    expect(await listKinds(browser)).toContain('recoveryUsed');
  });

  it('P02 is neither set up nor taken away from a device that was left open', async () => {
    await putAccount(gateway.ctx.couch, name);
    const browser = await signedIn();
    const post = (what: string, body: object) =>
      browser.post(`/api/auth/second-factor/${what}`, body);
    expect(getCode(await post('start', { password: 'sai' }))).toBe('wrong_password');
    expect(getCode(await post('confirm', { code: '123456' }))).toBe('wrong_code');
    const { recovery, secret } = await setUp(browser);
    expect(getCode(await post('start', { password: PASSWORD }))).toBe('wrong_code');
    expect(getCode(await post('remove', { password: PASSWORD }))).toBe('wrong_code');
    expect(getCode(await post('remove', { password: 'sai', code: recovery[0] }))).toBe(
      'wrong_password',
    );
    expect((await enter(codeAt(secret, 1))).status).toBe(200);
    const gone = await post('remove', { password: PASSWORD, code: recovery[0] });
    expect(gone.status).toBe(200);
    expect((await enter()).status).toBe(200);
  });

  it('P02 its secret and its recovery codes stand nowhere in the database', async () => {
    await putAccount(gateway.ctx.couch, name);
    const { secret, recovery } = await setUp(await signedIn());
    const stored = await gateway.ctx.couch.database(ACCOUNTS_DATABASE).get(accountKey(email));
    const text = JSON.stringify(stored);
    expect(text).toContain('secondFactor');
    for (const one of [secret, ...recovery, ...recovery.map((code) => code.replaceAll('-', ''))])
      expect(text).not.toContain(one);
  });

  it('P02 guesses are few, and those of others do not keep a known device out', async () => {
    await putAccount(gateway.ctx.couch, name);
    const known = await signedIn();
    const { secret, recovery } = await setUp(known);
    const cookies = await knownCookie(recovery[0] ?? '');
    for (let guess = 0; guess < 10; guess += 1)
      expect(getCode(await enter(`00000${guess}`))).toBe('wrong_code');
    expect(getCode(await enter(codeAt(secret, 1)))).toBe('try_later');
    const again = Object.assign(new Browser(gateway.url), { cookie: cookies });
    expect((await enter(codeAt(secret, 1), again)).status).toBe(200);
  });

  it('P02 an app of before it is told to be updated', async () => {
    await putAccount(gateway.ctx.couch, name);
    await setUp(await signedIn());
    const askWithVersion = async (version: string) => {
      const answer = await fetch(`${gateway.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [APP_VERSION_HEADER]: version },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      return ((await answer.json()) as { code: string }).code;
    };
    expect(await askWithVersion('0.2.0')).toBe('app_outdated');
    expect(await askWithVersion('0.3.0')).toBe('second_factor_needed');
  });
});

async function knownCookie(code: string): Promise<string> {
  const answer = await fetch(`${gateway.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, code }),
  });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return cookies.find((one) => one.startsWith('bl_known')) ?? '';
}

describe('P02 an administrator without a second factor', () => {
  it('P02 can do nothing but set it up', async () => {
    const options = { role: 'admin', adminRole: 'owner', withoutSecondFactor: true } as const;
    await putAccount(gateway.ctx.couch, name, options);
    const admin = new Browser(gateway.url);
    const { body } = await admin.login(email);
    expect(body).toMatchObject({ account: { secondFactorDue: true } });
    for (const route of gateway.parts.routes) {
      if (route.callers.includes('anyone') || route.beforeSecondFactor) continue;
      const answer = await admin.call(
        route.method.toUpperCase(),
        route.path.replaceAll(/:\w+/g, 'x'),
        route.method === 'get' ? undefined : {},
      );
      const isKeyed = route.callers.includes('api-key');
      const code = isKeyed ? 'api_key_invalid' : 'second_factor_required';
      expect([route.path, getCode(answer)]).toEqual([route.path, code]);
    }
    const { recovery } = await setUp(admin);
    expect((await admin.call('GET', '/api/admin/experts')).status).toBe(200);
    expect((await admin.refresh()).body).not.toHaveProperty('account.secondFactorDue');
    const remove = { password: PASSWORD, code: recovery[0] };
    expect(getCode(await admin.post('/api/auth/second-factor/remove', remove))).toBe(
      'second_factor_required',
    );
  });
});

describe('P02 what happened to an account', () => {
  it('P02 is listed for its owner, the newest few, with network and browser shortened', async () => {
    await putAccount(gateway.ctx.couch, name);
    const browser = await signedIn();
    const { events } = await security(browser);
    expect(events).toMatchObject([{ kind: 'newDevice', place: '127.0.0.*' }]);
    for (let once = 0; once < MAX_EVENTS + 2; once += 1) {
      expect((await browser.login(email)).status).toBe(200);
    }
    expect(await listKinds(browser)).toHaveLength(MAX_EVENTS);
    const other = `khac-${name}`;
    await putAccount(gateway.ctx.couch, other);
    const stranger = new Browser(gateway.url);
    await stranger.login(`${other}@example.vn`);
    expect(await listKinds(stranger)).toEqual(['newDevice']);
  });

  it('P02 sessions name network and browser', async () => {
    await putAccount(gateway.ctx.couch, name);
    const browser = await signedIn();
    const { body } = await browser.call('GET', '/api/auth/devices');
    expect(body.devices).toMatchObject([{ current: true, place: '127.0.0.*' }]);
  });
});
