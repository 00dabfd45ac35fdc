import type { Notice } from '../records/notices';

export const listMessages = (notices: readonly Notice[]): Notice[] =>
  notices
    .filter(({ kind }) => kind === 'notification')
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));

export const unseenMessages = (notices: readonly Notice[], seenAt = ''): Notice[] =>
  listMessages(notices).filter(({ updatedAt }) => updatedAt > seenAt);

export function removalReason(
  notices: readonly Notice[],
  collection: string,
  id: string,
): string | undefined {
  const about = listMessages(notices).find(
    ({ about: named, act }) =>
      named?.collection === collection && named.id === id && act !== 'appealAnswered',
  );
  return about?.act === 'removed' ? (about.body ?? '') : undefined;
}

export type FoodAnswer = 'approved' | 'joined' | 'declined' | 'asked';
const FOOD_ANSWERS: Readonly<Record<string, FoodAnswer>> = {
  'food-approved': 'approved',
  'food-joined': 'joined',
  'food-declined': 'declined',
  'food-asked': 'asked',
};

/** What staff decided about an own food that was sent in; changed since, it waits again. */
export function foodAnswer(
  notices: readonly Notice[],
  food: { id: string; status: string; updatedAt: string },
): { answer: FoodAnswer; reason: string } | undefined {
  if (food.status !== 'pending') return undefined;
  const notice = listMessages(notices).find(
    ({ about, act = '' }) =>
      about?.collection === 'foods' && about.id === food.id && Object.hasOwn(FOOD_ANSWERS, act),
  );
  const answer = FOOD_ANSWERS[notice?.act ?? ''];
  if (!notice || !answer || notice.updatedAt <= food.updatedAt) return undefined;
  const isAnswerable = answer === 'declined' || answer === 'asked';
  return { answer, reason: isAnswerable ? (notice.body ?? '') : '' };
}
