import { z } from 'zod';
import { isPersonName } from '../accounts/account';
import { BANKS } from './banks';
import { cleanLetters } from '../text/cleanLetters';
import { unsentRefunds } from './books';
import { onlySource, payerAccountIn } from './payerAccount';
import { listRefunds, type GivenAccount, type Payment } from './payments';

const NAMES = BANKS.map(([, name]) => name) as [string, ...string[]];

/** Account for a refund, as its payer gives it. */
export const givenAccountSchema = z.object({
  bank: z.enum(NAMES),
  account: z
    .string()
    .overwrite((text) => text.replace(/[\s.-]/gu, ''))
    .regex(/^\d{6,19}$/),
  holder: z
    .string()
    .overwrite((text) => cleanLetters(text).replace(/\s+/gu, ' '))
    .trim()
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .'’-]{1,59}$/u)
    .refine(isPersonName),
});

/** Days behind the last unsent refund, or behind the later question, in which its payer can give an account. */
const LINK_DAYS = 60;
/** Accounts that are given for one payment on the same way. */
const MAX_GIVEN = 10;

/**
 * Whether a payer is asked into which account money goes back. `known`: the bank named the one that it came from; `sent`: it is on
 * its way; `over`: nothing goes back, or nobody is asked any more.
 */
export type RefundAccountState = 'asked' | 'known' | 'sent' | 'over';

/** @param messages of the bank, by which the money came. @param now UTC, ISO 8601 */
export function refundAccountState(
  payment: Payment,
  messages: readonly { content: string }[],
  now: string,
): RefundAccountState {
  if (listRefunds(payment).length === 0) return 'over';
  const last = unsentRefunds(payment).at(-1);
  if (!last) return 'sent';
  const sources = messages.map(({ content }) => ({ from: payerAccountIn(content) }));
  if (presentAccount(payment) === undefined && onlySource(sources)) return 'known';
  const { accountAskedAt = last.at } = payment;
  const since = accountAskedAt > last.at ? accountAskedAt : last.at;
  return Date.parse(since) + LINK_DAYS * 86_400_000 < Date.parse(now) ? 'over' : 'asked';
}

type PaymentAccounts = Pick<Payment, 'payer' | 'refundAccounts'>;

/** Accounts that may count: what came by a mail to a mistyped address, or by the page that it led to, goes with the address. */
const soundAccounts = ({ payer, refundAccounts = [] }: PaymentAccounts): readonly GivenAccount[] =>
  refundAccounts.filter(
    ({ by, email }) =>
      by === 'order' || email === payer.email || (by === 'purchase' && email === undefined),
  );

/** The account that counts: the last one, but what was given on the device that ordered stands before what a mail's link gave. */
export function presentAccount(payment: PaymentAccounts): GivenAccount | undefined {
  const sound = soundAccounts(payment);
  return sound.findLast(({ by }) => by === 'order') ?? sound.at(-1);
}

/** Whether somebody may not change the account, for it was given by who is surer to be the payer. */
export const isOvertaken = (payment: PaymentAccounts, by: GivenAccount['by']): boolean =>
  presentAccount(payment)?.by === 'order' && by !== 'order';

/** Whether it was given as often as it may be on this way; nobody uses up the tries of another one. */
export const isFull = (payment: PaymentAccounts, by: GivenAccount['by']): boolean =>
  soundAccounts(payment).filter((one) => one.by === by).length >= MAX_GIVEN;

/** An account as it is shown to who may have a stolen link: its last four digits. */
export const maskedAccount = (account: string): string => `•••• ${account.slice(-4)}`;

const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/gu, 'd')
    .toLowerCase()
    .replace(/[^a-z ]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

/** Whether a holder reads like the payer, whatever accents and capitals the bank leaves. */
export const isSameHolder = (holder: string, payer: string): boolean =>
  plainName(holder) === plainName(payer);
