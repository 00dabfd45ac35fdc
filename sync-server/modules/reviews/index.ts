import type { AccountServices } from '../accounts/wiring';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Library } from '../published/library';
import type { PublicDocuments } from '../published/publicDocuments';
import type { Showcase } from '../published/showcase';
import type { Purchases } from '../purchases/service';
import { createReaderActs, type ReaderActs } from './acts';
import { createCounts } from './counts';
import { removeOldReviews } from './expiry';
import { createFollow, followHandler } from './follow';
import { toWaiting } from '../waiting/queueCounter';
import { createReviewLists } from './lists';
import { createPeople } from './people';
import { createReactions, type Reactions } from './reactions';
import { createReports } from './reports';
import { readerRoutes, staffRoutes } from './routes';
import { createReviews } from './service';
import { createSubjects } from './subjects';

type Dependencies = Core & {
  accounts: AccountServices;
  library: Library;
  notices: NoticeWriter;
  publicDocuments: PublicDocuments;
  showcase: Showcase;
  purchases: Purchases;
};

export function reviews(
  input: Dependencies,
): Module<{ reactions: Reactions; readerActs: ReaderActs }> {
  const { ctx, counters, jobs, now, steady, library, notices, purchases } = input;
  const { database } = input.accounts.store;
  const find = createSubjects(input);
  const counts = createCounts(database, now);
  const reactions = createReactions(database, steady);
  const reports = createReports(database, now);
  const follow = createFollow({ database, counts, reactions, notices });
  const people = createPeople(input.accounts);
  const service = createReviews({ database, find, purchases, people, jobs, follow, now });
  const lists = createReviewLists(database, library);
  const parts = { ctx, counters, find, reviews: service, reports, counts };
  const acts = createReaderActs({ ...parts, reactions });
  return {
    gives: { reactions, readerActs: acts },
    routes: [...readerRoutes({ ...parts, acts, lists }), ...staffRoutes({ ...parts, acts, lists })],
    jobs: [followHandler(follow)],
    queues: [
      { name: 'reviews', count: lists.waiting },
      {
        name: 'reports',
        count: async () => toWaiting((await reports.open()).map(({ createdAt }) => createdAt)),
      },
    ],
    cleanUps: [
      { name: 'reports', remove: reports.removeOld },
      { name: 'reviews', remove: () => removeOldReviews(database, now()) },
    ],
  };
}
