import type { AccountServices } from '../accounts/create';
import type { Core, Module } from '../module';
import type { NoticeWriter } from '../notices/notices';
import type { Library } from '../published/library';
import type { PublicDocuments } from '../published/publicDocuments';
import type { Showcase } from '../published/showcase';
import type { Purchases } from '../purchases/service';
import { createCounts } from './counts';
import { createFollow, followHandler } from './follow';
import { createReviewLists } from './lists';
import { createReactions, type Reactions } from './reactions';
import { createReports } from './reports';
import { readerRoutes, staffRoutes } from './routes';
import { createReviews } from './service';
import { createSubjects } from './subjects';

type Given = Core & {
  accounts: AccountServices;
  library: Library;
  notices: NoticeWriter;
  publicDocuments: PublicDocuments;
  showcase: Showcase;
  purchases: Purchases;
};

/** Lets readers say what they think of public things, and staff decide what of it is shown. */
export function reviews(given: Given): Module<{ reactions: Reactions }> {
  const { ctx, counters, jobs, now, steady, library, notices, purchases } = given;
  const { database } = given.accounts.store;
  const find = createSubjects(given);
  const counts = createCounts(database, now);
  const reactions = createReactions(database, steady);
  const reports = createReports(database, now);
  const follow = createFollow({ database, counts, reactions, notices });
  const service = createReviews({ database, find, purchases, jobs, follow, now });
  const lists = createReviewLists(database, library);
  const parts = { ctx, counters, find, reviews: service, reports, counts, reactions, lists };
  return {
    gives: { reactions },
    routes: [...readerRoutes(parts), ...staffRoutes(parts)],
    jobs: [followHandler(follow)],
    cleanUps: [{ name: 'reports', remove: reports.removeOld }],
  };
}
