import { writePicks } from '../../data/picks';
import type { LocalData } from '../../data/types';
import { picksId } from '../../domain/menus/picks';
import { isPublic } from '../../domain/publicHouse/published';

type Needed = Pick<
  LocalData,
  'account' | 'menus' | 'recipes' | 'articles' | 'practices' | 'newBase'
>;

async function hasPublished(data: Needed): Promise<boolean> {
  for (const name of ['menus', 'recipes', 'articles'] as const)
    for (const document of await data[name].all())
      if (document.expertId === data.account.accountId && isPublic(name, { ...document }))
        return true;
  return false;
}

export const confirmPublication = (data: Needed): Promise<void> =>
  writePicks(data, (picks) => ({ ...picks, publicationConfirmed: true }));

export async function isFirstPublication(data: Needed): Promise<boolean> {
  const picks = await data.practices.get(picksId(data.account.accountId));
  return picks?.publicationConfirmed !== true && !(await hasPublished(data));
}
