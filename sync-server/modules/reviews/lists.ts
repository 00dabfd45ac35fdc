import { REVIEWS_LISTED, type StaffReport, type StaffReview } from '../../../src/api/reviews';
import type { CouchDatabase } from '../../couch/client';
import type { Library } from '../published/library';
import { createFirst } from '../../store/first';
import { countWaiting } from '../waiting/queueCounter';
import { listReviews } from './counts';
import { REVIEWS, type Report, type Review, type Subject } from './records';

type State = 'waiting' | 'shown' | 'refused';

const IS: Record<State, (review: Review) => boolean> = {
  waiting: ({ waiting }) => waiting !== undefined,
  shown: ({ shown, waiting }) => shown !== undefined && waiting === undefined,
  refused: ({ refusal, waiting, shown }) => !!refusal && !waiting && !shown,
};
const getTime = ({ waiting, shown, refusal }: Review): string =>
  waiting?.at ?? shown?.at ?? refusal?.at ?? '';

async function listFirst(
  database: CouchDatabase,
  state: State,
): Promise<{ some: Review[]; total: number }> {
  const sign = state === 'waiting' ? 1 : -1;
  const first = createFirst<Review>(
    REVIEWS_LISTED,
    (a, b) => sign * getTime(a).localeCompare(getTime(b)),
  );
  let total = 0;
  for await (const review of listReviews(database, REVIEWS)) {
    if (!IS[state](review)) continue;
    total += 1;
    first.add(review);
  }
  return { some: first.items(), total };
}

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

  return {
    waiting: () =>
      countWaiting(listReviews(database, REVIEWS), (review) =>
        IS.waiting(review) ? getTime(review) : undefined,
      ),
    reviews: async (state: State): Promise<{ reviews: StaffReview[]; total: number }> => {
      const { some, total } = await listFirst(database, state);
      return { reviews: await Promise.all(some.map(buildView)), total };
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
