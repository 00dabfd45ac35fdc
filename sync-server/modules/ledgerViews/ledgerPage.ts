import { LEDGER_LISTED } from '../../../src/api/adminPayments';
import { dateAfter, dayStart } from '../../../src/domain/text/days';
import { ledgerEntrySchema, type LedgerEntry } from '../../../src/domain/money/ledger';
import type { CouchDatabase } from '../../couch/client';
import { readSound } from '../../store/envelope';

const PREFIX = 'ledger:';

export async function ledgerPage(
  database: CouchDatabase,
  { from, to }: { from: string; to: string },
): Promise<{ entries: LedgerEntry[]; isCut: boolean }> {
  const rows = await database.list({
    startKey: PREFIX + dayStart(dateAfter(to, 1)),
    endKey: PREFIX + dayStart(from),
    descending: true,
    limit: LEDGER_LISTED + 1,
    includeDocs: true,
  });
  const entries = rows.slice(0, LEDGER_LISTED).flatMap(({ doc }) => {
    const entry = readSound(ledgerEntrySchema, doc?.body);
    return entry ? [entry] : [];
  });
  return { entries, isCut: rows.length > LEDGER_LISTED };
}

const PAGE = 500;
const MAX_PAGES = 20;

export interface MoneyMoved {
  payments: number;
  revenue: number;
  refunded: number;
}

function add(sum: MoneyMoved, { kind, lines }: LedgerEntry): MoneyMoved {
  const on = (account: string): number =>
    lines.reduce((all, line) => all + (line.account === account ? line.amount : 0), 0);
  if (kind === 'settled')
    return { ...sum, payments: sum.payments + 1, revenue: sum.revenue + on('unassigned') };
  return kind === 'refunded' ? { ...sum, refunded: sum.refunded - on('owed:refund') } : sum;
}

export async function moneyMovedSince(database: CouchDatabase, from: string): Promise<MoneyMoved> {
  let sum: MoneyMoved = { payments: 0, revenue: 0, refunded: 0 };
  let startKey = PREFIX + from;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const range = { startKey, endKey: `${PREFIX}\ufff0`, limit: PAGE, includeDocs: true };
    const rows = await database.list(range);
    for (const { id, doc } of rows) {
      const entry =
        page > 0 && id === startKey ? undefined : readSound(ledgerEntrySchema, doc?.body);
      if (entry) sum = add(sum, entry);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    startKey = last.id;
  }
  return sum;
}
