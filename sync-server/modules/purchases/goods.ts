import { dayAllergens, linesWithin } from '../../../src/domain/clinical/allergens/found';
import { menuSchema } from '../../../src/domain/records/menus';
import { MEAL_SLOTS } from '../../../src/domain/food/storedLines';
import { recipeSchema } from '../../../src/domain/records/recipes';
import { cleanLine } from '../../../src/domain/text/clean';
import { listLines } from '../../../src/domain/printable/menu';
import { dayFor } from '../../../src/domain/printable/readers';
import { fileName } from '../../../src/printables/files';
import { workspaceDatabase, type Couch } from '../../couch/client';
import type { AccountStore } from '../accounts/store';
import { SettleRefused } from '../billing/payments/purposeHandlers';
import type { DocumentParts } from '../printables/wiring';
import { createDocumentLoader } from '../printables/load';
import { getThing, type Goods, type Purchase } from './records';
import { readSound } from '../../store/envelope';

interface Parts {
  couch: Couch;
  accounts: AccountStore;
  now: () => Date;
}

const SCHEMAS = { recipes: recipeSchema, menus: menuSchema } as const;

/** The author's notes are private and never sold. */
function toShown(body: object): Record<string, unknown> {
  const { meals, notes: _notes, ...shown } = menuSchema.parse(body);
  const open = MEAL_SLOTS.map((slot) => {
    const { privateNotes: _own, ...meal } = meals[slot];
    return [slot, meal];
  });
  return { ...shown, meals: Object.fromEntries(open) };
}

export function createGoods({ couch, accounts, now }: Parts) {
  const load = createDocumentLoader({ couch, store: accounts, now });
  /** @throws SettleRefused where it is gone */
  return async (purchase: Purchase): Promise<Goods> => {
    const { workspaceId, expertId } = purchase;
    const { type, id } = getThing(purchase);
    const account = (await accounts.byId(expertId))?.account;
    const stored = await couch.database(workspaceDatabase(workspaceId)).get(`${type}:${id}`);
    const body = stored && !stored.deleted && readSound(SCHEMAS[type], stored.body);
    if (!account || !body) throw new SettleRefused('what was bought is gone');
    const seller = { ...account, workspaceId };
    if (type === 'recipes')
      return { recipe: { ...body }, printable: (await load.recipe(seller, id)).printable };
    // A client's menu is never sold, even if its address says so.
    if ('clientId' in body && body.clientId !== undefined)
      throw new SettleRefused('a menu of a client');
    const { advice: _notes, ...printable } = (await load.menu(seller, id)).printable;
    return { menu: toShown(body), printable };
  };
}

function linesIn({ recipe, menu }: Goods) {
  const read = { recipe: readSound(recipeSchema, recipe), menu: readSound(menuSchema, menu) };
  return [...(read.recipe?.ingredients ?? []), ...(read.menu ? listLines(read.menu.meals) : [])];
}

const LOOKED_AT = { lines: 200, texts: 2_000 };
const MAX_FINDINGS = 40;

export function allergyFindings(goods: Goods): string[] {
  const allergenTexts = dayAllergens(linesWithin(linesIn(goods), LOOKED_AT)).map(
    ({ name, dishes, level }) => {
      const named = dishes.slice(0, 6).map((dish) => cleanLine(dish, 80));
      return `${level === 'contains' ? 'Có' : 'Có thể có'} ${name} (${named.join(', ')})`;
    },
  );
  const findings = goods.printable.allergies?.findings ?? [];
  return [...allergenTexts, ...findings].map((one) => cleanLine(one, 1_000)).slice(0, MAX_FINDINGS);
}

function buildAllergies(goods: Goods): Pick<Goods['printable'], 'allergies'> {
  const findings = allergyFindings(goods);
  if (findings.length === 0) return {};
  const { avoid = [], offends = false } = goods.printable.allergies ?? {};
  return { allergies: { avoid, offends, findings } };
}

const OWN = 'Bản mua riêng';

/** Older stored papers still judge days by a hospital diet code, which is not shown to clients. */
const withBuyer = (goods: Goods, name: string | undefined): Goods['printable'] => ({
  ...goods.printable,
  days: goods.printable.days.map((day) => dayFor('client', day)),
  ...buildAllergies(goods),
  letterhead: {
    ...goods.printable.letterhead,
    footer: name === undefined ? OWN : `${OWN} cho ${cleanLine(name, 100)}`,
  },
});

/** @param isNamed not for an address that may be somebody else's */
export async function purchasePaper(
  documents: DocumentParts,
  purchase: Purchase,
  goods: Goods,
  isNamed = true,
): Promise<{ name: string; bytes: Uint8Array }> {
  const printable = withBuyer(goods, isNamed ? purchase.buyer.name : undefined);
  const { files } = await documents.images(purchase.workspaceId, printable);
  const bytes = await documents.pdf(`purchase ${purchase.purchaseId}`, { printable, files });
  return { name: fileName(printable.title, 'pdf'), bytes };
}
