import { v7 as uuid } from 'uuid';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { unsentRefunds } from '../../../src/domain/money/books';
import { receivedSum, refundedSum, type Payment } from '../../../src/domain/money/payments';
import { CouchConflict } from '../../../sync-server/couch/client';
import type { Transfer } from '../../../sync-server/modules/billing/payments/billingRecords';
import { LISTED } from '../../../sync-server/modules/billing/transfers/sepayClaims';
import { pick, type Random } from '../../attack/random';
import { TEST_BANK } from '../playedBank';
import { ordersIn, paymentsIn, transfersIn, WORKSPACES } from './documents';
import type { WalkGateway } from './gateway';
import type { World } from './world';
import { Killed } from './memoryDatabase';
import { ORDER_ACTS } from './orderActs';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

export interface RealTransfer {
  number: number;
  amount: number;
  content: string;
  account: string;
  direction: 'in' | 'out';
}

export interface Step {
  world: World;
  real: RealTransfer[];
  random: Random;
  gateway: WalkGateway;
  other: WalkGateway;
}

const isExpected = (error: unknown): boolean =>
  error instanceof AppError || error instanceof Killed || error instanceof CouchConflict;

export async function ignoring(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

export const openJobs = ({ jobs }: World): string[] =>
  [...jobs].filter(([, { isDone }]) => !isDone).map(([id]) => id);

const buildMessage = (real: RealTransfer, isListed: boolean, at: number): Transfer => ({
  transferId: isListed ? `${LISTED}${real.number}` : `sepay-${real.number}`,
  gateway: 'MBBank',
  transactionDate: '2026-11-27 10:00:00',
  account: real.account,
  content: real.content,
  direction: real.direction,
  amount: real.amount,
  reference: `FT${real.number}`,
  raw: '{}',
  receivedAt: new Date(at).toISOString(),
  state: 'received',
});

async function report({ world, gateway, random }: Step, real: RealTransfer): Promise<void> {
  const ways = random() < 0.15 ? [false, true] : [random() < 0.2];
  if (random() < 0.2) ways.reverse();
  for (const isListed of ways)
    await gateway.transfers.take(buildMessage(real, isListed, world.clock));
}

async function pay(step: Step, of = paymentsIn(step.world)): Promise<void> {
  const { real, random } = step;
  const payment = pick(random, of);
  if (!payment) return;
  const { amount: due, memo } = payment;
  const amount = pick(random, [due, due, due, due, due, Math.ceil(due / 3), due + 1_000]);
  const own: RealTransfer = {
    number: real.length + 1,
    amount,
    content: random() < 0.1 ? 'tien goi' : `MBVCB ${memo.toLowerCase()} CT`,
    account: random() < 0.05 ? '999' : TEST_BANK.BANK_ACCOUNT,
    direction: random() < 0.04 ? 'out' : 'in',
  };
  real.push(own);
  await report(step, own);
}

async function payOneOfTwo(step: Step): Promise<void> {
  const { world } = step;
  const codes = ordersIn(world).flatMap(({ payments }) => (payments.length > 1 ? payments : []));
  const ids = new Set(codes.map(({ paymentId }) => paymentId));
  await pay(
    step,
    paymentsIn(world).filter(({ paymentId }) => ids.has(paymentId)),
  );
}

const buildClaims = (workspaceId: string): AccessClaims =>
  ({ workspaceId, sub: workspaceId, sid: 's' }) as AccessClaims;

const decided = { by: 'staff', reason: 'x' };

const sending = (random: Random) =>
  random() < 0.2 ? {} : { to: { bank: 'MB', account: '0123456789', holder: 'LE THU HA' } };

async function race(step: Step): Promise<void> {
  const { gateway, other, random, world, real } = step;
  const payment = pick(
    random,
    paymentsIn(world).filter(({ status }) => status === 'review' || status === 'paid'),
  );
  if (!payment) return;
  const { paymentId, memo } = payment;
  const rest = payment.amount - receivedSum(payment);
  const part = Math.ceil(random() * receivedSum(payment));
  const after = refundedSum(payment);
  const decisions = [
    (by: WalkGateway) => by.payments.accept(paymentId, decided),
    (by: WalkGateway) => by.payments.refund(paymentId, { ...decided, after }),
    (by: WalkGateway) => by.payments.refund(paymentId, { ...decided, after, amount: part }),
    (by: WalkGateway) =>
      by.payments.refund(paymentId, { ...decided, after, amount: part, goodwill: true }),
    (by: WalkGateway) => by.payments.noteSent(paymentId, sending(random)),
  ];
  const comes = async (): Promise<void> => {
    if (rest < 1 || random() < 0.5) return;
    const amount = random() < 0.7 ? rest : rest + 1_000;
    const own: RealTransfer = {
      number: real.length + 1,
      amount,
      content: `MBVCB ${memo} CT`,
      account: TEST_BANK.BANK_ACCOUNT,
      direction: 'in',
    };
    real.push(own);
    const message = buildMessage(own, false, world.clock);
    await gateway.transfers.take(message);
    await gateway.transfers.count({ payload: { transferId: message.transferId } });
  };
  const decide = async (by: WalkGateway): Promise<void> => {
    await pick(random, decisions)(by);
    for (const id of openJobs(world)) if (id.includes(paymentId)) await by.run(id);
  };
  await Promise.all([ignoring(decide(gateway)), ignoring(decide(other)), ignoring(comes())]);
}

const listUnsent = (payment: Payment): { paymentId: string; at: string }[][] =>
  unsentRefunds(payment).map(({ at }) => [{ paymentId: payment.paymentId, at }]);

const buy = ({ gateway, random }: Step): Promise<unknown> =>
  gateway.sales.buy(buildClaims(pick(random, WORKSPACES)), {
    tier: pick(random, ['pro', 'business']),
    cycle: pick(random, ['month', 'year']),
    key: uuid(),
  });

const ACTS: readonly ((step: Step) => Promise<unknown>)[] = [
  race,
  race,
  (step) => pay(step),
  (step) => pay(step),
  (step) => pay(step),
  (step) => pay(step),
  payOneOfTwo,
  buy,
  buy,
  async ({ gateway, random }) =>
    gateway.payments.create({
      purpose: { kind: 'purchase', purchaseId: uuid() },
      amount: 1_000 + Math.floor(random() * 100_000),
      description: 'Công thức',
      payer: {},
      seller: pick(random, WORKSPACES),
      key: uuid(),
    }),
  async (step) => {
    const again = pick(step.random, step.real);
    if (again) await report(step, again);
  },
  async ({ gateway, random, world }) =>
    gateway.payments.cancel(pick(random, paymentsIn(world))?.paymentId ?? ''),
  async ({ gateway, random, world }) =>
    gateway.payments.close(pick(random, paymentsIn(world))?.paymentId ?? ''),
  async ({ world, random }) => {
    world.clock += Math.floor(random() * (random() < 0.5 ? 40 * MINUTE : 20 * DAY));
  },
  async ({ gateway, random, world }) => {
    const payment = pick(random, paymentsIn(world));
    const amount = Math.ceil(random() * (payment?.amount ?? 1));
    const part = random() < 0.5 ? {} : { amount };
    const goodwill = random() < 0.5;
    const after = payment ? refundedSum(payment) : 0;
    const decision = { ...decided, ...part, goodwill, after };
    await gateway.payments.refund(payment?.paymentId ?? '', decision);
  },
  async ({ gateway, random, world }) =>
    gateway.payments.accept(pick(random, paymentsIn(world))?.paymentId ?? '', decided),
  async ({ gateway, random, world }) =>
    gateway.payments.noteSent(pick(random, paymentsIn(world))?.paymentId ?? '', sending(random)),
  async ({ gateway, random, world }) => {
    const waiting = transfersIn(world).filter(({ state }) => state === 'review');
    const transferId = pick(random, waiting)?.transferId ?? '';
    const paymentId = pick(random, paymentsIn(world))?.paymentId ?? '';
    const what = random() < 0.3 ? { giveBack: true as const } : { paymentId };
    await gateway.payments.resolveTransfer(transferId, { ...decided, ...what });
  },
  async ({ gateway, random, world }) =>
    gateway.payments.undoTransfer(
      pick(
        random,
        transfersIn(world).filter(({ resolution }) => resolution?.paymentId !== undefined),
      )?.transferId ?? '',
    ),
  async ({ gateway, random, world }) => {
    const [refund] =
      pick(
        random,
        paymentsIn(world).flatMap((one) => listUnsent(one)),
      ) ?? [];
    if (refund)
      await gateway.payments.noteSent(refund.paymentId, { ...sending(random), at: refund.at });
  },
  async ({ gateway, random, world }) =>
    gateway.payments.noteTransferSent(
      pick(random, transfersIn(world))?.transferId ?? '',
      sending(random),
    ),
  async ({ gateway, random, world }) =>
    gateway.payments.requestRefund(pick(random, paymentsIn(world))?.paymentId ?? '', {
      ...decided,
      amount: 1_000,
    }),
  async ({ gateway, random, world }) =>
    gateway.payments.declineRefund(pick(random, paymentsIn(world))?.paymentId ?? '', decided),
  async ({ gateway, random }) => {
    const workspaceId = pick(random, WORKSPACES);
    const owed = await gateway.payouts.owed(workspaceId);
    const amount = Math.max(1, Math.ceil(owed * random() * 1.1));
    await gateway.payouts.note(workspaceId, { payoutId: uuid(), amount, note: 'x', by: 'staff' });
  },
  async ({ gateway, random }) =>
    gateway.subscriptions.add(pick(random, WORKSPACES), (_, at) => ({
      type: pick(random, ['cancel', 'resume']),
      at,
    })),
];

export const ALL_ACTS = [...ACTS, ...ORDER_ACTS];
