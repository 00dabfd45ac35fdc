import {
  ledgerEntrySchema,
  listSellers,
  type LedgerEntry,
} from '../../../../src/domain/money/ledger';
import type { CouchDatabase } from '../../../couch/client';
import { listDocuments, putNew } from '../../../store/documents';
import { ledgerKey, SELLER_ENTRIES, sellerEntries } from './billingRecords';
import { readSound } from '../../../store/envelope';

export interface Ledger {
  append(entry: LedgerEntry): Promise<void>;
  ofSeller(workspaceId: string): Promise<LedgerEntry[]>;
  sellers(): Promise<string[]>;
  entries(from?: string, to?: string): AsyncGenerator<LedgerEntry>;
}

const PREFIX = 'ledger:';

export function createLedger(database: CouchDatabase, now: () => Date): Ledger {
  return {
    append: async (entry) => {
      const { at, kind, of } = ledgerEntrySchema.parse(entry);
      await putNew(database, ledgerKey(at, kind, of), entry, now());
      for (const seller of listSellers(entry))
        await putNew(database, `${sellerEntries(seller)}${at}:${kind}:${of}`, entry, now());
    },
    ofSeller: async (workspaceId) => {
      const ledgerEntries: LedgerEntry[] = [];
      for await (const { body } of listDocuments(database, sellerEntries(workspaceId))) {
        const entry = readSound(ledgerEntrySchema, body);
        if (entry) ledgerEntries.push(entry);
      }
      return ledgerEntries;
    },
    sellers: async () => {
      const workspaceIds = new Set<string>();
      for await (const { _id } of listDocuments(database, SELLER_ENTRIES))
        workspaceIds.add(_id.slice(SELLER_ENTRIES.length).split(':')[0] ?? '');
      return [...workspaceIds];
    },
    entries: async function* entries(from = '', to = '\ufff0') {
      for await (const { _id, body } of listDocuments(database, PREFIX)) {
        const at = _id.slice(PREFIX.length);
        if (at < from) continue;
        if (at >= to) return;
        const entry = readSound(ledgerEntrySchema, body);
        if (entry) yield entry;
      }
    },
  };
}
