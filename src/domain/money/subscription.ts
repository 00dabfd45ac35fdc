import { z } from 'zod';
import { getEntitlements } from '../accounts/access/entitlements';
import { TIERS, type Tier } from '../accounts/access/tiers';
import { instantSchema } from '../schema/primitives';
import { AMOUNT_LIMITS } from './vietQr';
import { addMonths, daysBetween } from './calendar';
import { cycleSchema, paidTierSchema, type Cycle, type PaidTier } from './payments';

const creditSchema = z.object({
  paymentId: z.string().max(80),
  amount: z.number().int().min(0),
});
export type Credit = z.infer<typeof creditSchema>;

const at = instantSchema;
const paymentId = z.string().max(80);

export const subscriptionEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('trial'), tier: paidTierSchema, at }),
  z.object({
    type: z.literal('paid'),
    paymentId,
    tier: paidTierSchema,
    cycle: cycleSchema,
    /** Earlier payments whose unused days were taken off the price: they give no access any more. */
    credits: z.array(creditSchema).max(100),
    at,
  }),
  z.object({ type: z.literal('refund'), paymentId, at }),
  z.object({
    type: z.literal('cancel'),
    reason: z.string().max(500).optional(),
    feedback: z.string().max(500).optional(),
    at,
  }),
  z.object({ type: z.literal('resume'), at }),
]);
export type SubscriptionEvent = z.infer<typeof subscriptionEventSchema>;
type Paid = Extract<SubscriptionEvent, { type: 'paid' }>;

/** UTC, ISO 8601; the end is exclusive. */
export interface Period {
  tier: PaidTier;
  from: string;
  until: string;
  /** Absent: a trial. */
  paymentId?: string;
  cycle?: Cycle;
  value: number;
  /** Where counting of its months began, and how many are over at its end; absent where the period was moved or cut. */
  anchor?: { at: string; months: number };
}

interface Timeline {
  periods: Period[];
  isCancelled: boolean;
  hadTrial: boolean;
  credited: Set<string>;
  refunded: Set<string>;
  granted: Set<string>;
}

const MONTHS: Readonly<Record<Cycle, number>> = { month: 1, year: 12 };
const rank = (tier: Tier): number => TIERS.indexOf(tier);
const later = (a: string, b: string): string => (a > b ? a : b);
const length = ({ from, until }: Pick<Period, 'from' | 'until'>): number =>
  Date.parse(until) - Date.parse(from);
const after = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString();

export const getPrice = (tier: PaidTier, cycle: Cycle): number =>
  getEntitlements(tier).price[cycle];

const findStart = (periods: readonly Period[], tier: PaidTier, now: string): string =>
  periods
    .filter((one) => rank(one.tier) >= rank(tier) && one.until > now)
    .reduce((start, { until }) => later(start, until), now);

/** Behind another period it keeps that one's day of the month. */
function buildPeriod(
  periods: readonly Period[],
  { tier, cycle, paymentId: of }: Paid,
  from: string,
): Period {
  const before = periods.find(
    ({ until, anchor }) => until === from && anchor !== undefined,
  )?.anchor;
  const anchor = { at: before?.at ?? from, months: (before?.months ?? 0) + MONTHS[cycle] };
  const until = addMonths(anchor.at, anchor.months);
  return { tier, from, until, paymentId: of, cycle, value: getPrice(tier, cycle), anchor };
}

function split(period: Period, instant: string): [Period | undefined, Period | undefined] {
  if (period.until <= instant) return [period, undefined];
  if (period.from >= instant) return [undefined, period];
  const { anchor: _, ...rest } = period;
  const until = instant;
  const value = Math.round((period.value * length({ ...period, until })) / length(period));
  return [
    { ...rest, until, value },
    { ...rest, from: instant, value: period.value - value },
  ];
}

/**
 * Smaller tiers that were credited, and trials, end there; paid time that was not credited moves behind it, with what it
 * had left.
 */
function insertPeriod(timeline: Timeline, next: Period, credits: ReadonlySet<string>): Period[] {
  const periods: Period[] = [];
  const moved: Period[] = [];
  let end = next.until;
  for (const period of timeline.periods) {
    const [before, rest] = split(period, next.from);
    if (before) periods.push(before);
    const isOver = rest?.paymentId === undefined || credits.has(rest.paymentId);
    if (!rest || isOver) continue;
    const { anchor: _, ...free } = rest;
    const until = after(end, length(rest));
    moved.push({ ...free, from: end, until });
    end = until;
  }
  return [...periods, next, ...moved];
}

function isCovered({ granted, credited, refunded }: Timeline, { credits }: Paid): boolean {
  return credits.every(
    ({ paymentId: of }) => granted.has(of) && !credited.has(of) && !refunded.has(of),
  );
}

function withPaid(timeline: Timeline, event: Paid): Timeline {
  const { paymentId: of, tier, credits } = event;
  const { granted, refunded } = timeline;
  if (granted.has(of) || refunded.has(of) || !isCovered(timeline, event)) return timeline;
  const next = buildPeriod(timeline.periods, event, findStart(timeline.periods, tier, event.at));
  const ended = new Set(credits.map((credit) => credit.paymentId));
  return {
    ...timeline,
    periods: insertPeriod(timeline, next, ended),
    isCancelled: false,
    granted: new Set([...granted, of]),
    credited: new Set([...timeline.credited, ...ended]),
  };
}

