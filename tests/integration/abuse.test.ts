import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/freePort';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { idleJobs } from '../support/jobs';
import { readOutbox } from '../support/outbox';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { PASSWORD, putAccount } from './accountHelpers';

const STRANGERS = 200;

let gateway: TestGateway;
beforeAll(async () => {
  // So that each call may come from a network address of its own.
  gateway = await startGateway({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => gateway.stop());

const waitingJobs = (): number => gateway.parts.jobs.board.countJobs('mail.reset');

interface Answer {
  status: number;
  code: unknown;
  cookies: string[];
  headers: Headers;
}

async function post(
  path: string,
  body: unknown,
  { place = '10.0.0.1', cookie = '', token = '', url = gateway.url } = {},
): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': place,
      cookie,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { code } = (await answer.json()) as { code?: unknown };
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  return { status: answer.status, code, cookies, headers: answer.headers };
}

const login = (email: string, password: string, from: { place: string; cookie?: string }) =>
  post('/api/auth/login', { email, password }, from);

describe('P02 strangers who know an address', () => {
  it('P02 do not lock its person out of a device that signed in before', async () => {
    const { email } = await putAccount(gateway.ctx.couch, 'chu');
    const { cookies } = await login(email, PASSWORD, { place: '10.1.0.1' });
    const cookie = cookies.join('; ');
    const known = cookies.find((one) => one.startsWith('bl_known_'));
    for (let call = 0; call < STRANGERS; call += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          login(email, 'không phải mật khẩu', { place: `10.2.${call}.${index}` }),
        ),
      );
    const stranger = await login(email, PASSWORD, { place: '10.3.0.1' });
    expect([stranger.status, stranger.code]).toEqual([429, 'try_later']);
    expect((await login(email, PASSWORD, { place: '10.3.0.2', cookie })).status).toBe(200);
    const forged = `${known?.slice(0, -4)}AAAA`;
    expect((await login(email, PASSWORD, { place: '10.3.0.3', cookie: forged })).status).toBe(429);
    const other = await putAccount(gateway.ctx.couch, 'khach');
    const foreign = (await login(other.email, PASSWORD, { place: '10.3.0.4' })).cookies.join('; ');
    expect((await login(email, PASSWORD, { place: '10.3.0.5', cookie: foreign })).status).toBe(429);
  });

  it('P02 who ask for links do not keep its person from asking', async () => {
    const { email } = await putAccount(gateway.ctx.couch, 'quen');
    const { cookies } = await login(email, PASSWORD, { place: '10.4.0.1' });
    const ask = (address: string, cookie = '') =>
      post('/api/auth/password/forgot', { email }, { place: address, cookie });
    for (let call = 0; call < 3; call += 1) {
      expect((await ask('10.5.0.1')).status).toBe(200);
      await until(() => waitingJobs() === 0);
    }
    expect((await ask('10.5.0.1')).status).toBe(429);
    expect(await ask('10.6.0.1')).toMatchObject({ status: 200, code: undefined });
    for (let call = 0; call < 12; call += 1) {
      await ask(`10.7.0.${call}`);
      await until(() => waitingJobs() === 0);
    }
    expect((await ask('10.8.0.1')).status).toBe(429);
    expect((await ask('10.8.0.1', cookies.join('; '))).status).toBe(200);
  });

  it('P02 nor does who knew its password fill a mailbox by many devices', async () => {
    const { email } = await putAccount(gateway.ctx.couch, 'nhieu-may');
    const statuses: number[] = [];
    for (let device = 0; device < 5; device += 1) {
      const address = `10.14.0.${device}`;
      const cookie = (await login(email, PASSWORD, { place: address })).cookies.join('; ');
      for (let call = 0; call < 3; call += 1) {
        const answer = await post(
          '/api/auth/password/forgot',
          { email },
          { place: address, cookie },
        );
        statuses.push(answer.status);
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  });

  it('P02 who ask for links while no mail goes out do not either', async () => {
    const port = await freePort();
    const slow = await startGateway({
      env: { TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
    try {
      const { email } = await putAccount(slow.ctx.couch, 'cham');
      const at = (path: string, body: object, address: string, cookie = '') =>
        post(path, body, { place: address, cookie, url: slow.url });
      const { cookies } = await at('/api/auth/login', { email, password: PASSWORD }, '10.9.0.1');
      const ask = async (address: string, cookie?: string) =>
        (await at('/api/auth/password/forgot', { email }, address, cookie)).status;
      // More than may wait are answered as for an address that has no account.
      for (let call = 0; call < 5; call += 1) expect(await ask(`10.9.1.${call}`)).toBe(200);
      expect(slow.parts.jobs.board.countJobs('mail.reset', accountKey(email))).toBe(3);
      expect(await ask('10.9.1.9', cookies.join('; '))).toBe(200);
      expect(slow.parts.jobs.board.countJobs('mail.resetOwn', accountKey(email))).toBe(1);
    } finally {
      await slow.stop();
    }
  });
});

const person = (changes: object = {}) => ({
  email: `a${Math.random().toString(36).slice(2)}@example.vn`,
  password: 'bốn con chim sẻ 1',
  name: 'BS.Nguyễn Thị Lan',
  application: {},
  ...changes,
});

/** Secrets of all links that were mailed to an address so far. */
async function linksTo(email: string): Promise<string[]> {
  await idleJobs(gateway);
  const mails = (await readOutbox(gateway.dataDir)).filter(({ text }) =>
    text.includes(`To: ${email}`),
  );
  return mails.map(
    ({ text }) => /#token=(?:3D)?([\w.-]+)/.exec(text.replace(/=\r?\n/g, ''))?.[1] ?? '',
  );
}

/** As many as strangers may ask for; most of these mails are left out. */
async function askAsStrangers(email: string): Promise<void> {
  for (let call = 0; call < 12; call += 1) {
    await post('/api/auth/password/forgot', { email }, { place: `10.11.${call}.1` });
    await until(() => waitingJobs() === 0);
  }
}

describe('P02 a link that was mailed', () => {
  it('P02 works however often strangers ask for others', async () => {
    const { email } = await putAccount(gateway.ctx.couch, 'lien-ket');
    await post('/api/auth/password/forgot', { email }, { place: '10.10.0.1' });
    const [token] = await linksTo(email);
    await askAsStrangers(email);
    const newPassword = 'Một mật khẩu khác 6';
    const { status } = await post('/api/auth/password/reset', { token, newPassword });
    expect(status).toBe(200);
  });

  it('P02 and so does the one that confirms an address', async () => {
    const { email } = person();
    await post('/api/auth/register', person({ email }), { place: '10.12.0.1' });
    const [token] = await linksTo(email);
    await askAsStrangers(email);
    // Six that anybody can cause, and three of the account itself.
    expect((await linksTo(email)).length).toBeLessThanOrEqual(9);
    expect((await post('/api/auth/email/confirm', { token })).status).toBe(200);
  });
});

describe('P02 who holds a secret that nobody guesses', () => {
  const address = '10.13.0.1';
  const wrong = `${'0'.repeat(64)}.${'a'.repeat(43)}`;
  const renew = (accountId: string, cookie = '') =>
    post('/api/auth/refresh', { accountId }, { place: address, cookie });
  const confirm = (token = wrong) => post('/api/auth/email/confirm', { token }, { place: address });
  const reset = (token = wrong) =>
    post(
      '/api/auth/password/reset',
      { token, newPassword: 'Chín con cò bay 4' },
      { place: address },
    );

  it('P02 stays signed in, whatever others at the address show', async () => {
    const { email, accountId } = await putAccount(gateway.ctx.couch, 'chung-cho');
    const { cookies } = await login(email, PASSWORD, { place: address });
    for (let call = 0; call < 320; call += 40)
      await Promise.all(Array.from({ length: 40 }, () => renew(accountId)));
    expect(await renew(accountId)).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect((await renew(accountId, cookies.join('; '))).status).toBe(200);
  });

  it('P02 confirms an address and sets a password from there, too', async () => {
    const { email } = person();
    await post('/api/auth/register', person({ email }), { place: '10.13.1.1' });
    const [token] = await linksTo(email);
    for (let call = 0; call < 30; call += 1) await Promise.all([confirm(), reset()]);
    for (const { status, code } of [await confirm(), await reset()])
      expect([status, code]).toEqual([429, 'try_later']);
    expect((await confirm(token)).status).toBe(200);
    await post('/api/auth/password/forgot', { email }, { place: '10.13.1.1' });
    const [link] = (await linksTo(email)).filter((one) => one !== token);
    expect((await reset(link)).status).toBe(200);
  });
});

describe('P02 names and passwords', () => {
  it.each([
    'Trúng thưởng http://evil.example',
    'Nhận quà tại www.evil',
    'Vào evil.com ngay',
    'hoi@evil.vn',
    'Lan\r\nBcc: a@b.vn',
    'Lan \u202enaL',
    'La\u200bn',
  ])('P02 a name such as %j is refused', async (name) => {
    const { status, code } = await post('/api/auth/register', person({ name }));
    expect([status, code]).toEqual([400, 'invalid_request']);
  });

  it('P02 a name with titles is none of these', async () => {
    const names = ['BS.Nguyễn Thị Lan', 'ThS. CN. Đỗ Quang-Minh', "H'Hen Niê", 'Lê Văn Vn'];
    for (const name of names)
      expect((await post('/api/auth/register', person({ name }))).status).toBe(201);
  });

  it.each([
    '12345678',
    '        ',
    'aaaaaaaaaa',
    'password1',
    'Mật khẩu 123',
    'chinh.toi@example.vn',
  ])('P02 the password %j is refused with a sentence', async (password) => {
    const request = person({ password, email: 'chinh.toi@example.vn' });
    const { status, code } = await post('/api/auth/register', request);
    expect([status, code]).toEqual([400, 'weak_password']);
  });

  it('P02 an account has a mail for a few changed passwords in an hour, not for fifty', async () => {
    const request = person();
    const answer = await fetch(`${gateway.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const { accessToken: token } = (await answer.json()) as { accessToken: string };
    const statuses: number[] = [];
    let currentPassword = request.password;
    for (let call = 0; call < 7; call += 1) {
      const newPassword = `bốn con chim sẻ lần ${call}`;
      const body = { currentPassword, newPassword };
      const { status } = await post('/api/auth/password', body, { token });
      statuses.push(status);
      if (status === 200) currentPassword = newPassword;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('S02 small things', () => {
  it('S02 a length that is no number is the caller’s fault', async () => {
    const { status, code } = await post(
      '/api/auth/login',
      '{"email":{"length":{"toString":1}},"password":"x"}',
    );
    expect([status, code]).toEqual([400, 'invalid_request']);
  });

  it('S02 whoever has not signed in sends no compressed body', async () => {
    const answer = await fetch(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: new Uint8Array([31, 139, 8]),
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'invalid_json',
    ]);
  });

  it('S02 pages may ask the browser for nothing that they do not need', async () => {
    const { headers } = await fetch(`${gateway.url}/api/version`);
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('P02 forty devices stay signed in; one more, and the one seen longest ago is signed out', async () => {
    const { email } = await putAccount(gateway.ctx.couch, 'nhieu');
    const refresh = ({ cookies }: Answer) =>
      post(
        '/api/auth/refresh',
        { accountId: 'nhieu' },
        { cookie: cookies.join('; '), place: '10.9.1.1' },
      );
    const all: Answer[] = [];
    for (let device = 0; device < 42; device += 1)
      all.push(await login(email, PASSWORD, { place: `10.9.0.${device}` }));
    const [first, , third] = all;
    expect([(await refresh(first!)).status, (await refresh(third!)).status]).toEqual([401, 200]);
  });
});
