import type { FoodEditor } from '../../../src/api/adminFoods';
import type { AccountStore } from '../accounts/store';

const STARTER = 'starter';
const IMPORT = 'catalogue-import';

export const editorKind = (by: string): FoodEditor['kind'] => {
  if (by === STARTER) return 'starter';
  return by === IMPORT ? 'import' : 'staff';
};

/** Who wrote what; each account is looked up once for a call. */
export function createEditors(store: Pick<AccountStore, 'byId'>) {
  const names = new Map<string, string>();
  return async (by: string): Promise<FoodEditor> => {
    const kind = editorKind(by);
    if (kind !== 'staff') return { kind, name: '' };
    const known = names.get(by) ?? (await store.byId(by))?.account.name ?? '';
    names.set(by, known);
    return { kind, name: known };
  };
}