function withTrial(
  timeline: Timeline,
  { tier, at: from }: { tier: PaidTier; at: string },
): Timeline {
  // A trial is given once, and only from free: a paid period has the tier already.
  const isFree = !timeline.periods.some(({ until }) => until > from);
  if (timeline.hadTrial || !isFree) return timeline;
  const until = after(from, getEntitlements(tier).trialDays * 86_400_000);
  const trial = { tier, from, until, value: 0 };
  return { ...timeline, periods: [...timeline.periods, trial], hadTrial: true, isCancelled: false };
}

/** Later periods move up, so that nobody who paid waits behind a gap. */
function withRefund(timeline: Timeline, of: string, now: string): Timeline {
  const periods: Period[] = [];
  let gap: { from: string; before: string } | undefined;
  for (const period of timeline.periods) {
    const follows = gap?.before === period.from ? gap : undefined;
    if (period.paymentId === of) {
      const [before, rest] = split(period, now);
      if (before) periods.push(before);
      if (rest) gap = { from: follows?.from ?? rest.from, before: rest.until };
    } else if (follows) {
      const { anchor: _, ...free } = period;
      const until = after(follows.from, length(period));
      periods.push({ ...free, from: follows.from, until });
      gap = { from: until, before: period.until };
    } else {
      periods.push(period);
      gap = undefined;
    }
  }
  return { ...timeline, periods, refunded: new Set([...timeline.refunded, of]) };
}

function next(timeline: Timeline, event: SubscriptionEvent): Timeline {
  switch (event.type) {
    case 'paid':
      return withPaid(timeline, event);
    case 'trial':
      return withTrial(timeline, event);
    case 'refund':
      return withRefund(timeline, event.paymentId, event.at);
    case 'cancel':
      return { ...timeline, isCancelled: true };
    case 'resume':
      return { ...timeline, isCancelled: false };
  }
}

const buildTimeline = (events: readonly SubscriptionEvent[]): Timeline =>
  events.reduce(next, {
    periods: [],
    isCancelled: false,
    hadTrial: false,
    credited: new Set(),
    refunded: new Set(),
    granted: new Set(),
  });

export const listPeriods = (events: readonly SubscriptionEvent[]): Period[] =>
  buildTimeline(events).periods;

export const isGranted = (events: readonly SubscriptionEvent[], of: string): boolean =>
  buildTimeline(events).granted.has(of);

export type SubscriptionState = 'free' | 'trial' | 'active' | 'cancelled' | 'expired';

export interface Subscription {
  state: SubscriptionState;
  tier: Tier;
  from?: string;
  until?: string;
  cycle?: Cycle;
  next?: { tier: PaidTier; from: string; until: string };
  canTry: boolean;
}

export function subscriptionAt(events: readonly SubscriptionEvent[], now: string): Subscription {
  const { periods, isCancelled, hadTrial } = buildTimeline(events);
  const at = periods.findIndex(({ from, until }) => from <= now && now < until);
  const present = periods[at];
  if (!present)
    return { state: periods.length > 0 ? 'expired' : 'free', tier: 'free', canTry: !hadTrial };
  const { tier, from, cycle, paymentId: of } = present;
  let last = at;
  for (let behind = periods[last + 1]; behind; behind = periods[last + 1]) {
    if (behind.from !== periods[last]?.until || behind.tier !== tier) break;
    last += 1;
  }
  const until = periods[last]?.until ?? present.until;
  const following = periods[last + 1];
  const paying = of === undefined ? 'trial' : 'active';
  return {
    state: isCancelled ? 'cancelled' : paying,
    tier,
    from,
    until,
    ...(cycle === undefined ? {} : { cycle }),
    ...(following
      ? { next: { tier: following.tier, from: following.from, until: following.until } }
      : {}),
    canTry: false,
  };
}

export interface Quote {
  tier: PaidTier;
  cycle: Cycle;
  price: number;
  credits: Credit[];
  creditDays: { unused: number; whole: number };
  amount: number;
  from: string;
  until: string;
}

/**
 * Less the unused days of smaller tiers that it ends.
 * @returns undefined where the credit leaves less than a transfer needs
 */
export function quoteFor(
  events: readonly SubscriptionEvent[],
  { tier, cycle }: { tier: PaidTier; cycle: Cycle },
  now: string,
): Quote | undefined {
  const { periods } = buildTimeline(events);
  const from = findStart(periods, tier, now);
  const credits = new Map<string, number>();
  const creditDays = { unused: 0, whole: 0 };
  for (const period of periods) {
    const { paymentId: of, value, until } = period;
    if (of === undefined || until <= from) continue;
    const whole = Math.max(1, daysBetween(period.from, until));
    const unused = Math.min(whole, daysBetween(later(from, period.from), until));
    credits.set(of, (credits.get(of) ?? 0) + Math.round((value * unused) / whole));
    creditDays.unused += unused;
    creditDays.whole += whole;
  }
  const price = getPrice(tier, cycle);
  const credit = [...credits.values()].reduce((sum, amount) => sum + amount, 0);
  const amount = price - credit;
  if (amount < AMOUNT_LIMITS.min) return undefined;
  const paid: Paid = { type: 'paid', paymentId: '', tier, cycle, credits: [], at: now };
  return {
    tier,
    cycle,
    price,
    credits: [...credits].map(([of, part]) => ({ paymentId: of, amount: part })),
    creditDays,
    amount,
    from,
    until: buildPeriod(periods, paid, from).until,
  };
}
