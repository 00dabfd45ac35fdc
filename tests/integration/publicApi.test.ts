import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAddress } from '../../src/api/contract';
import { createApiKey, listApiKeys, revokeApiKey } from '../../src/api/apiKeys';
import { confirmSecondFactor, readSecurity, startSecondFactor } from '../../src/api/security';
import { accountKey, workspaceKey } from '../../sync-server/modules/accounts/accountRecords';
import { createAccountMemory } from '../../sync-server/modules/accounts/memory';
import { createAccountState } from '../../sync-server/modules/accounts/accountState';
import { createAccountStore } from '../../sync-server/modules/accounts/store';
import { createApiKeys } from '../../sync-server/modules/publicApi/keys';
import { createKeyStore } from '../../sync-server/modules/publicApi/keyStore';
import { changePassword } from '../../src/api/passwords';
import { until } from '../support/gateway';
import { Browser, PASSWORD, putAccount } from './accountHelpers';
import { apiAt, call, keyBody, type Practice } from './publicApiHelpers';
import { addPerson, startSyncGateway, type SyncGateway } from './syncHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

const { api, practiceWith } = apiAt(() => gateway);

const now = (): Date => new Date();
const readKeys = async ({ person }: Practice) =>
  (await call(gateway.url, 'GET', listApiKeys.path, person.token)).body;

