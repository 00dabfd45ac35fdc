import type { CatalogueRow, ShownEntry } from '../../src/api/adminFoods';
import type { CatalogueEntry } from '../../src/domain/food/catalogue';
import { loadStarter } from '../../sync-server/modules/catalogue/load';
import { startGateway, type TestGateway } from '../support/gateway';
import { Browser, putAccount, type Answer } from './accountHelpers';

/** A gateway with the starter set, and who works on it. */
export interface FoodDesk {
  gateway: TestGateway;
  content: Browser;
  other: Browser;
  expert: Browser;
  list(kind?: 'food' | 'product'): Promise<CatalogueRow[]>;
  read(id: string): Promise<ShownEntry>;
}

export const changeEntry = (
  who: Browser,
  { entry, revision }: ShownEntry,
  changes: Partial<CatalogueEntry>,
  more: object = {},
): Promise<Answer> =>
  who.call('PUT', `/api/admin/catalogue/${entry.id}`, {
    revision,
    entry: { ...entry, ...changes },
    reason: 'Theo bản in năm 2007',
    ...more,
  });

export async function openFoodDesk(): Promise<FoodDesk> {
  const gateway = await startGateway();
  const { couch } = gateway.ctx;
  await loadStarter(couch, 'catalogue', new Date());
  await putAccount(couch, 'content', { role: 'admin', adminRole: 'content' });
  await putAccount(couch, 'other', { role: 'admin', adminRole: 'owner' });
  await putAccount(couch, 'expert');
  const open = async (name: string): Promise<Browser> => {
    const browser = new Browser(gateway.url);
    await browser.login(`${name}@example.vn`);
    return browser;
  };
  const content = await open('content');
  return {
    gateway,
    content,
    other: await open('other'),
    expert: await open('expert'),
    async list(kind = 'food') {
      const { status, body } = await content.call('GET', `/api/admin/catalogue?kind=${kind}`);
      if (status !== 200) throw new Error(`the list answered ${status}`);
      return body.rows as CatalogueRow[];
    },
    async read(id) {
      const { body } = await content.call('GET', `/api/admin/catalogue/${id}`);
      return body as unknown as ShownEntry;
    },
  };
}
