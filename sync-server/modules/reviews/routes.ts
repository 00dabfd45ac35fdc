import {
  approveReview,
  closeReport,
  countView,
  likeTarget,
  listReports,
  listReviews,
  refuseReview,
  sendReport,
  sendReview,
  withdrawReview,
} from '../../../src/api/reviews';
import { isRobot } from '../../../src/domain/reviews';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, type LimitOptions } from '../../http/limits';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { Core } from '../module';
import type { Counts } from './counts';
import type { createReviewLists } from './lists';
import type { Reactions } from './reactions';
import { voterOf } from './records';
import type { Reports } from './reports';
import type { Reviews } from './service';
import type { FindSubject } from './subjects';

/** Somebody reads for an evening; an office shares an address. */
const VIEWS = { name: 'views', calls: 60, burst: 60 } as const;
const LIKES = { name: 'likes', calls: 20, burst: 30 } as const;
const WORDS = { name: 'reviews', calls: 4, burst: 8 } as const;

const anHour = (name: string, most: number): LimitOptions => ({
  name,
  most,
  per: 'hour',
  keyOf: clientAddress,
});
/** Words of one address in an hour: each waits for a person of the staff. */
const SENT = anHour('reviews', 12);
const REPORTED = anHour('reports', 10);
/** A device is a number that anybody can make: an address likes no more than a full office would. */
const LIKED = anHour('likes', 120);
/** The same for one thing, so that nobody likes it up by themselves. */
const LIKED_ONE: LimitOptions = {
  name: 'likes of one',
  most: 20,
  per: 'hour',
  keyOf: (req) => {
    const { target } = likeTarget.body.parse(req.body);
    return `${target.type} ${target.id} ${clientAddress(req)}`;
  },
};
const VIEWED_ONE: LimitOptions = {
  name: 'views of one',
  most: 40,
  per: 'hour',
  keyOf: (req) => {
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
  reactions: Reactions;
  lists: ReturnType<typeof createReviewLists>;
}

const limitedBy = ({ ctx, counters }: Parts, ...options: LimitOptions[]) =>
  createSharedLimits(options, counters, ctx.log);

/** Words of readers, which wait for the staff. A program that fills in every field believes that it got through. */
function wordRoutes(parts: Parts): RouteDefinition[] {
  const { find, reviews, reports } = parts;
  const sent = limitedBy(parts, SENT);
  const reported = limitedBy(parts, REPORTED);
  return [
    route(
      sendReview,
      async ({ req, res, body }) => {
        if (body.website === '') await sent(req, res, () => reviews.send(body));
      },
      { rate: WORDS },
    ),
    route(withdrawReview, ({ body }) => reviews.withdraw(body), { rate: WORDS }),
    route(
      sendReport,
      async ({ req, res, body }) => {
        if (body.website !== '') return;
        await reported(req, res, async () =>
          reports.take(await find(body.target), body.device, body),
        );
      },
      { rate: WORDS },
    ),
  ];
}

/** Likes and views, counted at once. */
function countRoutes(parts: Parts): RouteDefinition[] {
  const { find, counts, reactions } = parts;
  const liked = limitedBy(parts, LIKED, LIKED_ONE);
  const viewed = limitedBy(parts, VIEWED_ONE);
  return [
    route(
      likeTarget,
      async ({ req, res, body: { target, device, liked: isLiked } }) => {
        // First, or each invented id would have a count of its own stored.
        const subject = await find(target);
        return liked(req, res, async () => {
          const likes = await counts.like(subject, voterOf(device), isLiked);
          reactions.forget(target);
          return { likes };
        });
      },
      { rate: LIKES },
    ),
    route(
      countView,
      async ({ req, res, body: { target, device } }) => {
        if (isRobot(req.get('user-agent'))) return;
        const subject = await find(target);
        await viewed(req, res, () => counts.view(subject, voterOf(device)));
      },
      { rate: VIEWS },
    ),
  ];
}

/** Calls of readers. */
export const readerRoutes = (parts: Parts): RouteDefinition[] => [
  ...wordRoutes(parts),
  ...countRoutes(parts),
];

/** Calls of the staff. */
export function staffRoutes({ reviews, reports, lists }: Parts): RouteDefinition[] {
  return [
    route(listReviews, ({ query }) => lists.reviews(query.state)),
    route(approveReview, ({ body }) => reviews.approve(body)),
    route(refuseReview, ({ claims, body }) => reviews.refuse(claims, body)),
    route(listReports, async () => {
      const open = await reports.open();
      return { reports: await lists.reports(open), total: open.length };
    }),
    route(closeReport, ({ claims, params }) => reports.close(claims, params.id)),
  ];
}
