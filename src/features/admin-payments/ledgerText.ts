import { SELLER_ACCOUNT, type LedgerEntry } from '../../domain/money/ledger';
import { adminPaymentTexts } from '../../i18n/adminPayments';

const texts = adminPaymentTexts.ledger;

type Sellers = Readonly<Record<string, string>>;

export function accountName(account: string, sellers: Sellers): string {
  if (account.startsWith(SELLER_ACCOUNT)) {
    const workspaceId = account.slice(SELLER_ACCOUNT.length);
    return texts.seller(sellers[workspaceId] ?? workspaceId);
  }
  return Object.hasOwn(texts.account, account)
    ? texts.account[account as keyof typeof texts.account]
    : account;
}

export interface LedgerRow {
  key: string;
  at: string;
  what: string;
  debit: string;
  credit: string;
  /** VND moved. */
  amount: number;
}

const formatNames = (lines: LedgerEntry['lines'], sellers: Sellers): string =>
  lines.map(({ account }) => accountName(account, sellers)).join(', ');

export function toRow(entry: LedgerEntry, sellers: Sellers): LedgerRow {
  const { at, kind, of, lines, isGoodwill } = entry;
  const debits = lines.filter(({ amount }) => amount > 0);
  return {
    key: `${at} ${kind} ${of}`,
    at,
    what: isGoodwill ? texts.kind.goodwill : texts.kind[kind],
    debit: formatNames(debits, sellers),
    credit: formatNames(
      lines.filter(({ amount }) => amount < 0),
      sellers,
    ),
    amount: debits.reduce((sum, { amount }) => sum + amount, 0),
  };
}
