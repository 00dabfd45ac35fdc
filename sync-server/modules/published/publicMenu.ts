import { menuSchema, type Menu } from '../../../src/domain/collections/menus';
import { readTolerantly } from '../../../src/domain/tolerance';
import type { Couch } from '../../couch/client';
import { ownerOfAddress } from './addresses';
import type { Library } from './library';
import type { ExpertCard } from './names';
import type { PublishedDocument } from './publishedRecords';
import { PUBLISHED_DATABASE, publishedId } from './publishedRecords';

/** Fields that the projection holds of a menu that a page shows. */
const shownSchema = menuSchema.pick({
  id: true,
  name: true,
  description: true,
  createdAt: true,
  updatedAt: true,
  tags: true,
  meals: true,
});

/** A menu at its public address. */
export type PublicMenu =
  | { state: 'missing' | 'gone' }
  | {
      state: 'shown';
      /** Changes whenever something that is shown does. */
      version: string;
      author: Pick<ExpertCard, 'name' | 'isVerified'>;
      /** Read when it has to be drawn. */
      menu: () => Pick<Menu, keyof typeof shownSchema.shape> | undefined;
    };

/**
 * Reads published menus by their own ids.
 * @returns `gone` for what was public once, and for what an expert published who is not shown (suspended, rejected)
 */
export function createPublicMenus(couch: Couch, library: Pick<Library, 'expert'>) {
  const published = couch.database(PUBLISHED_DATABASE);
  return async (id: string): Promise<PublicMenu> => {
    const workspaceId = await ownerOfAddress(published, 'menus', id);
    if (workspaceId === undefined) return { state: 'missing' };
    const stored = await published.get(publishedId('menus', workspaceId, id));
    const document = stored as PublishedDocument | undefined;
    if (!document || document.deleted) return { state: 'gone' };
    const expert = await library.expert(String(document.body.expertId));
    if (!expert?.isShown) return { state: 'gone' };
    const { name, isVerified } = expert;
    return {
      state: 'shown',
      version: JSON.stringify([document._rev, name, isVerified]),
      author: { name, isVerified },
      menu: () => {
        const known = Object.entries(document.body).filter(([key]) =>
          Object.hasOwn(shownSchema.shape, key),
        );
        const reading = readTolerantly(shownSchema, Object.fromEntries(known));
        return reading.ok ? reading.value : undefined;
      },
    };
  };
}
export type PublicMenus = ReturnType<typeof createPublicMenus>;
