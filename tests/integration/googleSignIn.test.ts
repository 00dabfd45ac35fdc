import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { ERRORS, type ErrorCode } from '../../src/domain/protocol/errors';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { startFakeGoogle, type FakeGoogle } from '../support/fakeGoogle';
import { startGateway, type TestGateway } from '../support/gateway';
import { Browser, PASSWORD, putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let google: FakeGoogle;
let gateway: TestGateway;
let count = 0;
let name: string;
let email: string;

beforeAll(async () => {
  google = await startFakeGoogle();
  gateway = await startGateway({
    env: {
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_ISSUER: google.issuer,
      EXPERT_APPROVAL: 'manual',
    },
  });
});
afterAll(async () => {
  await gateway.stop();
  await google.close();
});
beforeEach(() => {
  count += 1;
  name = `google-${count}`;
  email = `${name}@example.vn`;
  google.faults = {};
  google.person = {
    sub: `sub-${count}`,
    email,
    email_verified: true,
    name: 'Lan',
    hd: 'example.vn',
  };
});

class Surfer {
  readonly cookies = new Map<string, string>();
  token = '';

  constructor(readonly url = gateway.url) {}

  async call(method: string, path: string, body?: object) {
    const response = await fetch(path.startsWith('http') ? path : this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|1970/.test(line)) this.cookies.delete(key);
      else this.cookies.set(key, value);
    }
    const text = await response.text();
    const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
    return { status: response.status, body: json, to: response.headers.get('location') ?? '' };
  }

  async toProvider(next?: string): Promise<string> {
    const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
    const answer = await this.call('GET', `/api/auth/google/start${query}`);
    expect(answer.to).toContain(`${google.issuer}/authorize?`);
    return (await this.call('GET', answer.to)).to;
  }

  async through(next?: string): Promise<string> {
    return (await this.call('GET', await this.toProvider(next))).to;
  }

  finish = (body: object = {}) => this.call('POST', '/api/auth/google/finish', body);
}

const stored = async (of = email) =>
  (await gateway.ctx.couch.database(ACCOUNTS_DATABASE).get(accountKey(of)))?.body;
const register = (surfer: Surfer) =>
  surfer.call('POST', '/api/auth/google/register', {
    name: 'Nguyễn Thị Lan',
    application: { workplace: 'Bệnh viện A' },
  });

async function linked(): Promise<Surfer> {
  await putAccount(gateway.ctx.couch, name);
  const surfer = new Surfer();
  await surfer.through();
  expect((await surfer.finish({ password: PASSWORD })).status).toBe(200);
  return surfer;
}

const listIds = async (prefix: string): Promise<string[]> => {
  const range = { startKey: `${prefix}:`, endKey: `${prefix};`, includeDocs: false };
  const rows = await gateway.ctx.couch.database(ACCOUNTS_DATABASE).list(range);
  return rows.map(({ id }) => id);
};

const getGoogleParam = (to: string): string =>
  new URL(to, 'http://app').searchParams.get('google') ?? '';

describe('P02 a new person with Google', () => {
  it('P02 becomes an expert who waits for approval, and signs in again by the same account', async () => {
    const surfer = new Surfer();
    expect(await surfer.through()).toBe('/expert/login?google=ready');
    expect((await surfer.finish()).body.code).toBe('google_registration_needed');
    const ticket = await surfer.call('GET', '/api/auth/google/ticket');
    expect(ticket.body).toMatchObject({ email, name: 'Lan' });
    const registered = await register(surfer);
    expect(registered.status).toBe(201);
    expect(registered.body.account).toMatchObject({ email, role: 'expert', status: 'pending' });
    expect(surfer.cookies.has('bl_google_ticket')).toBe(false);
    const again = new Surfer();
    await again.through();
    expect((await again.finish()).body.account).toMatchObject({ email, status: 'pending' });
  });

  it('P02 confirms the address where Google keeps the mailbox; else a mail of ours asks', async () => {
    const sure = new Surfer();
    await sure.through();
    expect((await register(sure)).body.account).not.toHaveProperty('emailConfirmed');
    const { hd: _hd, ...person } = google.person;
    google.person = { ...person, sub: `${person.sub}-x`, email: `khac-${email}` };
    const unsure = new Surfer();
    await unsure.through();
    expect((await register(unsure)).body.account).toMatchObject({ emailConfirmed: false });
  });

  it('P02 has no password to lose the link with, until one is set by a mail', async () => {
    const surfer = new Surfer();
    await surfer.through();
    surfer.token = String((await register(surfer)).body.accessToken);
    const state = await surfer.call('GET', '/api/auth/security');
    expect(state.body.google).toMatchObject({ withoutPassword: true, linked: { email } });
    const refused = await surfer.call('POST', '/api/auth/google/unlink', { password: 'x' });
    expect(refused.body.code).toBe('google_only_way');
  });
});

