import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PASSKEYS, PASSKEY_MINUTES } from '../../src/domain/accounts/security';
import { type SecurityResponse } from '../../src/api/security';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { Authenticator, type Wrong } from '../support/authenticator';
import { startGateway, type TestGateway } from '../support/gateway';
import { Browser, getCode, PASSWORD, putAccount, type Answer } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const ORIGIN = 'https://app.bualanh.example';

let gateway: TestGateway;
let count = 0;
let email: string;
let name: string;

beforeAll(async () => {
  gateway = await startGateway({ env: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  count += 1;
  name = `khoa-${count}`;
  email = `${name}@example.vn`;
});

async function signedIn(): Promise<Browser> {
  const browser = new Browser(gateway.url);
  expect((await browser.login(email)).status).toBe(200);
  return browser;
}

type Options = Parameters<Authenticator['show']>[0];
const getOptions = ({ body }: Answer): Options => body.options as Options;
const start = (browser: Browser, more: object = {}) =>
  browser.post('/api/auth/passkeys/start', { password: PASSWORD, ...more });
const add = (browser: Browser, answer: object, called = 'Máy ở phòng khám') =>
  browser.post('/api/auth/passkeys/add', { name: called, answer });

async function withOne() {
  await putAccount(gateway.ctx.couch, name);
  const browser = await signedIn();
  const key = new Authenticator(ORIGIN);
  const added = await add(browser, key.make(getOptions(await start(browser))));
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  return { browser, key, recovery: added.body.recoveryCodes as string[] };
}

async function readOptions(as = email): Promise<Options> {
  const answer = await new Browser(gateway.url).login(as);
  expect(getCode(answer)).toBe('second_factor_needed');
  return (answer.body.details as { passkey: Options }).passkey;
}

const enter = (passkey: object, as = email): Promise<Answer> =>
  new Browser(gateway.url).post('/api/auth/login', { email: as, password: PASSWORD, passkey });
const signInWith = async (key: Authenticator, wrong?: Wrong): Promise<Answer> =>
  enter(key.show(await readOptions(), wrong));
const security = async (browser: Browser): Promise<SecurityResponse> =>
  (await browser.call('GET', '/api/auth/security')).body as unknown as SecurityResponse;

describe('P02 a passkey', () => {
  it('P02 is made behind the password, asked for at sign-in, listed and removed', async () => {
    const { browser, key, recovery } = await withOne();
    expect(new Set(recovery).size).toBe(10);
    expect((await signInWith(key)).status).toBe(200);
    const { passkeys, secondFactor, events } = await security(browser);
    expect(passkeys).toMatchObject({
      origin: ORIGIN,
      list: [{ id: key.id, name: 'Máy ở phòng khám', usedAt: expect.any(String) }],
    });
    expect(secondFactor).toMatchObject({ on: false, asked: true, recoveryLeft: 10 });
    expect(events.map(({ kind }) => kind)).toContain('passkeyAdded');
    const remove = (more: object) =>
      browser.post('/api/auth/passkeys/remove', { id: key.id, password: PASSWORD, ...more });
    expect(getCode(await remove({ password: 'sai' }))).toBe('wrong_password');
    expect(getCode(await remove({}))).toBe('wrong_code');
    const options = getOptions(await browser.post('/api/auth/passkeys/ask'));
    expect((await remove({ passkey: key.show(options) })).status).toBe(200);
    expect((await new Browser(gateway.url).login(email)).status).toBe(200);
    expect((await security(browser)).events[1]?.kind).toBe('passkeyRemoved');
  });

  it('P02 a recovery code takes its place once, also to remove it', async () => {
    const { key, recovery } = await withOne();
    const [first = '', second = ''] = recovery;
    const browser = new Browser(gateway.url);
    expect((await browser.login(email, PASSWORD, undefined, first)).status).toBe(200);
    const again = await new Browser(gateway.url).login(email, PASSWORD, undefined, first);
    expect(getCode(again)).toBe('wrong_code');
    const gone = await browser.post('/api/auth/passkeys/remove', {
      id: key.id,
      password: PASSWORD,
      code: second,
    });
    expect(gone.status).toBe(200);
  });

  it('P02 what it signed counts once, also at the same time', async () => {
    const { key } = await withOne();
    const answer = key.show(await readOptions());
    const both = await Promise.all([enter(answer), enter(answer)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect(getCode(await enter(answer))).toBe('wrong_passkey');
  });

  it('P02 a challenge that was answered is not answered again with a higher count', async () => {
    const { key } = await withOne();
    const options = await readOptions();
    expect((await enter(key.show(options))).status).toBe(200);
    expect(getCode(await enter(key.show(options)))).toBe('wrong_passkey');
  });

  it('P02 another site gets nothing of use out of it', async () => {
    const { key } = await withOne();
    const origin = 'https://app.bua1anh.example';
    expect(getCode(await signInWith(key, { origin }))).toBe('wrong_passkey');
    expect(getCode(await signInWith(key, { site: 'bua1anh.example' }))).toBe('wrong_passkey');
    expect((await signInWith(key)).status).toBe(200);
  });

  it('P02 counts that go back are those of a copy', async () => {
    const { key } = await withOne();
    expect((await signInWith(key)).status).toBe(200);
    key.counter -= 2;
    expect(getCode(await signInWith(key))).toBe('wrong_passkey');
  });

  it('P02 neither the key nor a challenge of another account opens this one', async () => {
    const { key: other, browser: others } = await withOne();
    const theirs = email;
    name = `${name}-b`;
    email = `${name}@example.vn`;
    const { browser, key } = await withOne();
    expect(getCode(await enter(other.show(await readOptions())))).toBe('wrong_passkey');
    expect(getCode(await enter(key.show(await readOptions(theirs))))).toBe('wrong_passkey');
    const forShowing = getOptions(await browser.post('/api/auth/passkeys/ask'));
    const made = new Authenticator(ORIGIN).make({
      ...forShowing,
      rp: { id: 'app.bualanh.example' },
    });
    expect(getCode(await add(browser, made))).toBe('wrong_passkey');
    const forOthers = getOptions(
      await start(others, {
        passkey: other.show(getOptions(await others.post('/api/auth/passkeys/ask'))),
      }),
    );
    expect(getCode(await add(browser, new Authenticator(ORIGIN).make(forOthers)))).toBe(
      'wrong_passkey',
    );
  });

  it('P02 one that was removed opens nothing, and one is not made twice', async () => {
    const { browser, key, recovery } = await withOne();
    const options = await readOptions();
    const own = getOptions(await browser.post('/api/auth/passkeys/ask'));
    const second = new Authenticator(ORIGIN);
    const making = getOptions(await start(browser, { passkey: key.show(own) }));
    expect((await add(browser, second.make(making))).body.recoveryCodes).toEqual([]);
    expect(getCode(await add(browser, second.make(making)))).toBe('wrong_passkey');
    const gone = { id: key.id, password: PASSWORD, code: recovery[0] };
    expect((await browser.post('/api/auth/passkeys/remove', gone)).status).toBe(200);
    expect(getCode(await enter(key.show(options)))).toBe('wrong_passkey');
    expect((await signInWith(second)).status).toBe(200);
  });

  it('P02 a challenge is good for some minutes', async () => {
    const { key } = await withOne();
    const answer = key.show(await readOptions());
    const late = Date.now() + (PASSKEY_MINUTES * 60 + 1) * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: late });
    try {
      expect(getCode(await enter(answer))).toBe('wrong_passkey');
    } finally {
      vi.useRealTimers();
    }
  });

  it('P02 an account has a few, and wrong ones are few', async () => {
    const { browser, key } = await withOne();
    const stored = await gateway.ctx.couch.database(ACCOUNTS_DATABASE).get(accountKey(email));
    const body = stored?.body as { passkeys: { keys: { id: string }[] } };
    const [one] = body.passkeys.keys;
    const keys = Array.from({ length: MAX_PASSKEYS }, (_, at) =>
      at === 0 ? one : { ...one, id: `khac${at}` },
    );
    if (!stored) throw new Error('no account');
    const full = { ...stored, body: { ...body, passkeys: { ...body.passkeys, keys } } };
    await gateway.ctx.couch.database(ACCOUNTS_DATABASE).put(full);
    const own = getOptions(await browser.post('/api/auth/passkeys/ask'));
    expect(getCode(await start(browser, { passkey: key.show(own) }))).toBe('too_many_passkeys');
    const wrong = new Authenticator(ORIGIN);
    for (let guess = 0; guess < 10; guess += 1)
      expect(getCode(await signInWith(wrong))).toBe('wrong_passkey');
    expect(getCode(await signInWith(key))).toBe('try_later');
  });

  it('P02 is enough for an administrator, who cannot take the last one away', async () => {
    await putAccount(gateway.ctx.couch, name, {
      role: 'admin',
      adminRole: 'owner',
      withoutSecondFactor: true,
    });
    const browser = await signedIn();
    expect(getCode(await browser.call('GET', '/api/admin/experts'))).toBe('second_factor_required');
    const key = new Authenticator(ORIGIN);
    const added = await add(browser, key.make(getOptions(await start(browser))));
    const [code] = added.body.recoveryCodes as string[];
    expect((await browser.call('GET', '/api/admin/experts')).status).toBe(200);
    const gone = { id: key.id, password: PASSWORD, code };
    expect(getCode(await browser.post('/api/auth/passkeys/remove', gone))).toBe(
      'second_factor_required',
    );
  });

  it('P02 answers that are none are refused, not failed on', async () => {
    const { browser } = await withOne();
    const options = await readOptions();
    const { response, ...rest } = new Authenticator(ORIGIN).show(options);
    for (const broken of ['AAAA', 'e30', '_'.repeat(4000)])
      for (const field of ['clientDataJSON', 'authenticatorData', 'signature']) {
        const passkey = { ...rest, response: { ...(response as object), [field]: broken } };
        expect([403, 400, 429]).toContain((await enter(passkey)).status);
        expect((await add(browser, passkey)).status).toBe(400);
      }
    expect((await enter({ id: 'x' })).status).toBe(400);
  });
});

describe('P02 where there can be none', () => {
  it('P02 an address of numbers has no passkeys, and says nothing of them', async () => {
    const plain = await startGateway({ env: { PUBLIC_URL: 'http://192.168.1.20:4000' } });
    try {
      await putAccount(plain.ctx.couch, name);
      const browser = new Browser(plain.url);
      await browser.login(email);
      expect(await security(browser)).not.toHaveProperty('passkeys');
      expect((await start(browser)).status).toBe(404);
    } finally {
      await plain.stop();
    }
  });
});
