import type { Notice } from '../records/notices';

/** As gateways wrote them before all acts had one form. */
const FORMER_ACTS: Readonly<Record<string, string>> = {
  'food-approved': 'foodApproved',
  'food-joined': 'foodJoined',
  'food-declined': 'foodDeclined',
};

export const noticeAct = ({ act = '' }: Pick<Notice, 'act'>): string => FORMER_ACTS[act] ?? act;

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
  foodApproved: 'approved',
  foodJoined: 'joined',
  foodDeclined: 'declined',
  foodAsked: 'asked',
};

/** What staff decided about an own food that was sent in; changed since, it waits again. */
export function foodAnswer(
  notices: readonly Notice[],
  food: { id: string; status: string; updatedAt: string },
): { answer: FoodAnswer; reason: string } | undefined {
  if (food.status !== 'pending') return undefined;
  const notice = listMessages(notices).find(
    (one) =>
      one.about?.collection === 'foods' &&
      one.about.id === food.id &&
      Object.hasOwn(FOOD_ANSWERS, noticeAct(one)),
  );
  const answer = notice && FOOD_ANSWERS[noticeAct(notice)];
  if (!notice || !answer || notice.updatedAt <= food.updatedAt) return undefined;
  const isAnswerable = answer === 'declined' || answer === 'asked';
  return { answer, reason: isAnswerable ? (notice.body ?? '') : '' };
}
