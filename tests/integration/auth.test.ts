import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessClaimsSchema } from '../../src/domain/accounts/account';
import { type AccountStatus } from '../../src/domain/accounts/access/roles';
import { ERRORS, type ErrorCode } from '../../src/domain/protocol/errors';
import {
  accountKey,
  sessionKey,
  workspaceKey,
} from '../../sync-server/modules/accounts/accountRecords';
import { hashPassword, verifyPassword } from '../../sync-server/modules/accounts/password';
import { createTokens } from '../../sync-server/modules/accounts/tokens';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { cheapHash } from '../support/password';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

const EMAIL = 'Thu.Ha@Example.com';
const PASSWORD = 'Mật khẩu rất dài 1';

let gateway: TestGateway;
let secret: string;
let passwordHash: string;

async function putAccount(
  email: string,
  status: AccountStatus,
  hash = passwordHash,
): Promise<string> {
  const accountId = `acc-${email.split('@')[0]?.toLowerCase().replace('.', '-')}`;
  const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
  const now = new Date();
  const createdAt = now.toISOString();
  const present = await database.get(accountKey(email));
  await database.put({
    ...envelope(
      accountKey(email),
      {
        accountId,
        workspaceId: accountId,
        email,
        name: 'Thu Hà',
        passwordHash: hash,
        role: 'expert',
        status,
        createdAt,
      },
      'test',
      now,
    ),
    ...(present ? { _rev: present._rev } : {}),
  });
  if (!present) {
    const workspace = { workspaceId: accountId, members: [accountId], plan: 'pro', createdAt };
    await database.put(envelope(workspaceKey(accountId), workspace, 'test', now));
  }
  return accountId;
}

beforeAll(async () => {
  gateway = await startGateway();
  secret = gateway.ctx.config.sessionSecret;
  passwordHash = await hashPassword(PASSWORD);
  await putAccount(EMAIL, 'approved');
});
afterAll(() => gateway.stop());

interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string | null;
}

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    cookie: response.headers.get('set-cookie'),
  };
}

const login = (email: string, password: string) => post('/api/auth/login', { email, password });
const counted = (statuses: number[], expectedStatus: number): number =>
  statuses.filter((status) => status === expectedStatus).length;
const getPair = ({ cookie }: Answer): string => cookie?.split(';')[0] ?? '';

function refused(code: ErrorCode) {
  return expect.objectContaining({
    status: ERRORS[code][0],
    body: { success: false, code, error: ERRORS[code][1] },
  });
}

async function callWith(authorization: string | undefined): Promise<Answer> {
  return post('/sync/changes', {}, authorization === undefined ? {} : { authorization });
}

const claims = {
  sub: 'acc-thu-ha',
  workspaceId: 'acc-thu-ha',
  role: 'expert',
  status: 'approved',
  sid: 'session-1',
} as const;

