import type { Appeal, AppealedCollection } from '../../api/appeals';
import { noticeAct } from '../../domain/practice/notices';
import type { Notice } from '../../domain/records/notices';

const REFUSALS: readonly string[] = ['removed', 'imageDeclined', 'imageRemoved', 'foodDeclined'];
const COLLECTIONS: readonly string[] = [
  'menus',
  'recipes',
  'articles',
  'images',
] satisfies AppealedCollection[];

type About = NonNullable<Notice['about']>;

export const isAppealed = (
  about: About | undefined,
): about is About & { collection: AppealedCollection } =>
  about !== undefined && COLLECTIONS.includes(about.collection);

export const isRefusal = (notice: Notice): boolean => REFUSALS.includes(noticeAct(notice));

export const isAppealable = (notice: Notice): boolean =>
  isRefusal(notice) && isAppealed(notice.about);

/** An appeal against an earlier decision about the same thing is another one. */
export const findOwnAppeal = (
  { about, updatedAt }: Notice,
  appeals: readonly Appeal[],
): Appeal | undefined =>
  appeals.find(
    ({ collection, id, at }) =>
      collection === about?.collection && id === about.id && at >= updatedAt,
  );
