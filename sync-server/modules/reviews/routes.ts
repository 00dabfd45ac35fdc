import {
  approveReview,
  closeReport,
  countView,
  likeTarget,
  listReports,
  listReviews,
  refuseReview,
  undoReview,
  sendReport,
  sendReview,
  withdrawReview,
} from '../../../src/api/reviews';
import { isRobot } from '../../../src/domain/publicHouse/reviews';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, type LimitOptions } from '../../http/limits';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { Core } from '../module';
import type { ReaderActs } from './acts';
import type { Counts } from './counts';
import type { createReviewLists } from './lists';
import { hashVoter } from './records';
import type { Reports } from './reports';
import type { Reviews } from './service';
import type { FindSubject } from './subjects';

/** Somebody reads for an evening; an office shares an address. */
const VIEWS = { name: 'views', calls: 60, burst: 60 } as const;
const LIKES = { name: 'likes', calls: 20, burst: 30 } as const;
const WORDS = { name: 'reviews', calls: 4, burst: 8 } as const;

const VIEWED_ONE: LimitOptions = {
  name: 'views of one',
  most: 40,
  per: 'hour',
  getKey: (req) => {
    const { target } = countView.body.parse(req.body);
    return `${target.type} ${target.id} ${clientAddress(req)}`;
  },
};

interface Parts {
  ctx: Core['ctx'];
  counters: Core['counters'];
  find: FindSubject;
  reviews: Reviews;
  reports: Reports;
  counts: Counts;
  acts: ReaderActs;
  lists: ReturnType<typeof createReviewLists>;
}

const wordRoutes = ({ acts }: Parts): RouteDefinition[] => [
  route(sendReview, async (call) => void (await acts.review(call, call.body)), {
    rate: WORDS,
    recognises: true,
  }),
  route(withdrawReview, (call) => acts.withdraw(call, call.body), {
    rate: WORDS,
    recognises: true,
  }),
  route(sendReport, async (call) => void (await acts.report(call, call.body)), { rate: WORDS }),
];

function countRoutes({ ctx, counters, find, counts, acts }: Parts): RouteDefinition[] {
  const viewed = createSharedLimits([VIEWED_ONE], counters, ctx.log);
  return [
    route(
      likeTarget,
      async (call) => {
        const { likes } = await acts.like(call, call.body);
        return { likes };
      },
      { rate: LIKES },
    ),
    route(
      countView,
      async ({ req, res, body: { target, device } }) => {
        if (isRobot(req.get('user-agent'))) return;
        const subject = await find(target);
        await viewed(req, res, () => counts.view(subject, hashVoter(device)));
      },
      { rate: VIEWS },
    ),
  ];
}

export const readerRoutes = (parts: Parts): RouteDefinition[] => [
  ...wordRoutes(parts),
  ...countRoutes(parts),
];

export function staffRoutes({ reviews, reports, lists }: Parts): RouteDefinition[] {
  return [
    route(listReviews, ({ query }) => lists.reviews(query.state)),
    route(approveReview, ({ body }) => reviews.approve(body)),
    route(refuseReview, ({ claims, body }) => reviews.refuse(claims, body)),
    route(undoReview, ({ body }) => reviews.undo(body)),
    route(listReports, async () => {
      const open = await reports.open();
      return { reports: await lists.reports(open), total: open.length };
    }),
    route(closeReport, ({ claims, params }) => reports.close(claims, params.id)),
  ];
}
