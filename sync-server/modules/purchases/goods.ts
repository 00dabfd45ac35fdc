import { recipeSchema } from '../../../src/domain/collections/recipes';
import { cleanLine } from '../../../src/domain/printable/clean';
import { fileName } from '../../../src/printables/files';
import { workspaceDatabase, type Couch } from '../../couch/client';
import { readSound } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { SettleRefused } from '../billing/handlers';
import type { DocumentParts } from '../printables/create';
import { createDocumentLoader } from '../printables/load';
import type { Goods, Purchase } from './records';

interface Parts {
  couch: Couch;
  accounts: AccountStore;
  now: () => Date;
}

/** Makes what is given: the recipe as its author has it now. */
export function createGoods({ couch, accounts, now }: Parts) {
  const load = createDocumentLoader({ couch, store: accounts, now });
  /** @throws SettleRefused where it is gone */
  return async ({ workspaceId, expertId, recipeId }: Purchase): Promise<Goods> => {
    const account = (await accounts.byId(expertId))?.account;
    const stored = await couch.database(workspaceDatabase(workspaceId)).get(`recipes:${recipeId}`);
    const recipe = stored && !stored.deleted && readSound(recipeSchema, stored.body);
    if (!account || !recipe) throw new SettleRefused('the recipe is gone');
    const { printable } = await load.recipe({ ...account, workspaceId }, recipeId);
    return { recipe: { ...recipe }, printable };
  };
}

/** Adds the buyer's name to the foot of the paper. */
const withBuyer = (goods: Goods, { buyer }: Purchase): Goods['printable'] => ({
  ...goods.printable,
  letterhead: {
    ...goods.printable.letterhead,
    footer: `Bản mua riêng cho ${cleanLine(buyer.name, 100)}`,
  },
});

/** Draws what was bought as paper. */
export async function purchasePaper(
  documents: DocumentParts,
  purchase: Purchase,
  goods: Goods,
): Promise<{ name: string; bytes: Uint8Array }> {
  const printable = withBuyer(goods, purchase);
  const { files } = await documents.images(purchase.workspaceId, printable);
  const bytes = await documents.pdf(`purchase ${purchase.purchaseId}`, { printable, files });
  return { name: fileName(printable.title, 'pdf'), bytes };
}