describe('P02 an account that is there', () => {
  it('P02 is linked once its password was given, never before', async () => {
    await putAccount(gateway.ctx.couch, name);
    const surfer = new Surfer();
    await surfer.through();
    expect((await surfer.finish()).body.code).toBe('google_password_needed');
    expect((await surfer.finish({ password: 'sai mật khẩu' })).body.code).toBe('wrong_password');
    expect(await stored()).not.toHaveProperty('google');
    const entered = await surfer.finish({ password: PASSWORD });
    expect(entered.body.account).toMatchObject({ accountId: name });
    const again = new Surfer();
    await again.through();
    const second = await again.finish();
    expect(second.body.account).toMatchObject({ accountId: name });
    again.token = String(second.body.accessToken);
    const { body } = await again.call('GET', '/api/auth/security');
    const kinds = (body.events as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['googleLinked', 'newDevice']));
  });

  it('P02 whose address nobody confirmed is not linked, though the password is right', async () => {
    await putAccount(gateway.ctx.couch, name, { unconfirmed: true });
    const surfer = new Surfer();
    await surfer.through();
    const refused = await surfer.finish({ password: PASSWORD });
    expect(refused.body.code).toBe('google_account_unconfirmed');
    expect(await stored()).not.toHaveProperty('google');
  });

  it('P02 asks for its second factor behind Google, too', async () => {
    const surfer = await linked();
    const browser = new Browser(gateway.url);
    await browser.login(email);
    const started = await browser.post('/api/auth/second-factor/start', { password: PASSWORD });
    const totp = new TOTP({ secret: Secret.fromBase32(String(started.body.secret)) });
    await browser.post('/api/auth/second-factor/confirm', { code: totp.generate() });
    await surfer.through();
    expect((await surfer.finish()).body.code).toBe('second_factor_needed');
    expect((await surfer.finish({ code: '000000' })).body.code).toBe('wrong_code');
    const code = totp.generate({ timestamp: Date.now() + 30_000 });
    expect((await surfer.finish({ code })).status).toBe(200);
  });

  it('P02 that is suspended is told why, and stays out', async () => {
    const surfer = await linked();
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const document = await database.get(accountKey(email));
    if (!document) throw new Error('no account');
    const body = { ...document.body, status: 'suspended', statusReason: 'Hết hạn' };
    await database.put({ ...document, body });
    await surfer.through();
    const { body: answer } = await surfer.finish();
    expect(answer).toMatchObject({ code: 'account_suspended', details: { reason: 'Hết hạn' } });
  });

  it('P02 is linked and unlinked at its security page, each behind the password', async () => {
    await putAccount(gateway.ctx.couch, name);
    google.person = { ...google.person, email: `rieng-${email}` };
    const browser = new Browser(gateway.url);
    await browser.login(email);
    const surfer = new Surfer();
    surfer.token = browser.token;
    const ask = (what: string, password: string) =>
      surfer.call('POST', `/api/auth/google/${what}`, { password });
    expect((await ask('link', 'sai')).body.code).toBe('wrong_password');
    const { body } = await ask('link', PASSWORD);
    const back = (await surfer.call('GET', String(body.url))).to;
    expect((await surfer.call('GET', back)).to).toBe('/expert/security?google=linked');
    const other = new Surfer();
    await other.through();
    expect((await other.finish()).body.account).toMatchObject({ accountId: name });
    const marks = [email, google.person.email].map((one) =>
      other.cookies.has(`bl_known_${accountKey(one).slice(-16)}`),
    );
    expect(marks).toEqual([true, false]);
    expect((await ask('unlink', 'sai')).body.code).toBe('wrong_password');
    expect((await ask('unlink', PASSWORD)).status).toBe(200);
    await other.through();
    expect((await other.finish()).body.code).toBe('google_registration_needed');
  });

  it('P02 a Google account opens one account; a password that changed meanwhile links none', async () => {
    await linked();
    await putAccount(gateway.ctx.couch, `${name}-b`);
    const browser = new Browser(gateway.url);
    await browser.login(`${name}-b@example.vn`);
    const surfer = new Surfer();
    surfer.token = browser.token;
    const link = async () => {
      const { body } = await surfer.call('POST', '/api/auth/google/link', { password: PASSWORD });
      return (await surfer.call('GET', String(body.url))).to;
    };
    expect((await surfer.call('GET', await link())).to).toBe(
      '/expert/security?google=google_taken',
    );
    google.person = { ...google.person, sub: 'another' };
    const back = await link();
    const newPassword = 'Một mật khẩu hoàn toàn khác 2';
    await browser.post('/api/auth/password', { currentPassword: PASSWORD, newPassword });
    expect((await surfer.call('GET', back)).to).toBe('/expert/security?google=session_ended');
  });
});

