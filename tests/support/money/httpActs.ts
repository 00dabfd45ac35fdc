import { newId } from '../../../src/domain/schema/newId';
import { refundedSum, listRefunds } from '../../../src/domain/money/payments';
import { surveyAnswers } from '../../../src/domain/publicHouse/survey/answersFixture';
import { pick, type Random } from '../../attack/random';
import type { Answer, Browser } from '../../integration/accountHelpers';
import { sendWeek } from '../clientWeek';
import type { Couch } from '../../../sync-server/couch/client';
import { until } from '../gateway';
import { nextTransferId, reportTransfer } from '../playedBank';
import type { RealTransfer } from './acts';
import { ordersIn, paymentsIn, transfersIn, WORKSPACES } from './documents';
import type { World } from './world';

/** The gateway that a walk goes through. */
export interface WalkedGateway {
  url: string;
  readonly couch: Couch;
  /** With which its bank signs, where it is not that of all tests. */
  bankSecret?: string;
  /** Makes a call until it is answered, where the gateway may be gone meanwhile. */
  again?<T>(call: () => Promise<T>): Promise<T>;
}

/** Thrown by a call to have it made again. */
export class NotTaken extends Error {}

export interface HttpStep {
  gateway: WalkedGateway;
  random: Random;
  world: World;
  real: RealTransfer[];
  staff: Browser[];
  experts: Map<string, Browser>;
}

type Act = (step: HttpStep) => Promise<Answer | undefined>;

const NAMES = WORKSPACES.map((workspaceId) => workspaceId.slice(2));
const ACCOUNT = { bank: 'MB', account: '0123456789', holder: 'LE THU HA' };
/** Names what was pressed: pressed again, it is the same. */
const createReason = (): string => `Thử ${newId()}`;

const getExpert = ({ experts }: HttpStep, name: string): Browser => {
  const expert = experts.get(name);
  if (!expert) throw new Error(`no expert ${name}`);
  return expert;
};

const pickStaff = ({ staff, random }: HttpStep): Browser => pick(random, staff);
const sending = ({ random }: HttpStep) => (random() < 0.2 ? {} : { to: ACCOUNT, reference: 'FT1' });

const fromSomewhere = (random: Random) => ({
  'x-forwarded-for': [10, 1, 2, 3].map(() => 1 + Math.floor(random() * 250)).join('.'),
});

const getVisitor = ({ experts }: HttpStep): Browser => {
  const visitor = experts.get('');
  if (!visitor) throw new Error('no visitor');
  return visitor;
};

const visit = (step: HttpStep, path: string, body: object): Promise<Answer> =>
  getVisitor(step).call('POST', path, body, fromSomewhere(step.random));

async function sendTransfer(
  { gateway, random }: HttpStep,
  transfer: RealTransfer,
): Promise<undefined> {
  const { number: id, amount, content } = transfer;
  const { bankSecret } = gateway;
  const signing = bankSecret === undefined ? {} : { secret: bankSecret };
  const call = async (): Promise<void> => {
    const { status } = await reportTransfer(gateway.url, { id, amount, content }, signing);
    if (status !== 200) throw new NotTaken(`the gateway answered the bank with ${status}`);
  };
  const once = () => gateway.again?.(call) ?? call();
  await Promise.all(random() < 0.3 ? [once(), once()] : [once()]);
}

const pay: Act = async (step) => {
  const { world, random, real } = step;
  const payment = pick(random, paymentsIn(world));
  if (!payment) return undefined;
  const { amount: due, memo } = payment;
  const amount = pick(random, [due, due, due, due, Math.ceil(due / 3), due + 1_000]);
  const content = random() < 0.12 ? 'tien goi' : `MBVCB ${memo.toLowerCase()} CT`;
  const from = random() < 0.3 ? ' tu 0071000123456 LE THU HA toi 19036' : '';
  const transfer: RealTransfer = {
    number: nextTransferId(),
    amount,
    content: content + from,
    account: '',
    direction: 'in',
  };
  real.push(transfer);
  return sendTransfer(step, transfer);
};

export async function begin(step: HttpStep, readWorld: () => Promise<World>): Promise<void> {
  await placeOrder(step);
  await buy(step);
  const world = await readWorld();
  for (const { memo, amount } of paymentsIn(world).filter(({ status }) => status === 'pending')) {
    const content = `CT ${memo}`;
    const transfer = {
      number: nextTransferId(),
      amount,
      content,
      account: '',
      direction: 'in',
    } as const;
    step.real.push(transfer);
    await sendTransfer(step, transfer);
  }
  await until(async () => ordersIn(await readWorld()).some(({ state }) => state === 'paid'));
}

