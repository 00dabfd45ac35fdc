import { SELLER_ACCOUNT, type LedgerEntry } from '../../../src/domain/money/ledger';
import type { CouchDatabase } from '../../couch/client';
import { workspaceKey, workspaceSchema } from '../accounts/accountRecords';
import type { Library } from '../published/library';
import { readSound } from '../../store/envelope';

interface Parts {
  database: CouchDatabase;
  library: Pick<Library, 'expert'>;
}

export async function sellersIn(
  entries: readonly Pick<LedgerEntry, 'lines'>[],
  { database, library }: Parts,
): Promise<Record<string, string>> {
  const ids = new Set(
    entries.flatMap(({ lines }) =>
      lines.flatMap(({ account }) =>
        account.startsWith(SELLER_ACCOUNT) ? [account.slice(SELLER_ACCOUNT.length)] : [],
      ),
    ),
  );
  const stored = await database.getMany([...ids].map(workspaceKey));
  const names: Record<string, string> = {};
  for (const id of ids) {
    const workspace = readSound(workspaceSchema, stored.get(workspaceKey(id))?.body);
    const owner = workspace?.members[0];
    const name = owner === undefined ? undefined : (await library.expert(owner))?.name;
    if (name) names[id] = name;
  }
  return names;
}
