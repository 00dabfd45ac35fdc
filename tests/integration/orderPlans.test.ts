import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../src/domain/records/plans';
import { newId } from '../../src/domain/schema/newId';
import { printedMenu } from '../../src/domain/printable/fixtures';
import { anOrder } from '../../sync-server/modules/orders/fixtures';
import {
  orderKey,
  orderSchema,
  type StoredOrder,
} from '../../sync-server/modules/orders/orderRecords';
import { startGateway, until, type TestGateway } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { addPerson, Device } from './syncHelpers';
import { ACCOUNTS_DATABASE, envelope, readSound } from '../../sync-server/store/envelope';

const AT = '2026-11-27T03:00:00.000Z';

let gateway: TestGateway;
let own: Device;
let foreign: Device;

const accounts = () => gateway.ctx.couch.database(ACCOUNTS_DATABASE);
const newDevice = async (): Promise<Device> => {
  const { couch, config } = gateway.ctx;
  return new Device(gateway.url, await addPerson(couch, config.sessionSecret)).start();
};

beforeAll(async () => {
  gateway = await startGateway();
  [own, foreign] = [await newDevice(), await newDevice()];
});
afterAll(() => gateway.stop());

async function acceptedOrder(changes: Partial<StoredOrder> = {}): Promise<string> {
  const id = newId();
  const { accountId, workspaceId } = own.person;
  const order = {
    ...anOrder(id),
    state: 'accepted',
    paidAt: AT,
    acceptedAt: AT,
    expertId: accountId,
    expertWorkspaceId: workspaceId,
    ...changes,
  };
  await accounts().put(envelope(orderKey(id), order, accountId, new Date()));
  return id;
}

async function stored(id: string): Promise<StoredOrder> {
  const document = await accounts().get(orderKey(id));
  const order = document && readSound(orderSchema, document.body);
  if (!order) throw new Error(`no order ${id}`);
  return order;
}

const createBase = ({ person }: Device) => ({
  workspaceId: person.workspaceId,
  expertId: person.accountId,
  createdAt: AT,
  updatedAt: AT,
});

function createPlan(device: Device, orderId: string, at: string): Plan {
  return {
    ...createBase(device),
    id: `plan-${orderId}`,
    name: 'Tuần của Hạnh',
    clientId: orderId,
    dailyPlans: [{ lineId: 'd1', order: 1, day: '', snacks: [], menuId: `menu-${orderId}` }],
    given: { date: '2026-11-29', delivers: { orderId, at } },
  };
}

async function push(device: Device, collection: string, next: object, assumed?: object) {
  const row = {
    collection,
    assumed: (assumed ?? null) as never,
    next: { ...next, _deleted: false },
  };
  const { body } = await device.push([row]);
  expect(body.verdicts.map(({ verdict }) => verdict)).toEqual(['accepted']);
}

const createClient = (device: Device, id: string) => clientWith({ id, ...createBase(device) });
const createMenu = (device: Device, id: string) => ({
  ...printedMenu(),
  ...createBase(device),
  id: `menu-${id}`,
  clientId: id,
  kind: 'personal' as const,
  status: 'draft' as const,
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 1_000));

describe('P09 an order whose week is pushed', () => {
  it('is delivered by one press, though nobody calls again', async () => {
    const id = await acceptedOrder();
    await push(own, 'clients', createClient(own, id));
    await push(own, 'menus', createMenu(own, id));
    await push(own, 'plans', createPlan(own, id, '2026-11-29T02:00:00.000Z'));
    await until(async () => (await stored(id)).state === 'delivered');
    expect(await stored(id)).toMatchObject({
      clientId: id,
      planGivenAt: '2026-11-29T02:00:00.000Z',
    });
  });

  it('waits for a menu that comes behind its plan', async () => {
    const id = await acceptedOrder();
    await push(own, 'clients', createClient(own, id));
    await push(own, 'plans', createPlan(own, id, '2026-11-29T02:00:00.000Z'));
    await until(async () => (await stored(id)).delivering !== undefined);
    expect((await stored(id)).state).toBe('accepted');
    await push(own, 'menus', createMenu(own, id));
    await until(async () => (await stored(id)).state === 'delivered', 60_000);
  }, 90_000);

  it('is none of another practice’s', async () => {
    const id = await acceptedOrder();
    await push(foreign, 'clients', createClient(foreign, id));
    await push(foreign, 'menus', createMenu(foreign, id));
    await push(foreign, 'plans', createPlan(foreign, id, '2026-11-29T02:00:00.000Z'));
    await settled();
    expect((await stored(id)).state).toBe('accepted');
  });

  it('is not delivered anew by a change of its plan, but by another press', async () => {
    const id = await acceptedOrder();
    const first = createPlan(own, id, '2026-11-29T02:00:00.000Z');
    await push(own, 'clients', createClient(own, id));
    await push(own, 'menus', createMenu(own, id));
    await push(own, 'plans', first);
    await until(async () => (await stored(id)).state === 'delivered');
    // Jobs of the delivery still write the order.
    await settled();
    const document = await accounts().get(orderKey(id));
    const change = { text: 'Thứ ba đổi cá thu thành thịt gà', at: new Date().toISOString() };
    if (document)
      await accounts().put({ ...document, body: { ...document.body, state: 'changing', change } });
    const renamed = { ...first, name: 'Tuần đã chỉnh' };
    await push(own, 'plans', renamed, first);
    await settled();
    expect((await stored(id)).state).toBe('changing');
    const again = createPlan(own, id, '2026-11-29T05:00:00.000Z');
    await push(own, 'plans', again, renamed);
    await until(async () => (await stored(id)).state === 'delivered');
    expect((await stored(id)).change?.answeredAt).toBeDefined();
  });
});
