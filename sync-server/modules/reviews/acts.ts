import type { Request, Response } from 'express';
import type { z } from 'zod';
import {
  likeTarget,
  type sendReport,
  type sendReview,
  type withdrawReview,
} from '../../../src/api/reviews';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import type { ReviewTarget } from '../../../src/domain/publicHouse/reviews';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, type LimitOptions } from '../../http/limits';
import type { Core } from '../module';
import type { Counts, Wanted } from './counts';
import type { Reactions } from './reactions';
import { hashVoter, type Subject } from './records';
import type { Reports } from './reports';
import type { Reviews } from './service';
import type { FindSubject } from './subjects';

const anHour = (name: string, most: number): LimitOptions => ({
  name,
  most,
  per: 'hour',
  getKey: clientAddress,
});
/** Per address and hour: each waits for a person of the staff. */
const SENT = anHour('reviews', 12);
const REPORTED = anHour('reports', 10);
/** Device ids are easily invented, so likes are bounded per address: a full office. */
const LIKED = anHour('likes', 120);
/** Per thing, so that nobody inflates its likes. */
const LIKED_ONE: LimitOptions = {
  name: 'likes of one',
  most: 20,
  per: 'hour',
  getKey: (req) => {
    const { target } = likeTarget.body.parse(req.body);
    return `${target.type} ${target.id} ${clientAddress(req)}`;
  },
};

export interface Caller {
  req: Request;
  res: Response;
  reader?: AccessClaims | undefined;
}

export interface ReaderActs {
  /** @returns undefined for a bot that filled in the hidden field, which is told that it succeeded */
  review(caller: Caller, body: z.output<typeof sendReview.body>): Promise<Subject | undefined>;
  withdraw(caller: Caller, body: z.output<typeof withdrawReview.body>): Promise<void>;
  report(caller: Caller, body: z.output<typeof sendReport.body>): Promise<Subject | undefined>;
  findPath(target: ReviewTarget): Promise<string>;
  like(
    caller: Caller,
    body: Omit<z.output<typeof likeTarget.body>, 'liked'> & { liked: Wanted },
  ): Promise<{ likes: number; subject: Subject }>;
}

interface Parts {
  ctx: Core['ctx'];
  counters: Core['counters'];
  find: FindSubject;
  reviews: Reviews;
  reports: Reports;
  counts: Counts;
  reactions: Reactions;
}

export function createReaderActs(parts: Parts): ReaderActs {
  const { ctx, counters, find, reviews, reports, counts, reactions } = parts;
  const limitedBy = (...options: LimitOptions[]) => createSharedLimits(options, counters, ctx.log);
  const sent = limitedBy(SENT);
  const reported = limitedBy(REPORTED);
  const liked = limitedBy(LIKED, LIKED_ONE);
  return {
    review: async ({ req, res, reader }, body) =>
      body.website === '' ? sent(req, res, () => reviews.send(body, reader)) : undefined,
    withdraw: ({ reader }, body) => reviews.withdraw(body, reader),
    report: async ({ req, res }, body) => {
      if (body.website !== '') return undefined;
      return reported(req, res, async () => {
        const subject = await find(body.target);
        await reports.take(subject, body.device, body);
        return subject;
      });
    },
    findPath: async (target) => (await find(target)).path,
    like: async ({ req, res }, { target, device, liked: isLiked }) => {
      // Checked first, or each invented id would get a stored count.
      const subject = await find(target);
      return liked(req, res, async () => {
        const likes = await counts.like(subject, hashVoter(device), isLiked);
        reactions.forget(target);
        return { likes, subject };
      });
    },
  };
}
