import { dateInVietnam } from '../text/days';
import { SELLER_ACCOUNT, type LedgerEntry } from './ledger';

/** VND; negative where it takes some away. */
export const shareIn = ({ lines }: Pick<LedgerEntry, 'lines'>, workspaceId: string): number =>
  lines.reduce(
    (sum, { account, amount }) =>
      account === `${SELLER_ACCOUNT}${workspaceId}` ? sum - amount : sum,
    0,
  );

export const owedTo = (entries: readonly LedgerEntry[], workspaceId: string): number =>
  entries.reduce((sum, entry) => sum + shareIn(entry, workspaceId), 0);

export interface Sale {
  paymentId: string;
  at: string;
  amount: number;
  share: number;
  refunded: number;
}

export const toMonth = (instant: string): string => dateInVietnam(instant).slice(0, 7);

export function monthBefore(month: string): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - 1);
  return at.toISOString().slice(0, 7);
}

export function listSales(entries: readonly LedgerEntry[], workspaceId: string): Sale[] {
  const sales = new Map<string, Sale>();
  for (const entry of entries) {
    const { kind, paymentId, at, lines } = entry;
    if (paymentId === undefined) continue;
    const share = shareIn(entry, workspaceId);
    if (kind === 'settled' || kind === 'assigned') {
      const amount = lines.reduce((sum, line) => sum + Math.max(0, line.amount), 0);
      sales.set(paymentId, { paymentId, at, amount, share, refunded: 0 });
    }
    const sold = sales.get(paymentId);
    if (kind === 'refunded' && sold)
      sales.set(paymentId, {
        ...sold,
        share: sold.share + share,
        refunded: sold.refunded - share,
      });
  }
  return [...sales.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}

export function salesSum(sales: readonly Sale[]): { count: number; amount: number; share: number } {
  const paidSales = sales.filter(({ share }) => share > 0);
  return {
    count: paidSales.length,
    amount: paidSales.reduce((sum, { amount }) => sum + amount, 0),
    share: paidSales.reduce((sum, { share }) => sum + share, 0),
  };
}