describe('P02 signing in', () => {
  it('P02 answers the right password with a profile, a short token and a strict cookie', async () => {
    const answer = await login(`  ${EMAIL.toUpperCase()} `, PASSWORD.normalize('NFD'));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      expiresIn: 600,
      account: { accountId: 'acc-thu-ha', plan: 'pro', maxClients: 50, status: 'approved' },
    });
    expect(JSON.stringify(answer.body)).not.toContain('scrypt');
    const token = await createTokens(secret).verify(String(answer.body.accessToken));
    expect(token).toMatchObject({ sub: 'acc-thu-ha', role: 'expert', status: 'approved' });
    expect(answer.cookie).toMatch(/^bl_refresh_acc-thu-ha=[\w.-]+\.0-[\w-]+;/);
    expect(answer.cookie).toMatch(/HttpOnly/);
    expect(answer.cookie).toMatch(/SameSite=Strict/);
    expect(answer.cookie).toMatch(/Path=\/api\/auth;/);
    expect(answer.cookie).not.toMatch(/Secure/);
  });

  it('P02 tells a wrong password and an unknown e-mail apart by nothing', async () => {
    const durations: Record<string, number[]> = { wrong: [], unknown: [] };
    for (const [who, email] of Array.from({ length: 3 }).flatMap(() => [
      ['wrong', EMAIL] as const,
      ['unknown', 'nobody@example.com'] as const,
    ])) {
      const started = Date.now();
      const answer = await login(email, 'not this one');
      durations[who]?.push(Date.now() - started);
      expect(answer).toEqual(refused('wrong_credentials'));
      expect(answer.cookie).toBeNull();
    }
    // Both pay for a hash; without it an unknown address would be answered in a few milliseconds.
    const fastest = (who: string) => Math.min(...(durations[who] ?? []));
    expect(fastest('unknown')).toBeGreaterThan(fastest('wrong') / 4);
  });

  it('P02 stores a salted memory-hard hash and nothing that opens a session', async () => {
    const again = await hashPassword(PASSWORD);
    expect(again).toMatch(/^scrypt\$N=32768,r=8,p=3\$/);
    expect(again).not.toBe(passwordHash);
    expect(await verifyPassword(PASSWORD, again)).toBe(true);
    expect(await verifyPassword(`${PASSWORD} `, again)).toBe(false);
    await expect(verifyPassword(PASSWORD, 'plain')).rejects.toThrow('malformed');
    const cookie = getPair(await login(EMAIL, PASSWORD)).split('=')[1] ?? '';
    const [, id = '', key = '?'] = /^(.+)\.0-([\w-]{43})$/.exec(cookie) ?? [];
    const stored = await gateway.ctx.couch.database(ACCOUNTS_DATABASE).get(sessionKey(id));
    expect(stored?.body).toMatchObject({ accountId: 'acc-thu-ha' });
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it('P02 says that an account is suspended only to who knows the password', async () => {
    await putAccount('khoa@example.com', 'suspended');
    expect(await login('khoa@example.com', 'wrong')).toEqual(refused('wrong_credentials'));
    const answer = await login('khoa@example.com', PASSWORD);
    expect(answer).toEqual(refused('account_suspended'));
    expect(answer.cookie).toBeNull();
  });

  it('P02 does not hear fields that it does not know: an app may be newer, nobody names their role', async () => {
    const strange = await post('/api/auth/login', {
      email: EMAIL,
      password: PASSWORD,
      role: 'admin',
    });
    expect(strange).toMatchObject({ status: 200, body: { account: { role: 'expert' } } });
  });

  it('P02 refuses what is no login: no JSON, a form of another site', async () => {
    expect(await post('/api/auth/login', '{"email":')).toEqual(refused('invalid_json'));
    const form = await post('/api/auth/login', `email=${EMAIL}&password=${PASSWORD}`, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form).toEqual(refused('invalid_json'));
  });

  it('P02 slows down guessing, for one address only', async () => {
    // Hashed at a low cost: on a slow machine some calls would be turned away while waiting for their turn.
    await putAccount('guess@example.com', 'approved', cheapHash('another one'));
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => login('guess@example.com', 'guess')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(await login('Guess@example.com', 'guess')).toEqual(refused('too_many_requests'));
    expect((await login(EMAIL, PASSWORD)).status).toBe(200);
  }, 120_000);

  it('P02 does not hash for a flood of strangers, and limits one place over all addresses', async () => {
    const flooded = await startGateway({ env: { TRUST_PROXY: '1' } });
    const from = async (ip: string, name: number) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
      const body = JSON.stringify({ email: `stranger${name}@example.com`, password: 'guess' });
      const answer = await fetch(`${flooded.url}/api/auth/login`, {
        method: 'POST',
        headers,
        body,
      });
      return answer.status;
    };
    // Frozen clock: the minute in which guesses are counted must not end while a slow machine hashes.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const many = Array.from({ length: 80 }, (_, name) => name);
      const first = await Promise.all(many.map((name) => from('10.0.0.1', name)));
      // Two are hashed at a time and forty wait, so how many get through depends on the machine.
      let hashed = counted(first, 401);
      expect(hashed).toBeGreaterThan(1);
      expect(hashed).toBeLessThan(60);
      expect(counted(first, 429)).toBe(80 - hashed);
      // Calls turned away are not counted, so the sixtieth that is hashed is the last.
      for (let name = 100; (await from('10.0.0.1', name)) === 401; name += 1) hashed += 1;
      expect(hashed).toBe(60);
      expect(await from('10.0.0.2', 200)).toBe(401);
    } finally {
      vi.useRealTimers();
      await flooded.stop();
    }
  }, 480_000);
});

