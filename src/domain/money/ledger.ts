import { z } from 'zod';
import { instantSchema } from '../schema/primitives';
import type { PurposeKind } from './payments';

/** Share of what is sold that is the seller's (product decision 48). */
export const SELLER_SHARE = 0.8;

/**
 * Accounts of the books. `bank`: money that we have. `unassigned`: came, and nobody knows yet what for. `held:orders`: of orders whose
 * expert is not known yet. `revenue:…`: ours. `owed:seller:<workspaceId>`, `owed:refund`: we have it and somebody else gets it.
 */
export const ledgerAccountSchema = z
  .string()
  .regex(
    /^(bank|unassigned|held:orders|revenue:(subscription|commission)|owed:refund|owed:seller:[A-Za-z0-9._-]{1,80})$/,
  );

export const SELLER_ACCOUNT = 'owed:seller:';

const lineSchema = z.object({
  account: ledgerAccountSchema,
  /** VND. A debit is more than zero, a credit less. */
  amount: z.number().int(),
});
export type LedgerLine = z.infer<typeof lineSchema>;

const NOT_REFUNDED: ReadonlySet<string> = new Set(['bank', 'owed:refund', 'unassigned']);

/** One entry: only ever added, never changed; the sum of its lines is zero. */
export const ledgerEntrySchema = z.object({
  at: instantSchema,
  kind: z.enum(['received', 'settled', 'assigned', 'refunded', 'paidBack', 'paidOut']),
  of: z.string().max(80),
  paymentId: z.string().max(80).optional(),
  isGoodwill: z.boolean().optional(),
  lines: z.array(lineSchema).min(2).max(10),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const isBalanced = ({ lines }: Pick<LedgerEntry, 'lines'>): boolean =>
  lines.reduce((sum, { amount }) => sum + amount, 0) === 0;

/** @throws RangeError where the lines are out of balance */
function entryLines(lines: readonly LedgerLine[]): LedgerLine[] {
  const moved = lines.filter(({ amount }) => amount !== 0);
  if (!isBalanced({ lines: moved })) throw new RangeError('a ledger entry is out of balance');
  return moved;
}

export const receivedLines = (amount: number): LedgerLine[] =>
  entryLines([
    { account: 'bank', amount },
    { account: 'unassigned', amount: -amount },
  ]);

/** Whole dong; the platform gets the rest. */
export const sellerPart = (amount: number): number => Math.round(amount * SELLER_SHARE);

function sold(from: string, seller: string, amount: number): LedgerLine[] {
  const part = sellerPart(amount);
  return entryLines([
    { account: from, amount },
    { account: `owed:seller:${seller}`, amount: -part },
    { account: 'revenue:commission', amount: part - amount },
  ]);
}

export function settledLines(
  { kind, seller }: { kind: PurposeKind; seller?: string | undefined },
  amount: number,
): LedgerLine[] {
  if (kind === 'subscription')
    return entryLines([
      { account: 'unassigned', amount },
      { account: 'revenue:subscription', amount: -amount },
    ]);
  if (seller !== undefined) return sold('unassigned', seller, amount);
  return entryLines([
    { account: 'unassigned', amount },
    { account: 'held:orders', amount: -amount },
  ]);
}

export const assignedLines = (seller: string, amount: number): LedgerLine[] =>
  sold('held:orders', seller, amount);

export function computeBalances(
  entries: Iterable<Pick<LedgerEntry, 'lines'>>,
): Map<string, number> {
  const balances = new Map<string, number>();
  for (const { lines } of entries)
    for (const { account, amount } of lines)
      balances.set(account, (balances.get(account) ?? 0) + amount);
  return balances;
}

/**
 * Takes ungranted money first, then each account's part in proportion; the rounding rest falls on the largest account.
 * @param held credits are negative
 * @throws RangeError where so much is not there
 */
export function refundedLines(held: ReadonlyMap<string, number>, amount: number): LedgerLine[] {
  const free = Math.max(0, -(held.get('unassigned') ?? 0));
  const fromFree = Math.min(free, amount);
  const credits = [...held]
    .filter(([account, balance]) => !NOT_REFUNDED.has(account) && balance < 0)
    .map(([account, balance]) => ({ account, amount: -balance }))
    .sort((a, b) => b.amount - a.amount);
  const all = credits.reduce((sum, credit) => sum + credit.amount, 0);
  const granted = amount - fromFree;
  if (amount < 1 || granted > all) throw new RangeError('a refund is more than what came');
  const parts = credits.map((credit) => ({
    ...credit,
    amount: Math.floor((credit.amount * granted) / all),
  }));
  let rest = granted - parts.reduce((sum, part) => sum + part.amount, 0);
  for (const [at, part] of parts.entries()) {
    const room = (credits[at]?.amount ?? 0) - part.amount;
    const more = Math.min(room, rest);
    part.amount += more;
    rest -= more;
  }
  const freed = { account: 'unassigned', amount: fromFree };
  return entryLines([freed, ...parts, { account: 'owed:refund', amount: -amount }]);
}

export const paidOutLines = (seller: string, amount: number): LedgerLine[] =>
  entryLines([
    { account: `${SELLER_ACCOUNT}${seller}`, amount },
    { account: 'bank', amount: -amount },
  ]);

export const listSellers = ({ lines }: Pick<LedgerEntry, 'lines'>): string[] =>
  lines.flatMap(({ account }) =>
    account.startsWith(SELLER_ACCOUNT) ? [account.slice(SELLER_ACCOUNT.length)] : [],
  );

export const paidBackLines = (amount: number): LedgerLine[] =>
  entryLines([
    { account: 'owed:refund', amount },
    { account: 'bank', amount: -amount },
  ]);
