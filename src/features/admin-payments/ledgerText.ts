import type { LedgerEntry } from '../../domain/money/ledger';
import { adminPaymentTexts } from '../../i18n/adminPayments';

const texts = adminPaymentTexts.ledger;
const SELLER = 'owed:seller:';

/** Names an account of the books; one of a newer version as it is stored. */
export function accountName(account: string): string {
  if (account.startsWith(SELLER)) return texts.seller(account.slice(SELLER.length));
  return Object.hasOwn(texts.account, account)
    ? texts.account[account as keyof typeof texts.account]
    : account;
}

/** A line of the table: an entry with its debited and its credited accounts. */
export interface LedgerRow {
  key: string;
  at: string;
  what: string;
  debit: string;
  credit: string;
  /** VND moved. */
  amount: number;
}

const namesOf = (lines: LedgerEntry['lines']): string =>
  lines.map(({ account }) => accountName(account)).join(', ');

export function rowOf({ at, kind, of, lines }: LedgerEntry): LedgerRow {
  const debits = lines.filter(({ amount }) => amount > 0);
  return {
    key: `${at} ${kind} ${of}`,
    at,
    what: texts.kind[kind],
    debit: namesOf(debits),
    credit: namesOf(lines.filter(({ amount }) => amount < 0)),
    amount: debits.reduce((sum, { amount }) => sum + amount, 0),
  };
}
