import { afterAll, beforeAll, expect, it } from 'vitest';
import { workspaceDatabase } from '../../sync-server/couch/client';
import type { ClientExport } from '../../src/domain/practice/clientExport';
import { CLIENT_COLLECTIONS } from '../../src/domain/records/clientData';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';
import { clientWith } from '../support/newClient';
import { addPerson, APP, startSyncGateway, type Person, type SyncGateway } from './syncHelpers';

let gateway: SyncGateway;
let [person, stranger]: Person[] = [];
beforeAll(async () => {
  gateway = await startSyncGateway();
  person = await addPerson(gateway.couch, gateway.secret);
  stranger = await addPerson(gateway.couch, gateway.secret);
  await gateway.couch.ensureDatabase(workspaceDatabase(stranger.workspaceId));
});
afterAll(() => gateway.stop());

async function store(collection: string, body: Record<string, unknown>, deleted = false) {
  const { workspaceId = '', accountId = '' } = person ?? {};
  const name = workspaceDatabase(workspaceId);
  await gateway.couch.ensureDatabase(name);
  const key = `${collection}:${String(body.id)}`;
  const stored = { ...envelope(key, { ...body, workspaceId }, accountId, new Date()), deleted };
  await gateway.couch.database(name).put(stored);
}

async function read(id: string, token = person?.token) {
  const answer = await fetch(`${gateway.url}/api/clients/${id}/export`, {
    headers: { authorization: `Bearer ${token}`, ...APP },
  });
  return { status: answer.status, body: (await answer.json()) as { data: ClientExport } };
}

it('G12 all that names a client is exported, deleted things too, and nothing of others', async () => {
  await store('clients', { ...clientWith({ id: 'mai', clientName: 'Hoa' }) });
  await store('clients', { ...clientWith({ id: 'hung', clientName: 'Hùng' }) });
  const own = CLIENT_COLLECTIONS.filter((name) => name !== 'clients');
  for (const name of own) {
    await store(name, { id: 'a', clientId: 'mai', said: `của Hoa: ${name}` });
    await store(name, { id: 'b', clientId: 'mai', said: `xóa rồi: ${name}` }, true);
    await store(name, { id: 'c', clientId: 'hung', said: 'của Hùng' });
    await store(name, { id: 'd', said: 'của phòng khám' });
  }
  const order = { orderId: 'o1', clientId: 'mai', email: 'hoa@example.vn' };
  const secrets = { token: 'mở-đơn', payments: [{ paymentId: 'p', token: 'mở-tiền' }] };
  const accounts = gateway.couch.database(ACCOUNTS_DATABASE);
  for (const [id, expertWorkspaceId] of [
    ['o1', person?.workspaceId],
    ['o2', 'w-other'],
  ])
    await accounts.put(
      envelope(`order:${id}`, { ...order, ...secrets, expertWorkspaceId }, 'x', new Date()),
    );

  const { status, body } = await read('mai');
  expect(status).toBe(200);
  const { collections, orders, clientName } = body.data;
  expect(clientName).toBe('Hoa');
  expect(Object.keys(collections)).toEqual(CLIENT_COLLECTIONS);
  for (const name of own)
    expect(collections[name]?.map(({ said, _deleted }) => [said, _deleted])).toEqual([
      [`của Hoa: ${name}`, undefined],
      [`xóa rồi: ${name}`, true],
    ]);
  expect(orders).toEqual([{ ...order, expertWorkspaceId: person?.workspaceId }]);
  const text = JSON.stringify(body);
  for (const foreign of ['Hùng', 'của phòng khám', 'mở-đơn', 'mở-tiền'])
    expect(text).not.toContain(foreign);
});

it('G12 a client of another practice is not there', async () => {
  expect((await read('mai', stranger?.token)).status).toBe(404);
  expect((await read('nobody')).status).toBe(404);
});
