import type { z } from 'zod';
import { REVIEW_UNDO_SECONDS, type ReviewUndo, type sendReview } from '../../../src/api/reviews';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import type { ReviewContent, ReviewTarget } from '../../../src/domain/publicHouse/reviews';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import { whileConflicts } from '../../store/documents';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { Purchases } from '../purchases/service';
import { FOLLOW_REVIEW } from './jobKinds';
import { reviewsIn } from './counts';
import type { People } from './people';
import {
  MAX_WAITING,
  reviewKey,
  reviewSchema,
  reviewsPrefix,
  hashVoter,
  type Review,
  type Subject,
} from './records';
import type { FindSubject } from './subjects';
import { envelope, readBody } from '../../store/envelope';

interface Parts {
  database: CouchDatabase;
  find: FindSubject;
  purchases: Pick<Purchases, 'open'>;
  people: People;
  jobs: JobQueue;
  follow: (reviewAddress: ReviewAddress) => Promise<unknown>;
  now: () => Date;
}

export interface ReviewAddress {
  target: ReviewTarget;
  voter: string;
}

type Sent = z.output<typeof sendReview.body>;

export interface Reviews {
  /**
   * @param reader absent: the device counts as the person
   * @throws AppError not_found; review_own for stars of one's own; reviews_full where too many wait
   */
  send(sent: Sent, reader?: AccessClaims): Promise<Subject>;
  withdraw(own: Own, reader?: AccessClaims): Promise<void>;
  /** @throws AppError not_found; review_changed where there is another version by now */
  approve(reviewAddress: ReviewAddress & { at: string }): Promise<{ undo: ReviewUndo }>;
  /** @throws AppError not_found, review_changed */
  refuse(
    by: AccessClaims,
    reviewAddress: ReviewAddress & { at: string; reason: string },
  ): Promise<{ undo: ReviewUndo }>;
  /** @throws AppError not_found, decided_meanwhile, undo_over */
  undo(reviewAddress: ReviewAddress & { decidedAt: string }): Promise<void>;
}

type Own = Pick<Sent, 'target' | 'device' | 'purchase'>;

interface StoredReview {
  stored: StoredDocument | undefined;
  review: Review | undefined;
}

function createReviewStore({ database, now }: Pick<Parts, 'database' | 'now'>) {
  return {
    find: async ({ target, voter }: ReviewAddress): Promise<StoredReview> => {
      const stored = await database.get(reviewKey(target, voter));
      const review = stored && !stored.deleted ? readBody(reviewSchema, stored) : undefined;
      return { stored, review };
    },
    put: async ({ stored }: StoredReview, next: Review): Promise<void> => {
      const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
      const key = reviewKey(next.target, next.voter);
      await database.put({ ...envelope(key, next, 'gateway', now()), ...rev });
    },
    remove: async ({ stored }: StoredReview): Promise<void> => {
      if (stored) await database.put({ ...stored, body: {}, deleted: true, _deleted: true });
    },
  };
}

async function findPurchase(
  purchases: Parts['purchases'],
  { purchase: token, target }: Pick<Sent, 'purchase' | 'target'>,
): Promise<string | undefined> {
  if (token === undefined || target.type !== 'recipes') return undefined;
  const opened = await purchases.open(token);
  const isOwn = opened?.purchase.recipeId === target.id && opened.goods !== undefined;
  return isOwn ? opened.purchase.purchaseId : undefined;
}

type ReviewStore = ReturnType<typeof createReviewStore>;

const createFollowed =
  ({ jobs, follow, now }: Pick<Parts, 'jobs' | 'follow' | 'now'>) =>
  async (identity: ReviewAddress, write: () => Promise<void>): Promise<void> => {
    const { target, voter } = identity;
    const key = `${target.type} ${target.id} ${voter} ${now().toISOString()}`;
    const request = jobRequest(FOLLOW_REVIEW, { key, payload: { target, voter } });
    await jobs.enqueueAround([request], () => whileConflicts(write));
    await follow(identity).catch(() => undefined);
  };

/** Surest first: account, purchase on any device, device. */
const listVoters = (
  { device }: Pick<Own, 'device'>,
  purchase: string | undefined,
  reader: AccessClaims | undefined,
): [string, ...string[]] => {
  const all = [
    ...(reader === undefined ? [] : [`account ${reader.sub}`]),
    ...(purchase === undefined ? [] : [`purchase ${purchase}`]),
    device,
  ].map(hashVoter);
  return [all[0] ?? hashVoter(device), ...all.slice(1)];
};

async function keepWords(
  store: ReviewStore,
  review: Omit<Review, 'shown' | 'refusal' | 'createdAt'> & { waiting: ReviewContent },
): Promise<void> {
  await whileConflicts(async () => {
    const entry = await store.find(review);
    const { createdAt = review.waiting.at, shown } = entry.review ?? {};
    await store.put(entry, { ...review, ...(shown ? { shown } : {}), createdAt });
  });
}

