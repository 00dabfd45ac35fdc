import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../../sync-server/modules/accounts/secondFactor/seal';
import { sealAgain } from '../../sync-server/modules/accounts/secondFactor/secondFactor';
import { createAccountStore, type FoundAccount } from '../../sync-server/modules/accounts/store';
import {
  connectTestCouch,
  startGateway,
  type TestCouch,
  type TestGateway,
} from '../support/gateway';
import { Browser, getCode, PASSWORD, putAccount } from './accountHelpers';

const [OLD, NEW, OTHER] = ['o'.repeat(40), 'n'.repeat(40), 'x'.repeat(40)];
let database: TestCouch;
const gateways: TestGateway[] = [];

async function withSecrets(SESSION_SECRET: string, before = ''): Promise<TestGateway> {
  const gateway = await startGateway({
    env: {
      COUCHDB_URL: database.address,
      DB_PREFIX: database.prefix,
      SESSION_SECRET,
      SESSION_SECRETS_BEFORE: before,
    },
  });
  gateways.push(gateway);
  return gateway;
}

beforeAll(async () => {
  database = await connectTestCouch();
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop();
  await database.close();
});

const at = (gateway: TestGateway, { token, cookie, accountId }: Browser): Browser =>
  Object.assign(new Browser(gateway.url), { token, cookie, accountId });

it('P02 a new secret signs nobody out while the one before counts, and everybody when it does not', async () => {
  const old = await withSecrets(OLD);
  await putAccount(old.ctx.couch, 'lan');
  const device = new Browser(old.url);
  expect((await device.login('lan@example.vn')).status).toBe(200);
  const rotated = at(await withSecrets(NEW, OLD), device);
  expect(getCode(await rotated.readData())).toBe('invalid_request');
  expect((await rotated.refresh()).status).toBe(200);
  const late = at(await withSecrets(NEW), rotated);
  expect(getCode(await late.readData())).toBe('invalid_request');
  expect((await late.refresh()).status).toBe(200);
  expect(getCode(await at(old, late).readData())).toBe('token_invalid');
  const stranger = at(await withSecrets(OTHER), late);
  expect(getCode(await stranger.readData())).toBe('token_invalid');
  expect(getCode(await stranger.refresh())).toBe('session_ended');
});

const enter = (gateway: TestGateway, code?: string) =>
  new Browser(gateway.url).login('mai@example.vn', PASSWORD, undefined, code);

it('P02 a second factor outlives the secrets that it was closed with, and says so when none is left', async () => {
  const old = await withSecrets(OLD);
  await putAccount(old.ctx.couch, 'mai');
  const device = new Browser(old.url);
  await device.login('mai@example.vn');
  const started = await device.post('/api/auth/second-factor/start', { password: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(String(started.body.secret)) });
  const confirm = { code: totp.generate() };
  const confirmed = await device.post('/api/auth/second-factor/confirm', confirm);
  const [recovery] = confirmed.body.recoveryCodes as string[];

  const rotated = await withSecrets(NEW, OLD);
  const { couch } = rotated.ctx;
  const store = createAccountStore({ couch, isClosed: () => false, now: () => new Date() });
  const seal = createSeal({ sessionSecret: NEW, formerSecrets: [OLD] });
  const before: FoundAccount[] = [];
  for await (const accountRecord of store.all()) before.push(accountRecord);
  expect(await sealAgain({ store, seal })).toBe(1);
  async function* all() {
    yield* before;
  }
  expect(await sealAgain({ store: { ...store, all }, seal })).toBe(0);
  const late = await withSecrets(NEW);
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  expect((await enter(late, next)).status).toBe(200);
  const stranger = await withSecrets(OTHER);
  expect(getCode(await enter(stranger, next))).toBe('wrong_code');
  expect((await enter(stranger, recovery)).status).toBe(200);
});