describe('P30 keys of a practice', () => {
  it('P30 are told once and listed without what opens anything', async () => {
    const of = await practiceWith(['clients:read']);
    expect(of.key).toMatch(/^bl_live_[\w-]{48}$/);
    const listed = await readKeys(of);
    expect(listed.keys).toMatchObject([{ name: 'Phần mềm lễ tân', scopes: ['clients:read'] }]);
    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const keyDocuments = await accounts.list({
      startKey: 'api-keys:',
      endKey: 'api-keys;',
      includeDocs: true,
    });
    expect(keyDocuments.length).toBeGreaterThan(0);
    const secret = of.key.slice(24);
    expect(JSON.stringify([listed, keyDocuments])).not.toContain(secret);
  });

  it('P30 are made by the owner of a Business practice alone, ten at most', async () => {
    const pro = await addPerson(gateway.couch, gateway.secret, { plan: 'pro', password: PASSWORD });
    const body = keyBody();
    const refused = await call(gateway.url, 'POST', createApiKey.path, pro.token, { body });
    expect([refused.status, refused.body.code]).toEqual([403, 'api_not_in_plan']);

    const { person } = await practiceWith();
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(gateway.url, 'POST', createApiKey.path, person.token, { body }),
      ),
    );
    const words = made.map((one) => one.body.code ?? 'made');
    expect(words.toSorted()).toEqual([...Array<string>(9).fill('made'), 'too_many_api_keys']);
    const listed = await call(gateway.url, 'GET', listApiKeys.path, person.token);
    expect(listed.body.keys).toHaveLength(10);

    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const stored = await accounts.get(workspaceKey(person.workspaceId));
    if (!stored) throw new Error('no practice');
    const members = ['someone-else', person.accountId];
    await accounts.put({ ...stored, body: { ...stored.body, members } });
    const member = await call(gateway.url, 'GET', listApiKeys.path, person.token);
    expect(member.body.code).toBe('forbidden');
  });

  it('P30 are made for whoever proves to be the owner: password, and code where there is one', async () => {
    const { person } = await practiceWith();
    const make = (proof: object) =>
      call(gateway.url, 'POST', createApiKey.path, person.token, {
        body: { name: 'x', scopes: ['clients:read'], ...proof },
      });
    expect((await make({})).status).toBe(400);
    expect((await make({ password: 'sai rồi' })).body.code).toBe('wrong_password');

    const proof = { password: PASSWORD };
    const post = (path: string, body: object) =>
      call(gateway.url, 'POST', path, person.token, { body });
    const { secret } = (await post(startSecondFactor.path, proof)).body;
    const codeIn = (periods: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: Date.now() + periods * 30_000,
      });
    await post(confirmSecondFactor.path, { code: codeIn(0) });
    expect((await make(proof)).body.code).toBe('wrong_code');
    const code = codeIn(1);
    expect((await make({ ...proof, code })).status).toBe(200);
    expect((await make({ ...proof, code })).body.code).toBe('wrong_code');
    let last = '';
    for (let tries = 0; tries < 12 && last !== 'try_later'; tries += 1)
      last = (await make({ password: 'sai rồi' })).body.code;
    expect(last).toBe('try_later');
    const listed = await call(gateway.url, 'GET', listApiKeys.path, person.token);
    expect(listed.body.keys).toHaveLength(2);
  });

  it('P30 end when they are revoked, and the security log says so', async () => {
    const of = await practiceWith();
    expect((await api(of, 'GET', 'clients')).status).toBe(200);
    const path = buildAddress(revokeApiKey, { params: { id: of.id } });
    expect((await call(gateway.url, 'POST', path, of.person.token, { body: {} })).status).toBe(200);
    const after = await api(of, 'GET', 'clients');
    expect([after.status, after.body.code]).toEqual([401, 'api_key_revoked']);
    const log = await call(gateway.url, 'GET', readSecurity.path, of.person.token);
    expect(log.body.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      'apiKeyRevoked',
      'apiKeyMade',
    ]);
  });

  it('P30 end with a password that was set by a mail; the owner makes new ones', async () => {
    const of = await practiceWith();
    expect((await api(of, 'GET', 'clients')).status).toBe(200);
    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const stored = await accounts.get(accountKey(`${of.person.accountId}@example.vn`));
    if (!stored) throw new Error('no account');
    const resetAt = new Date().toISOString();
    await accounts.put({ ...stored, body: { ...stored.body, resetAt } });
    await expect
      .poll(async () => (await api(of, 'GET', 'clients')).body.code, { timeout: 5_000 })
      .toBe('api_key_revoked');
    expect((await readKeys(of)).keys).toMatchObject([{ id: of.id, revokedAt: resetAt }]);
    const body = keyBody();
    const made = await call(gateway.url, 'POST', createApiKey.path, of.person.token, { body });
    expect((await api({ key: made.body.key }, 'GET', 'clients')).status).toBe(200);
  });

  it('P30 end with a password that is changed, and its owner reads when', async () => {
    const of = await practiceWith();
    expect((await api(of, 'GET', 'clients')).status).toBe(200);
    const body = { currentPassword: PASSWORD, newPassword: 'Một mật khẩu khác 8' };
    const { token } = of.person;
    const changed = await call(gateway.url, 'POST', changePassword.path, token, { body });
    expect(changed.status).toBe(200);
    await expect
      .poll(async () => (await api(of, 'GET', 'clients')).body.code, { timeout: 5_000 })
      .toBe('api_key_revoked');
    expect((await readKeys(of)).keys).toMatchObject([{ id: of.id, revokedAt: expect.any(String) }]);
  });

  it('P30 end with a suspension, and do not rise when the account is opened again', async () => {
    const of = await practiceWith();
    expect((await api(of, 'GET', 'clients')).status).toBe(200);
    await putAccount(gateway.couch, 'boss', { role: 'admin', adminRole: 'owner' });
    const owner = new Browser(gateway.url);
    await owner.login('boss@example.vn');
    const { accountId } = of.person;
    const decide = (what: string) =>
      owner.post(`/api/admin/experts/${accountId}/${what}`, { reason: 'Nghi lộ khóa' });
    expect((await decide('suspend')).status).toBe(200);
    expect((await api(of, 'GET', 'clients')).status).toBeGreaterThanOrEqual(401);
    expect((await decide('activate')).status).toBe(200);
    await expect
      .poll(async () => (await api(of, 'GET', 'clients')).body.code, { timeout: 5_000 })
      .toBe('api_key_revoked');
    const made = await call(gateway.url, 'POST', createApiKey.path, of.person.token, {
      body: keyBody(),
    });
    expect((await api({ key: made.body.key }, 'GET', 'clients')).status).toBe(200);
  });

  it('P30 end also where they were asked for before, and made behind what ended all', async () => {
    const { person } = await practiceWith();
    const { couch } = gateway;
    const [accounts, memory] = [
      createAccountStore({ couch, isClosed: () => false, now }),
      createAccountMemory(),
    ];
    const accountState = createAccountState(accounts, memory, now);
    const store = createKeyStore(couch, now);
    const keys = createApiKeys({ store, accounts: { store: accounts, accountState }, memory, now });
    const { accountId, workspaceId, sid } = person;
    const rights = { role: 'expert', status: 'approved' } as const;
    // Who proves a password may wait for its turn half a minute.
    const owner = await keys.getOwner({ sub: accountId, workspaceId, sid, ...rights });
    const [resetAt, key] = [new Date(Date.now() + 1).toISOString(), `${accountId}@example.vn`];
    await accounts.update(accountKey(key), 'test', (account) => ({ ...account, resetAt }));
    await until(() => new Date().toISOString() > resetAt);
    const made = await keys.create(owner, 'x', ['clients:read']);
    const { status, body } = await api(made, 'GET', 'clients');
    expect([status, body.code]).toEqual([401, 'api_key_revoked']);
  });

  it('P30 that nobody made are refused by address before they cost much', async () => {
    const alone = await startSyncGateway();
    try {
      const codes = new Set<string>();
      // A slow machine lets more through, because the rate refills with time.
      for (let round = 0; round < 60 && !codes.has('too_many_requests'); round += 1) {
        const answers = await Promise.all(
          Array.from({ length: 110 }, () => {
            const key = `bl_live_${randomBytes(36).toString('base64url')}`;
            return call(alone.url, 'GET', '/api/v1/clients', key);
          }),
        );
        for (const { body } of answers) codes.add(body.code);
      }
      expect(codes).toEqual(new Set(['api_key_invalid', 'too_many_requests']));
    } finally {
      await alone.stop();
    }
  });

  it('P30 count as leaked in an address: refused, ended and noted', async () => {
    const of = await practiceWith();
    const answer = await fetch(`${gateway.url}/api/v1/clients?api_key=${of.key}`, {
      headers: { authorization: `Bearer ${of.key}` },
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'api_key_in_url',
    ]);
    expect((await api(of, 'GET', 'clients')).body.code).toBe('api_key_revoked');
    expect((await readKeys(of)).keys[0].leaked).toBe(true);
    const encoded = await practiceWith();
    await fetch(`${gateway.url}/api/v1/clients/${encoded.key.replace('_live_', '%5Flive%5F')}`);
    expect((await api(encoded, 'GET', 'clients')).body.code).toBe('api_key_revoked');
  });

  it('P30 answer 403 with a sentence once Business is over, and open nothing of the app', async () => {
    const of = await practiceWith();
    expect((await call(gateway.url, 'GET', listApiKeys.path, of.key)).body.code).toBe(
      'token_invalid',
    );
    expect((await call(gateway.url, 'GET', '/api/v1/clients', of.person.token)).body.code).toBe(
      'api_key_invalid',
    );
    const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
    const stored = await accounts.get(workspaceKey(of.person.workspaceId));
    if (!stored) throw new Error('no practice');
    await accounts.put({ ...stored, body: { ...stored.body, plan: 'pro' } });
    await expect
      .poll(async () => (await api(of, 'GET', 'clients')).body.code)
      .toBe('api_not_in_plan');
    expect((await api(of, 'GET', 'clients')).status).toBe(403);
  });
});