/** @throws AppError reviews_full for a person without words in the queue */
async function requirePlace(
  { database }: Pick<Parts, 'database'>,
  store: ReviewStore,
  { target, voter }: ReviewAddress,
): Promise<void> {
  if ((await store.find({ target, voter })).review) return;
  const waiting = (await reviewsIn(database, reviewsPrefix(target))).filter((one) => one.waiting);
  if (waiting.length >= MAX_WAITING) throw new AppError('reviews_full');
}

function createReaders(
  parts: Parts,
  store: ReviewStore,
  followed: ReturnType<typeof createFollowed>,
): Pick<Reviews, 'send' | 'withdraw'> {
  const { find, purchases, people, now } = parts;

  async function remove(identity: ReviewAddress): Promise<void> {
    if (!(await store.find(identity)).review) return;
    await followed(identity, async () => store.remove(await store.find(identity)));
  }

  return {
    send: async (sent, reader) => {
      const { target, device, stars, text } = sent;
      const purchase = await findPurchase(purchases, sent);
      const subject = await find(target);
      if (reader?.sub === subject.expertId && stars !== undefined) throw new AppError('review_own');
      const person = await people(reader);
      const { name, ...known } = person ?? { name: sent.name };
      const [voter, ...former] = listVoters({ device }, purchase, person && reader);
      await requirePlace(parts, store, { target, voter });
      const at = now().toISOString();
      const waiting = { ...(stars === undefined ? {} : { stars }), name, text, at };
      const isBuyer = purchase !== undefined;
      await keepWords(store, { ...subject, voter, isBuyer, ...known, waiting });
      for (const one of former) await remove({ target, voter: one });
      return subject;
    },
    withdraw: async (own, reader) => {
      const purchase = await findPurchase(purchases, own);
      const { target } = own;
      for (const voter of listVoters(own, purchase, reader)) await remove({ target, voter });
    },
  };
}

const undoUntil = (decidedAt: string): string =>
  new Date(Date.parse(decidedAt) + REVIEW_UNDO_SECONDS * 1000).toISOString();

type Undecided = Omit<Review, 'former' | 'isReopened'>;

function decided(
  { former: _former, isReopened: _reopened, ...before }: Review,
  at: string,
  change: (before: Undecided) => Undecided,
): Review {
  const { waiting, shown, refusal } = before;
  const former = {
    at,
    ...(waiting ? { waiting } : {}),
    ...(shown ? { shown } : {}),
    ...(refusal ? { refusal } : {}),
  };
  return { ...change(before), former };
}

function refused(
  { waiting, shown, ...rest }: Undecided,
  refusal: NonNullable<Review['refusal']>,
): Undecided {
  const taken = !waiting && shown ? { wasShown: true } : {};
  // An earlier shown text stays, unless it is the one refused.
  return { ...rest, ...(waiting && shown ? { shown } : {}), refusal: { ...refusal, ...taken } };
}

/** @throws AppError decided_meanwhile, undo_over */
function undone(review: Review, decidedAt: string, now: Date): Review {
  const { former, waiting: _waiting, shown, refusal, ...rest } = review;
  if (former?.at !== decidedAt) throw new AppError('decided_meanwhile');
  if (now.toISOString() > undoUntil(decidedAt)) throw new AppError('undo_over');
  const { at: _at, ...before } = former;
  const isTold = shown !== undefined || refusal?.wasShown === true;
  return { ...rest, ...before, ...(isTold ? { isReopened: true } : {}) };
}

export function createReviews(parts: Parts): Reviews {
  const { now } = parts;
  const store = createReviewStore(parts);
  const followed = createFollowed(parts);

  const change = (
    { target, voter }: ReviewAddress,
    getNext: (review: Review) => Review,
  ): Promise<void> =>
    followed({ target, voter }, async () => {
      const entry = await store.find({ target, voter });
      if (!entry.review) throw new AppError('not_found');
      await store.put(entry, getNext(entry.review));
    });

  const decide = async (
    { at, ...identity }: ReviewAddress & { at: string },
    getNext: (review: Undecided) => Undecided,
  ): Promise<{ undo: ReviewUndo }> => {
    const decidedAt = now().toISOString();
    await change(identity, (review) => {
      if ((review.waiting ?? review.shown)?.at !== at) throw new AppError('review_changed');
      return decided(review, decidedAt, getNext);
    });
    return { undo: { decidedAt, until: undoUntil(decidedAt) } };
  };

  return {
    ...createReaders(parts, store, followed),
    approve: (identity) =>
      decide(identity, (review) => {
        const { waiting, refusal: _, ...rest } = review;
        return waiting ? { ...rest, shown: waiting } : rest;
      }),
    refuse: ({ sub: by }, { reason, ...identity }) =>
      decide(identity, (review) => refused(review, { reason, by, at: now().toISOString() })),
    undo: ({ decidedAt, ...identity }) =>
      change(identity, (review) => undone(review, decidedAt, now())),
  };
}
