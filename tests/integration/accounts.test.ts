import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionResponseSchema } from '../../src/api/auth';
import { type SignedInDevice } from '../../src/api/devices';
import { ERRORS } from '../../src/domain/protocol/errors';
import { accountKey, sessionKey } from '../../sync-server/modules/accounts/accountRecords';
import { createDevices } from '../../sync-server/modules/accounts/devices';
import { startGateway, type TestGateway } from '../support/gateway';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const browser = () => new Browser(gateway.url);
const registration = (email: string) => ({
  email,
  password: PASSWORD,
  name: 'Nguyễn Thị Mai',
  application: {
    specialization: 'Dinh dưỡng lâm sàng',
    phone: '0912345678',
    workplace: 'Bệnh viện 115',
    qualifications: 'Thạc sĩ dinh dưỡng',
  },
});

describe('P02 registering as an expert', () => {
  it('P02 gives an account with the application, a workspace of its own and a session', async () => {
    const here = browser();
    const answer = here.take(
      await here.post('/api/auth/register', registration('Mai.Nguyen@Example.vn')),
    );
    expect(answer.status).toBe(201);
    const { account } = sessionResponseSchema.parse(answer.body);
    expect(account).toMatchObject({
      email: 'Mai.Nguyen@Example.vn',
      name: 'Nguyễn Thị Mai',
      role: 'expert',
      status: 'approved',
      plan: 'free',
      maxClients: 5,
    });
    expect(getCode(await here.readData())).toBe('invalid_request');
    expect((await here.refresh()).status).toBe(200);
    expect((await browser().login('mai.nguyen@example.vn')).status).toBe(200);
    const stored = await gateway.ctx.couch
      .database(ACCOUNTS_DATABASE)
      .get(accountKey('mai.nguyen@example.vn'));
    expect(stored?.body).toMatchObject({
      application: { specialization: 'Dinh dưỡng lâm sàng', workplace: 'Bệnh viện 115' },
      passwordHash: expect.stringMatching(/^scrypt\$/),
    });
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
  });

  it('P02 takes an e-mail address once, also when two ask at the same time', async () => {
    const answers = await Promise.all(
      ['hai@example.vn', 'HAI@example.vn', ' hai@example.vn'].map((email) =>
        browser().post('/api/auth/register', registration(email)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.filter((answer) => getCode(answer) === 'email_taken')).toHaveLength(2);
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const rows = () => database.list({ startKey: 'workspace:', endKey: 'workspace:\ufff0' });
    // A list comes from one copy, which may not know of the removal yet.
    await expect.poll(rows).toHaveLength(2);
  });

  it.each([
    ['a short password', { password: 'ngắn' }],
    ['no e-mail address', { email: 'mai' }],
    ['an address that mail programs read differently', { email: 'mai@(x)example.vn' }],
    ['a mailbox outside ASCII', { email: 'mãi@example.vn' }],
    ['two addresses', { email: 'a@example.vn,b@example.vn' }],
    ['no name', { name: ' ' }],
    ['a phone number that is none', { application: { phone: 'gọi tôi' } }],
  ])('P02 refuses %s', async (_, change) => {
    const answer = await browser().post('/api/auth/register', {
      ...registration('xau@example.vn'),
      ...change,
    });
    expect([answer.status, getCode(answer)]).toEqual([400, 'invalid_request']);
  });

  it('P02 nobody names their own role, plan or status: such fields are not heard', async () => {
    const manual = await startGateway({ env: { EXPERT_APPROVAL: 'manual' } });
    try {
      const own = { role: 'admin', adminRole: 'owner', plan: 'business', status: 'approved' };
      const { application, ...rest } = registration('vai@example.vn');
      const answer = await new Browser(manual.url).post('/api/auth/register', {
        ...rest,
        ...own,
        application: { ...application, ...own },
      });
      const expected = { role: 'expert', plan: 'free', status: 'pending' };
      expect(answer).toMatchObject({ status: 201, body: { account: expected } });
      expect(JSON.stringify(answer.body)).not.toContain('owner');
    } finally {
      await manual.stop();
    }
  });

  it('P02 where an administrator approves: pending, told so by /api/config, and away from data', async () => {
    const manual = await startGateway({ env: { EXPERT_APPROVAL: 'manual' } });
    try {
      const here = new Browser(manual.url);
      const config = await here.call('GET', '/api/config');
      expect(config.body).toMatchObject({ expertApproval: 'manual' });
      const answer = here.take(
        await here.post('/api/auth/register', registration('cho@example.vn')),
      );
      expect(answer.body).toMatchObject({ account: { status: 'pending' } });
      expect(getCode(await here.readData())).toBe('account_not_approved');
      expect((await here.call('GET', '/api/auth/devices')).status).toBe(200);
    } finally {
      await manual.stop();
    }
  });
});

async function listDevices(here: Browser): Promise<SignedInDevice[]> {
  const { body } = await here.call('GET', '/api/auth/devices');
  return (body as unknown as { devices: SignedInDevice[] }).devices;
}

const later = (days: number) => () => new Date(Date.now() + days * 86_400_000);

describe('P02 signed-in devices', () => {
  it('P02 are listed with names, this one first, and nobody else’s among them', async () => {
    await putAccount(gateway.ctx.couch, 'thu');
    // Its id is the beginning of another account's.
    await putAccount(gateway.ctx.couch, 'thu.ha');
    await browser().login('thu@example.vn', PASSWORD, 'Máy tính bảng phòng khám');
    await browser().login('thu.ha@example.vn', PASSWORD, 'Máy của người khác');
    const here = browser();
    await here.login('thu@example.vn', PASSWORD, 'Điện thoại');
    const devices = await listDevices(here);
    expect(devices.map(({ name, current }) => [name, current])).toEqual([
      ['Điện thoại', true],
      ['Máy tính bảng phòng khám', false],
    ]);
    expect(JSON.stringify(devices)).not.toContain('generation');
  });

  it('P02 a device that does not name itself is named by its browser', async () => {
    const response = await fetch(`${gateway.url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
      },
      body: JSON.stringify({ email: 'thu@example.vn', password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    const here = browser();
    await here.login('thu@example.vn');
    expect((await listDevices(here)).map(({ name }) => name)).toContain('Chrome trên Android');
  });

  it('P02 signing one out ends it at once, token and cookie, and no other', async () => {
    await putAccount(gateway.ctx.couch, 'ba');
    const [lost, here] = [browser(), browser()];
    await lost.login('ba@example.vn', PASSWORD, 'Máy bị mất');
    await here.login('ba@example.vn');
    expect(getCode(await lost.readData())).toBe('invalid_request');
    const device = (await listDevices(here)).find(({ name }) => name === 'Máy bị mất');
    expect((await here.call('DELETE', `/api/auth/devices/${device?.id}`)).status).toBe(200);
    expect(getCode(await lost.readData())).toBe('session_ended');
    expect(getCode(await lost.refresh())).toBe('session_ended');
    expect(getCode(await here.readData())).toBe('invalid_request');
    expect(await listDevices(here)).toHaveLength(1);
    expect((await here.call('DELETE', `/api/auth/devices/${device?.id}`)).status).toBe(404);
  });

  it('P02 of another account cannot be signed out', async () => {
    await putAccount(gateway.ctx.couch, 'bon');
    const [mine, theirs] = [browser(), browser()];
    await mine.login('ba@example.vn');
    await theirs.login('bon@example.vn');
    const [device] = await listDevices(theirs);
    const answer = await mine.call('DELETE', `/api/auth/devices/${device?.id}`);
    expect([answer.status, getCode(answer)]).toEqual([404, 'not_found']);
    expect((await theirs.refresh()).status).toBe(200);
  });

  it('P02 that nobody used for 60 days are removed from the database, others stay', async () => {
    await putAccount(gateway.ctx.couch, 'nam');
    const here = browser();
    await here.login('nam@example.vn');
    const [device] = await listDevices(here);
    const database = gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const key = sessionKey(device?.id ?? '');
    await createDevices(database, later(59)).removeExpired();
    expect(await database.get(key)).toBeDefined();
    expect(await createDevices(database, later(61)).removeExpired()).toBeGreaterThan(0);
    expect(await database.get(key)).toBeUndefined();
  });
});

describe('P02 changing the password', () => {
  it('P02 needs the present one, keeps this device and ends every other', async () => {
    await putAccount(gateway.ctx.couch, 'sau');
    const [here, other] = [browser(), browser()];
    await here.login('sau@example.vn');
    await other.login('sau@example.vn');
    const change = (currentPassword: string, newPassword: string) =>
      here.post('/api/auth/password', { currentPassword, newPassword });
    const wrong = await change('không phải', 'Mật khẩu mới 2026');
    expect([wrong.status, wrong.body]).toEqual([
      403,
      { success: false, code: 'wrong_password', error: ERRORS.wrong_password[1] },
    ]);
    expect((await change(PASSWORD, 'ngắn')).status).toBe(400);
    expect((await other.refresh()).status).toBe(200);
    expect((await change(PASSWORD, 'Mật khẩu mới 2026')).body).toEqual({ success: true });
    expect(getCode(await here.readData())).toBe('invalid_request');
    expect((await here.refresh()).status).toBe(200);
    expect(getCode(await other.readData())).toBe('session_ended');
    expect(getCode(await other.refresh())).toBe('session_ended');
    expect(getCode(await browser().login('sau@example.vn'))).toBe('wrong_credentials');
    expect((await browser().login('sau@example.vn', 'Mật khẩu mới 2026')).status).toBe(200);
    expect((await change('Mật khẩu mới 2026', 'Mật khẩu mới 2027')).status).toBe(200);
    expect((await here.refresh()).status).toBe(200);
  });

  it('P02 is limited for each account', async () => {
    await putAccount(gateway.ctx.couch, 'bay');
    const here = browser();
    await here.login('bay@example.vn');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const body = { currentPassword: `đoán ${attempt}`, newPassword: 'Mật khẩu mới 2026' };
      statuses.push((await here.post('/api/auth/password', body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  });
});
