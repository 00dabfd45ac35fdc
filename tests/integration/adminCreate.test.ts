import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGatewayCommand, type Ran } from '../support/command';
import { freePort } from '../support/freePort';
import {
  removeKept,
  spawnGateway,
  temporaryFolder,
  testEnv,
  type Env,
  type GatewayProcess,
} from '../support/gateway';
import { Browser, getCode } from './accountHelpers';

const EMAIL = 'chu@phongkham.example';

let env: Env & { DATA_DIR: string };
let gateway: GatewayProcess | undefined;
let password = '';
const create = (...args: string[]): Promise<Ran> => runGatewayCommand('admin-create', args, env);
const remove = (...args: string[]): Promise<Ran> =>
  runGatewayCommand('second-factor-remove', args, env);

beforeAll(async () => {
  const dataDir = await temporaryFolder();
  env = { ...testEnv(dataDir, {}), DATA_DIR: dataDir };
});

afterAll(async () => {
  await gateway?.kill('SIGTERM');
  await removeKept(env);
});

describe('P02 npm run admin:create', () => {
  it('P02 makes an administrator of a new installation, who signs in and decides', async () => {
    const made = await create(EMAIL);
    expect(made, made.err).toMatchObject({ code: 0 });
    password = /hiện một lần: (\S+)/.exec(made.out)?.[1] ?? '';
    expect(password).toMatch(/^[\w-]{16}$/);

    gateway = await spawnGateway({ ...env, PORT: String(await freePort()) });
    await gateway.answers(200);
    const admin = new Browser(gateway.url);
    const { body } = await admin.login(EMAIL, password);
    const account = { role: 'admin', adminRole: 'owner', status: 'approved' };
    expect(body).toMatchObject({ account });
    const experts = () => admin.call('GET', '/api/admin/experts');
    expect(getCode(await experts())).toBe('second_factor_required');
    const started = await admin.post('/api/auth/second-factor/start', { password });
    const totp = new TOTP({ secret: Secret.fromBase32(String(started.body.secret)) });
    const confirm = { code: totp.generate() };
    expect(await admin.post('/api/auth/second-factor/confirm', confirm)).toMatchObject({
      status: 200,
    });
    expect(await experts()).toMatchObject({ status: 200 });
  });

  it('P02 npm run second-factor:remove lets who has lost everything in again, to set up another', async () => {
    expect(await remove('ai@phongkham.example')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Không có tài khoản') as string,
    });
    expect(await remove()).toMatchObject({ code: 2 });
    const browser = new Browser(gateway?.url ?? '');
    expect(getCode(await browser.login(EMAIL, password))).toBe('second_factor_needed');
    const removed = await remove(EMAIL);
    expect(removed, removed.err).toMatchObject({ code: 0 });
    expect(removed.out).toContain('Đã gỡ xác thực hai lớp');
    expect((await browser.login(EMAIL, password)).status).toBe(200);
    expect(getCode(await browser.call('GET', '/api/admin/experts'))).toBe('second_factor_required');
    const { body } = await browser.call('GET', '/api/auth/security');
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'secondFactorOff' }));
    expect((await remove(EMAIL)).out).toContain('không có xác thực hai lớp');
  });

  it('P02 works beside a running gateway, and takes no account away', async () => {
    const again = await create(EMAIL);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain(`${EMAIL} đã có tài khoản. Chưa có gì thay đổi.`);
    expect(await create('thu@phongkham.example')).toMatchObject({ code: 0 });
  });

  it('P20 makes a member of the staff with a role', async () => {
    const made = await create('ho-tro@phongkham.example', 'support');
    expect(made, made.err).toMatchObject({ code: 0 });
    const secret = /hiện một lần: (\S+)/.exec(made.out)?.[1] ?? '';
    const { body } = await new Browser(gateway?.url ?? '').login(
      'ho-tro@phongkham.example',
      secret,
    );
    expect(body).toMatchObject({ account: { role: 'admin', adminRole: 'support' } });
  });

  it.each([[[]], [['không phải e-mail']], [[EMAIL, 'thừa']]])(
    'P02 says how it is used: %j',
    async (args) => {
      const ran = await create(...args);
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err).toContain('npm run admin:create -- EMAIL');
    },
  );
});