const again: Act = async (step) => {
  const transfer = pick(step.random, step.real);
  return transfer ? sendTransfer(step, transfer) : undefined;
};

const buy: Act = (step) =>
  getExpert(step, pick(step.random, NAMES)).post('/api/payments/sepay/create', {
    subscriptionType: pick(step.random, ['pro', 'business']),
    billingCycle: 'monthly',
    key: newId(),
  });

const placeOrder: Act = (step) =>
  visit(step, '/api/orders', {
    id: newId(),
    contact: { name: 'Nguyễn Hạnh', email: 'hanh@example.vn' },
    answers: surveyAnswers(),
    mealFrequency: '3+1',
    consent: { agreed: true, textVersion: '1' },
  });

const decide: Act = async (step) => {
  const { random, world } = step;
  const payment = pick(
    random,
    paymentsIn(world).filter(({ received }) => received.length > 0),
  );
  if (!payment) return undefined;
  const path = `/api/admin/payments/${payment.paymentId}`;
  const after = refundedSum(payment);
  const part = { amount: 1 + Math.floor((random() * payment.amount) / 2) };
  const at = pick(random, listRefunds(payment))?.at;
  const reason = createReason();
  const [what, body] = pick(random, [
    ['accept', { reason }],
    ['refund', { reason, after }],
    ['refund', { reason, after, ...part }],
    ['refund', { reason, after, ...part, goodwill: true }],
    ['sent', { ...sending(step), ...(at === undefined ? {} : { at }) }],
  ] as const);
  return pickStaff(step).post(`${path}/${what}`, body);
};

const assign: Act = async (step) => {
  const { random, world } = step;
  const waiting = transfersIn(world).filter(({ state }) => state === 'review');
  const transfer = pick(random, waiting);
  const payment = pick(random, paymentsIn(world));
  if (!transfer || !payment) return undefined;
  const path = `/api/admin/transfers/${transfer.transferId}/resolve`;
  const reason = createReason();
  const counted = random() < 0.4 ? {} : { memo: payment.memo };
  return pickStaff(step).post(path, { reason, ...counted });
};

const overMessage: Act = async (step) => {
  const { random, world } = step;
  const decided = transfersIn(world).filter(({ resolution }) => resolution !== undefined);
  const transfer = pick(random, decided);
  if (!transfer) return undefined;
  const path = `/api/admin/transfers/${transfer.transferId}`;
  return random() < 0.5
    ? pickStaff(step).post(`${path}/undo`)
    : pickStaff(step).post(`${path}/sent`, sending(step));
};

const payOut: Act = (step) =>
  pickStaff(step).post(`/api/admin/sellers/${pick(step.random, WORKSPACES)}/payout`, {
    amount: 1 + Math.floor(step.random() * 500_000),
    note: 'FT2',
    key: newId(),
  });

const accept: Act = async (step) => {
  const order = pick(
    step.random,
    ordersIn(step.world).filter(({ state }) => state === 'paid'),
  );
  if (!order) return undefined;
  const path = `/api/expert/orders/${order.orderId}/accept`;
  const answers = await Promise.all(NAMES.map((name) => getExpert(step, name).post(path)));
  const taken = answers.filter(({ status }) => status === 200);
  if (taken.length > 1) throw new Error(`two experts have order ${order.orderId}`);
  return answers.find(({ status }) => status >= 500);
};

const deliver: Act = async (step) => {
  const { random, world, gateway } = step;
  const open = ordersIn(world).filter(({ state }) => state === 'accepted' || state === 'changing');
  const order = pick(random, open);
  if (!order?.expertId) return undefined;
  const { orderId, expertId } = order;
  const send = () => sendWeek(gateway.couch, expertId, orderId);
  if (random() < 0.8) await (gateway.again?.(send) ?? send());
  const path = `/api/expert/orders/${orderId}/deliver`;
  return getExpert(step, expertId).post(path, { clientId: orderId });
};

const visitorActs: Act = async (step) => {
  const order = pick(step.random, ordersIn(step.world));
  if (!order) return undefined;
  const { orderId, token } = order;
  const [what, body] = pick(step.random, [
    ['cancel', { token }],
    ['payment', { token }],
    ['change', { token, text: 'Ít cơm hơn vào buổi tối' }],
  ] as const);
  return visit(step, `/api/orders/${orderId}/${what}`, body);
};

export const HTTP_ACTS: readonly Act[] = [
  pay,
  pay,
  pay,
  pay,
  again,
  buy,
  placeOrder,
  placeOrder,
  decide,
  decide,
  decide,
  decide,
  assign,
  overMessage,
  payOut,
  accept,
  accept,
  deliver,
  deliver,
  visitorActs,
];
