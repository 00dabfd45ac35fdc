import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Couch, CouchDatabase, CouchDocument } from '../../sync-server/couch/client';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { createAccountStore } from '../../sync-server/modules/accounts/store';
import { connectTestCouch, type TestCouch } from '../support/gateway';
import { putAccount } from './accountHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

let server: TestCouch;
beforeAll(async () => {
  server = await connectTestCouch();
  await server.couch.ensureDatabase(ACCOUNTS_DATABASE);
});
afterAll(() => server.close());

async function withOldLists(): Promise<Couch> {
  const all = await server.couch.database(ACCOUNTS_DATABASE).list({ includeDocs: true });
  const accounts = all.filter(({ id }) => id.startsWith('account:'));
  return {
    ...server.couch,
    database: <D extends CouchDocument>(name: string): CouchDatabase<D> => ({
      ...server.couch.database<D>(name),
      list: ({ startKey = '' } = {}) =>
        Promise.resolve(accounts.filter(({ id }) => id >= startKey) as never),
    }),
  };
}

it('P02 an account that is decided about is read from most copies, not as a list has it', async () => {
  await putAccount(server.couch, 'mai');
  const couch = await withOldLists();
  const store = createAccountStore({ couch, isClosed: () => false, now: () => new Date() });
  await store.update(accountKey('mai@example.vn'), 'test', (account) => ({
    ...account,
    status: 'suspended',
  }));
  expect((await store.byId('mai'))?.account.status).toBe('suspended');
  expect(await store.byId('nobody')).toBeUndefined();
});
