import type { z } from 'zod';
import { dateInVietnam } from '../../../src/domain/text/days';
import { computeRating, type ReviewTarget } from '../../../src/domain/publicHouse/reviews';
import type { CouchDatabase } from '../../couch/client';
import { listDocuments, whileConflicts } from '../../store/documents';
import { createInTurn } from './inTurn';
import {
  likesKey,
  likesSchema,
  MAX_VOTERS,
  ratingKey,
  reviewSchema,
  reviewsPrefix,
  listShown,
  storedRatingSchema,
  viewsKey,
  viewsSchema,
  type Review,
  type Subject,
} from './records';
import { envelope, readBody, readSound } from '../../store/envelope';

export type Wanted = boolean | 'turned';

export interface Counts {
  like(subject: Subject, voter: string, request: Wanted): Promise<number>;
  view(subject: Subject, voter: string): Promise<void>;
  recount(target: ReviewTarget): Promise<void>;
}

type Key = `${string}:${string}`;
interface CountParts {
  database: CouchDatabase;
  now: () => Date;
}

function write<S extends z.ZodType<Record<string, unknown>>>(
  { database, now }: CountParts,
  [key, schema]: readonly [Key, S],
  change: (present: z.output<S> | undefined) => z.output<S> | undefined,
): Promise<z.output<S> | undefined> {
  return whileConflicts(async () => {
    const stored = await database.get(key);
    const present = stored && !stored.deleted ? readBody(schema, stored) : undefined;
    const next = change(present);
    if (!next) return present;
    const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
    await database.put({ ...envelope(key, next, 'gateway', now()), ...rev });
    return next;
  });
}

export async function* listReviews(
  database: CouchDatabase,
  prefix: string,
): AsyncGenerator<Review> {
  for await (const stored of listDocuments(database, prefix)) {
    const review = stored.deleted ? undefined : readSound(reviewSchema, stored.body);
    if (review) yield review;
  }
}

export async function reviewsIn(database: CouchDatabase, prefix: string): Promise<Review[]> {
  const reviews: Review[] = [];
  for await (const review of listReviews(database, prefix)) reviews.push(review);
  return reviews;
}

const recount = ({ database, now }: CountParts, target: ReviewTarget): Promise<void> =>
  whileConflicts(async () => {
    const key = ratingKey(target);
    // Read before the reviews, so that a later count by another gateway wins the conflict.
    const stored = await database.get(key);
    const rating = computeRating(listShown(await reviewsIn(database, reviewsPrefix(target))));
    const body = storedRatingSchema.parse({ target, ...rating });
    const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
    await database.put({ ...envelope(key, body, 'gateway', now()), ...rev });
  });

function liked(present: z.output<typeof likesSchema>, voter: string, request: Wanted) {
  const { count, voters } = present;
  const isKnown = voters.includes(voter);
  if (isKnown === request) return undefined;
  const others = voters.filter((one) => one !== voter);
  return isKnown
    ? { ...present, count: count - 1, voters: others }
    : { ...present, count: count + 1, voters: [...others, voter].slice(-MAX_VOTERS) };
}

export function createCounts(database: CouchDatabase, now: () => Date): Counts {
  const inTurn = createInTurn();
  const parts = { database, now };

  async function like({ target }: Subject, voter: string, request: Wanted): Promise<number> {
    const key = likesKey(target);
    const likes = await inTurn(key, () =>
      write(parts, [key, likesSchema], (present = { target, count: 0, voters: [] }) =>
        liked(present, voter, request),
      ),
    );
    return likes?.count ?? 0;
  }

  async function view({ target, expertId }: Subject, voter: string): Promise<void> {
    const key = viewsKey(target);
    const lastViewedAt = now().toISOString();
    const day = dateInVietnam(now());
    await inTurn(key, () =>
      write(parts, [key, viewsSchema], (present) => {
        const seen = present?.day === day ? present.seen : [];
        if (seen.includes(voter) || seen.length >= MAX_VOTERS) return undefined;
        const count = (present?.count ?? 0) + 1;
        return { target, expertId, count, lastViewedAt, day, seen: [...seen, voter] };
      }),
    );
  }

  return {
    like,
    view,
    recount: (target) => inTurn(ratingKey(target), () => recount(parts, target)),
  };
}
