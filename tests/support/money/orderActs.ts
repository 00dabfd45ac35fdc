import type { AccessClaims } from '../../../src/domain/accounts/account';
import { newId } from '../../../src/domain/schema/newId';
import { surveyAnswers } from '../../../src/domain/publicHouse/survey/answersFixture';
import type { StoredOrder } from '../../../sync-server/modules/orders/orderRecords';
import { pick, type Random } from '../../attack/random';
import { ordersIn, WORKSPACES } from './documents';
import type { WalkGateway } from './gateway';
import type { World } from './world';

interface Step {
  world: World;
  random: Random;
  gateway: WalkGateway;
  other: WalkGateway;
}

const expert = (workspaceId: string): AccessClaims =>
  ({ workspaceId, sub: workspaceId, sid: 's' }) as AccessClaims;

const nobody = { orderId: '', token: '', expertId: '' };
const some = ({ world, random }: Step, isMeant: (order: StoredOrder) => boolean = () => true) =>
  pick(random, ordersIn(world).filter(isMeant)) ?? nobody;

const placeOrder = ({ gateway }: Step) =>
  gateway.orders.visitors.place({
    id: newId(),
    contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' },
    answers: surveyAnswers(),
    mealFrequency: '3+1',
    consent: { agreed: true, textVersion: '1' },
  });

async function accept(step: Step): Promise<void> {
  const { orderId } = some(step, ({ state }) => state === 'paid');
  const wants = (by: WalkGateway, who: string) => by.orders.experts.accept(expert(who), orderId);
  const both = [wants(step.gateway, WORKSPACES[0]), wants(step.other, WORKSPACES[1])];
  const refused = (await Promise.allSettled(both)).find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') throw refused.reason;
}

function deliver(step: Step): Promise<unknown> {
  const { orderId, expertId = '' } = some(
    step,
    ({ state }) => state === 'accepted' || state === 'changing',
  );
  const who = step.random() < 0.9 ? expertId : pick(step.random, WORKSPACES);
  return step.gateway.orders.experts.deliver(expert(who), orderId, orderId);
}

function change(step: Step): Promise<unknown> {
  const { orderId, token } = some(step, ({ state }) => state === 'delivered');
  return step.gateway.orders.visitors.change(orderId, token, 'Ít cơm hơn vào buổi tối');
}

export const ORDER_ACTS: readonly ((step: Step) => Promise<unknown>)[] = [
  placeOrder,
  placeOrder,
  accept,
  accept,
  accept,
  deliver,
  deliver,
  deliver,
  async (step) => {
    const { orderId } = some(step);
    if (orderId !== '') step.world.arrived.add(orderId);
  },
  async (step) => {
    const { orderId } = some(step, ({ state }) => state === 'accepted');
    if (orderId !== '') step.world.arrived.add(orderId);
  },
  async (step) => {
    const { orderId, token } = some(step);
    await step.gateway.orders.visitors.renew(orderId, token);
  },
  async (step) => {
    const { orderId, token } = some(step);
    await step.gateway.orders.visitors.cancel(orderId, token);
  },
  change,
  change,
  ({ gateway }) => gateway.orders.sweep(),
];
