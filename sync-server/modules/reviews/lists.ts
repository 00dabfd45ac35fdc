import { REVIEWS_LISTED, type StaffReport, type StaffReview } from '../../../src/api/reviews';
import type { CouchDatabase } from '../../couch/client';
import type { Library } from '../published/library';
import { toWaiting } from '../waiting/queueCounter';
import { reviewsIn } from './counts';
import { REVIEWS, type Report, type Review, type Subject } from './records';

type State = 'waiting' | 'shown' | 'refused';

const IS: Record<State, (review: Review) => boolean> = {
  waiting: ({ waiting }) => waiting !== undefined,
  shown: ({ shown, waiting }) => shown !== undefined && waiting === undefined,
  refused: ({ refusal, waiting, shown }) => !!refusal && !waiting && !shown,
};
const getTime = ({ waiting, shown, refusal }: Review): string =>
  waiting?.at ?? shown?.at ?? refusal?.at ?? '';

export function createReviewLists(database: CouchDatabase, library: Pick<Library, 'expert'>) {
  async function buildSubject({ target, title, path, expertId }: Subject) {
    const expert = await library.expert(expertId);
    return { target, title, path, expert: { id: expertId, name: expert?.name ?? '' } };
  }

  async function buildView(review: Review): Promise<StaffReview> {
    const { voter, isBuyer, userType, waiting, shown, refusal } = review;
    return {
      ...(await buildSubject(review)),
      voter,
      isBuyer,
      ...(userType ? { userType } : {}),
      ...(waiting ? { waiting } : {}),
      ...(shown ? { shown } : {}),
      ...(refusal ? { refusal: { reason: refusal.reason, at: refusal.at } } : {}),
    };
  }

  const readAll = async (state: State): Promise<Review[]> =>
    (await reviewsIn(database, REVIEWS)).filter(IS[state]);

  return {
    waiting: async () => toWaiting((await readAll('waiting')).map(getTime)),
    reviews: async (state: State): Promise<{ reviews: StaffReview[]; total: number }> => {
      const all = await readAll(state);
      const sign = state === 'waiting' ? 1 : -1;
      const sorted = all.sort((a, b) => sign * getTime(a).localeCompare(getTime(b)));
      const reviews = await Promise.all(sorted.slice(0, REVIEWS_LISTED).map(buildView));
      return { reviews, total: all.length };
    },
    reports: async (open: readonly Report[]): Promise<StaffReport[]> =>
      Promise.all(
        open.slice(0, REVIEWS_LISTED).map(async (report) => {
          const { reportId: id, reason, text, createdAt: at } = report;
          return { ...(await buildSubject(report)), id, reason, text, at };
        }),
      ),
  };
}
