import { expect, it } from 'vitest';
import type { PublicDocuments } from '../modules/published/publicDocuments';
import type { Exhibition } from '../modules/published/showcase';
import { findExample } from './listPages';

it('P11 the lunch on the home page is of no menu that is for sale', async () => {
  const meals = { lunch: { items: [{}, {}, {}] } };
  const documents = {
    byId: async () => ({ state: 'shown', read: () => ({ meals }) }),
  } as unknown as Pick<PublicDocuments, 'byId'>;
  const menus = [
    { card: { id: 'sold', price: 49_000 } },
    { card: { id: 'free' } },
  ] as unknown as Exhibition['menus'];
  expect((await findExample(documents, { menus }))?.id).toBe('free');
  expect(await findExample(documents, { menus: menus.slice(0, 1) })).toBeUndefined();
});
