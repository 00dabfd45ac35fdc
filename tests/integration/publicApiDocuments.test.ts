import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientWith } from '../support/newClient';
import { apiAt, named, type Told } from './publicApiHelpers';
import { Device, startSyncGateway, describeVerdicts, type SyncGateway } from './syncHelpers';

let gateway: SyncGateway;
beforeAll(async () => {
  gateway = await startSyncGateway();
});
afterAll(() => gateway.stop());

const { api, practiceWith, addClient } = apiAt(() => gateway);

const withoutSize = ({ bytes: _bytes, ...rest }: Record<string, unknown> = {}) => rest;

describe('P30 documents', () => {
  it('P30 are created, read, listed by pages and changed with their revision', async () => {
    const of = await practiceWith();
    const made = await addClient(of, 'Nguyễn Thu Hà');
    expect(made.status).toBe(201);
    const { id } = made.body.item.document;
    for (const name of ['A', 'B']) await addClient(of, name);
    const names: string[] = [];
    for (let after: string | undefined, turn = 0; turn < 5; turn += 1) {
      const page = await api(of, 'GET', `clients?limit=1${after ? `&after=${after}` : ''}`);
      for (const { document } of page.body.items) names.push(document.clientName);
      after = page.body.next;
      if (!after) break;
    }
    expect(names.toSorted()).toEqual(['A', 'B', 'Nguyễn Thu Hà']);

    const { revision } = made.body.item;
    const patch = (match: Record<string, string>, phone: string | null): Promise<Told> =>
      api(of, 'PATCH', `clients/${id}`, { body: { phone }, headers: match });
    expect((await patch({}, '1')).body.code).toBe('revision_missing');
    const changed = await patch({ 'if-match': `"${revision}"` }, '0909');
    expect(changed.body.item.document).toMatchObject({
      clientName: 'Nguyễn Thu Hà',
      phone: '0909',
    });
    const stale = await patch({ 'if-match': `"${revision}"` }, '1');
    expect([stale.status, stale.body.details]).toEqual([
      412,
      { revision: changed.body.item.revision },
    ]);
    const removed = await patch({ 'if-match': changed.headers.get('etag') ?? '' }, null);
    expect(removed.body.item.document.phone).toBeUndefined();
    expect((await api(of, 'GET', `clients/${id}`)).body.item).toEqual(removed.body.item);
  });

  it('P30 are those of every collection, computed as on a device, and reach devices', async () => {
    const of = await practiceWith();
    const bodies: Record<string, object> = {
      clients: { clientName: 'Lan' },
      consultations: { clientId: 'c1', visitDate: '2026-11-20', weight: 60 },
      menus: { name: 'Thực đơn thử' },
      recipes: { title: 'Canh chua' },
      foods: {
        kind: 'food',
        name: 'Gạo lứt',
        category: 'Ngũ cốc',
        basis: { amount: 100, unit: 'g' },
        nutrients: { calories: 350 },
        servingSize: 100,
        unit: 'g',
      },
    };
    const device = await new Device(gateway.url, of.person).start();
    for (const [collection, body] of Object.entries(bodies)) {
      const made = await api(of, 'POST', collection, { body, headers: named() });
      expect([collection, made.status, made.body.details]).toEqual([collection, 201, undefined]);
      const { document } = made.body.item;
      const pulled = await device.pullAll(collection as 'clients');
      expect(pulled).toEqual([{ ...document, _deleted: false }]);
      const next = { ...pulled[0], updatedAt: new Date().toISOString() };
      const answer = await device.push([{ collection, assumed: pulled[0] ?? null, next }]);
      expect(describeVerdicts(answer)).toEqual(['accepted']);
    }
  });

  it('P30 wake the devices of the practice', async () => {
    const of = await practiceWith();
    const device = new Device(gateway.url, of.person);
    const stream = await device.connect();
    await addClient(of, 'Lan');
    const { collections } = await stream.next('wake', 30_000, (event) =>
      event.collections.includes('clients'),
    );
    expect(collections).toContain('clients');
    stream.close();
  });

  it('P30 of another practice are not there, whatever is sent', async () => {
    const [own, other] = [await practiceWith(), await practiceWith()];
    const { document, revision } = (await addClient(other, 'Của người khác')).body.item;
    expect((await api(own, 'GET', `clients/${document.id}`)).status).toBe(404);
    expect((await api(own, 'GET', 'clients')).body.items).toEqual([]);
    const patched = await api(own, 'PATCH', `clients/${document.id}`, {
      body: { clientName: 'x' },
      headers: { 'if-match': revision },
    });
    expect(patched.status).toBe(404);
    const { workspaceId } = other.person;
    const into = { body: { clientName: 'x', workspaceId }, headers: named() };
    const forced = await api(own, 'POST', 'clients', into);
    expect([forced.status, forced.body.details.issues]).toEqual([
      422,
      [{ path: 'workspaceId', code: 'set_by_gateway' }],
    ]);
  });

  it('P30 are reached as far as the scopes of a key go', async () => {
    const of = await practiceWith(['clients:write', 'menus:read']);
    expect((await api(of, 'GET', 'menus')).status).toBe(200);
    const made = await addClient(of, 'Lan');
    expect(made.status).toBe(201);
    const { id } = made.body.item.document;
    expect(made.body.item).toEqual({
      revision: expect.any(String),
      document: { id: expect.any(String) },
    });
    const headers = { ...named(), 'if-match': made.body.item.revision };
    for (const replayed of [null, 'true']) {
      const body = { clientName: 'Lan Anh' };
      const patched = await api(of, 'PATCH', `clients/${id}`, { body, headers });
      expect(patched.body.item?.document).toEqual({ id });
      expect(patched.headers.get('idempotent-replayed')).toBe(replayed);
    }
    const stale = { ...named(), 'if-match': made.body.item.revision };
    const missed = await api(of, 'PATCH', `clients/${id}`, { body: {}, headers: stale });
    expect(missed.body.details).toEqual({ revision: expect.any(String) });
    for (const [method, path] of [
      ['GET', 'clients'],
      ['GET', `clients/${made.body.item.document.id}`],
      ['GET', 'recipes'],
    ] as const)
      expect([path, (await api(of, method, path)).body.code]).toEqual([path, 'api_scope_missing']);
    const menu = await api(of, 'POST', 'menus', { body: {}, headers: named() });
    expect([menu.status, menu.body.details]).toEqual([403, { scope: 'menus:write' }]);
  });

  it('P30 are deleted with their revision, once, on every device', async () => {
    const of = await practiceWith();
    const { document, revision } = (await addClient(of, 'Lan')).body.item;
    const path = `clients/${document.id}`;
    const remove = (match: Record<string, string>) => api(of, 'DELETE', path, { headers: match });
    expect((await remove({})).body.code).toBe('revision_missing');
    const stale = await remove({ 'if-match': '"1-x"' });
    expect([stale.status, stale.body.details]).toEqual([412, { revision }]);
    const device = await new Device(gateway.url, of.person).start();
    expect(await device.pullAll('clients')).toMatchObject([{ _deleted: false }]);

    const match = { 'if-match': `"${revision}"` };
    const answers = await Promise.all([remove(match), remove(match)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      [1, 2].map(() => [200, { success: true }]),
    );
    const again = await remove(match);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect((await api(of, 'GET', path)).status).toBe(404);
    expect((await api(of, 'GET', 'clients')).body.items).toEqual([]);
    const gone = await new Device(gateway.url, of.person).start();
    expect(await gone.pullAll('clients')).toMatchObject([{ id: document.id, _deleted: true }]);
    expect((await remove({ 'if-match': '"1-x"' })).status).toBe(404);
    const [reader, other] = [await practiceWith(['clients:read']), await practiceWith()];
    expect((await api(reader, 'DELETE', path, { headers: match })).body.code).toBe(
      'api_scope_missing',
    );
    expect((await api(other, 'DELETE', path, { headers: match })).status).toBe(404);
  });

  it('P30 are created once for each Idempotency-Key', async () => {
    const of = await practiceWith();
    const headers = named();
    const answers = await Promise.all([1, 2, 3].map(() => addClient(of, 'Lan', headers)));
    const ids = answers.map(({ status, body }) => [status, body.item.document.id]);
    expect(new Set(ids.map(String)).size).toBe(1);
    const again = await addClient(of, 'Lan', headers);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect((await api(of, 'GET', 'clients')).body.items).toHaveLength(1);
    const other = await addClient(of, 'Mai', headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_conflict']);
    expect((await api(of, 'POST', 'clients', { body: { clientName: 'x' } })).body.code).toBe(
      'idempotency_key_missing',
    );

    const { document, revision } = again.body.item;
    const change = { body: { phone: '1' }, headers: { 'if-match': revision, ...named() } };
    const first = await api(of, 'PATCH', `clients/${document.id}`, change);
    const second = await api(of, 'PATCH', `clients/${document.id}`, change);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  it('P30 are refused as a push refuses them: limit of the tier, form, size, unknown fields', async () => {
    const of = await practiceWith();
    const device = await new Device(gateway.url, of.person).start();
    const { accountId, workspaceId } = of.person;
    const fresh = () => ({ ...clientWith({ workspaceId, expertId: accountId }), _deleted: false });
    const clients = Array.from({ length: 200 }, fresh);
    const rows = clients.map((next) => ({ collection: 'clients', assumed: null, next }));
    expect(new Set(describeVerdicts(await device.push(rows)))).toEqual(new Set(['accepted']));
    const bodies: Record<string, unknown>[] = [
      { clientName: 'Người thứ 201' },
      { clientName: '' },
      { clientName: 'Lan', weight: 6140 },
      { clientName: 'Lan', somethingNew: 1 },
      { clientName: 'Lan', dietaryRestrictions: 'a'.repeat(1_050_000) },
    ];
    for (const body of bodies) {
      const next = { ...fresh(), ...body };
      const pushed = await device.push([{ collection: 'clients', assumed: null, next }]);
      const [verdict] = pushed.body.verdicts;
      if (verdict?.verdict !== 'rejected') throw new Error(JSON.stringify(pushed.body));
      const response = await api(of, 'POST', 'clients', { body, headers: named() });
      expect([response.body.code, response.body.error, withoutSize(response.body.details)]).toEqual(
        [verdict.code, verdict.error, withoutSize(verdict.details)],
      );
    }
  });
});