describe('P02 what is refused, with a sentence', () => {
  it.each<[string, ErrorCode, () => void]>([
    [
      'a token for another client',
      'google_refused',
      () => (google.faults = { claims: { aud: 'x' } }),
    ],
    ['another nonce', 'google_refused', () => (google.faults = { claims: { nonce: 'x' } })],
    ['another issuer', 'google_refused', () => (google.faults = { claims: { iss: 'http://x' } })],
    ['a token that is over', 'google_refused', () => (google.faults = { claims: { exp: 1 } })],
    ['a foreign signature', 'google_refused', () => (google.faults = { foreignKey: true })],
    [
      'an address that Google did not confirm',
      'google_unconfirmed',
      () => (google.faults = { claims: { email_verified: false } }),
    ],
    ['somebody who says no', 'google_cancelled', () => (google.faults = { denies: true })],
  ])('P02 %s', async (_what, code, spoil) => {
    spoil();
    const surfer = new Surfer();
    expect(getGoogleParam(await surfer.through())).toBe(code);
    expect(ERRORS[code][1]).toMatch(/\.$/);
    expect((await surfer.finish()).body.code).toBe('google_expired');
  });

  it('P02 an answer that was played before, of another browser, or with another state', async () => {
    const surfer = new Surfer();
    const back = await surfer.toProvider();
    const stolen = new Map(surfer.cookies);
    expect(getGoogleParam((await surfer.call('GET', back)).to)).toBe('ready');
    surfer.cookies.clear();
    expect(getGoogleParam((await surfer.call('GET', back)).to)).toBe('google_expired');
    for (const [key, value] of stolen) surfer.cookies.set(key, value);
    const tokenCount = google.tokens;
    expect(getGoogleParam((await surfer.call('GET', back)).to)).toBe('google_expired');
    expect(google.tokens).toBe(tokenCount);
    const other = new Surfer();
    const url = new URL(await other.toProvider());
    url.searchParams.set('state', 'x');
    expect(getGoogleParam((await other.call('GET', url.href)).to)).toBe('google_refused');
  });

  it('P02 a ticket that was copied signs nobody in after its owner', async () => {
    const surfer = await linked();
    await surfer.through();
    const copied = new Map(surfer.cookies);
    expect((await surfer.finish()).status).toBe(200);
    const thief = new Surfer();
    for (const [key, value] of copied) thief.cookies.set(key, value);
    const sessions = await listIds('session');
    expect(sessions).not.toEqual([]);
    expect((await thief.finish()).body.code).toBe('google_expired');
    expect(await listIds('session')).toEqual(sessions);
  });

  it('P02 an answer that the provider does not stand behind writes nothing', async () => {
    const used = await listIds('google-used');
    google.faults = { claims: { nonce: 'x' } };
    expect(getGoogleParam(await new Surfer().through())).toBe('google_refused');
    expect(await listIds('google-used')).toEqual(used);
  });

  it('P02 leads to pages of the app only', async () => {
    const wish = '/expert/menus?x=1';
    expect(await new Surfer().through(wish)).toBe(
      `/expert/login?google=ready&next=${encodeURIComponent(wish)}`,
    );
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/expert//x'])
      expect(await new Surfer().through(next)).toBe('/expert/login?google=ready');
  });

  it('P02 all of it where the server has no such provider', async () => {
    const plain = await startGateway();
    try {
      const surfer = new Surfer(plain.url);
      expect((await surfer.call('GET', '/api/auth/google/start')).to).toBe(
        '/expert/login?google=google_off',
      );
      expect((await surfer.finish()).body.code).toBe('google_off');
      expect((await surfer.call('GET', '/api/config')).body).not.toHaveProperty('google');
    } finally {
      await plain.stop();
    }
  });
});