const sign = (key: string, expires: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('bua-lanh')
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(key));

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('P02 access tokens', () => {
  it('P02 S06 accepts a good one and asks for one where none is given', async () => {
    const good = await createTokens(secret).issue(claims);
    expect((await callWith(`Bearer ${good}`)).body.code).not.toMatch(/token/);
    expect(await callWith(undefined)).toEqual(refused('token_missing'));
    expect(await callWith('Basic abc')).toEqual(refused('token_invalid'));
  });

  it('P02 S06 refuses an expired one as expired', async () => {
    const past = createTokens(secret, () => new Date(Date.now() - 601_000));
    expect(await callWith(`Bearer ${await past.issue(claims)}`)).toEqual(refused('token_expired'));
  });

  it('P02 S06 refuses forged ones: another key, alg none, changed claims, no expiry', async () => {
    const exp = Math.floor(Date.now() / 1000) + 600;
    const payload = part({ ...claims, iss: 'bua-lanh', exp });
    const none = `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    const good = await createTokens(secret).issue({ ...claims, status: 'pending' });
    const [header = '', , signature = ''] = good.split('.');
    const unending = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('bua-lanh')
      .sign(new Uint8Array(createHmac('sha256', secret).update('access').digest()));
    const forged = [
      await sign('x'.repeat(48), '10m'),
      await sign(secret, '10m'),
      none,
      `${header}.${payload}.${signature}`,
      unending,
      'abc',
    ];
    for (const token of forged)
      expect(await callWith(`Bearer ${token}`), token).toEqual(refused('token_invalid'));
  });

  it('P02 S06 lets only an approved expert through to the data, whatever the token says', async () => {
    for (const [status, code] of [
      ['suspended', 'account_suspended'],
      ['pending', 'account_not_approved'],
      ['rejected', 'account_not_approved'],
    ] as const) {
      const accountId = await putAccount('doi@example.com', 'approved');
      const { body } = await login('doi@example.com', PASSWORD);
      expect(body.account).toMatchObject({ accountId, status: 'approved' });
      await putAccount('doi@example.com', status);
      await until(async () => {
        const answer = await callWith(`Bearer ${String(body.accessToken)}`);
        return answer.body.code === code;
      });
    }
  });

  it('P02 S06 a token without a session opens nothing, however well it is signed', async () => {
    const good = await createTokens(secret).issue(claims);
    expect(await callWith(`Bearer ${good}`)).toEqual(refused('session_ended'));
  });
});

const refresh = (cookie: string, accountId = 'acc-thu-ha') =>
  post('/api/auth/refresh', { accountId }, { cookie });

describe('P02 staying signed in', () => {
  it('P02 gives fresh claims, with the status that the account has now', async () => {
    const accountId = await putAccount('moi@example.com', 'pending');
    const cookie = getPair(await login('moi@example.com', PASSWORD));
    await putAccount('moi@example.com', 'approved');
    const answer = await refresh(`other=1; ${cookie}`, accountId);
    expect(answer).toMatchObject({ status: 200, body: { account: { status: 'approved' } } });
    const payload = String(answer.body.accessToken).split('.')[1] ?? '';
    const fresh = accessClaimsSchema.parse(
      JSON.parse(Buffer.from(payload, 'base64url').toString()),
    );
    expect(fresh.status).toBe('approved');
    await putAccount('moi@example.com', 'suspended');
    expect(await refresh(cookie, accountId)).toEqual(refused('account_suspended'));
    await putAccount('moi@example.com', 'approved');
    expect((await refresh(cookie, accountId)).status).toBe(200);
  });

  it('P02 refuses no cookie, a changed one, and the cookie of another account', async () => {
    const cookie = getPair(await login(EMAIL, PASSWORD));
    const swapped = cookie.replace('bl_refresh_acc-thu-ha', 'bl_refresh_acc-khoa');
    const changed = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
    for (const [value, account] of [
      ['', 'acc-thu-ha'],
      ['bl_refresh_acc-thu-ha=', 'acc-thu-ha'],
      [changed, 'acc-thu-ha'],
      [swapped, 'acc-khoa'],
    ] as const)
      expect(await refresh(value, account), value).toEqual(refused('session_ended'));
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('P02 ends the session of this device at sign-out, and no other', async () => {
    const here = getPair(await login(EMAIL, PASSWORD));
    const there = getPair(await login(EMAIL, PASSWORD));
    const body = { accountId: 'acc-thu-ha' };
    const answer = await post('/api/auth/logout', body, { cookie: here });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(answer.cookie).toMatch(/bl_refresh_acc-thu-ha=;.*Expires=Thu, 01 Jan 1970/);
    expect(await refresh(here)).toEqual(refused('session_ended'));
    expect((await refresh(there)).status).toBe(200);
    expect((await post('/api/auth/logout', body, { cookie: here })).status).toBe(200);
  });
});

describe('P02 behind a proxy that speaks HTTPS', () => {
  it('P02 marks the cookie Secure only where the proxy is believed', async () => {
    const proxied = await startGateway({ env: { TRUST_PROXY: '1', DEMO: 'on' } });
    const body = JSON.stringify({ email: 'lan@demo.bualanh.local', password: 'bualanh-demo' });
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
    const at = (url: string) => fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
    try {
      expect((await at(proxied.url)).headers.get('set-cookie')).toMatch(/; Secure/);
    } finally {
      await proxied.stop();
    }
    const direct = await post('/api/auth/login', { email: EMAIL, password: PASSWORD }, headers);
    expect(direct.cookie).not.toMatch(/Secure/);
  });
});
