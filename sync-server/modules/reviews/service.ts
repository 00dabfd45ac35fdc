import type { z } from 'zod';
import type { sendReview } from '../../../src/api/reviews';
import type { AccessClaims } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import type { ReviewTarget } from '../../../src/domain/reviews';
import type { CouchDatabase, StoredDocument } from '../../couch/client';
import { envelope, readBody } from '../accounts/accountRecords';
import { whileConflicts } from '../accounts/documents';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { Purchases } from '../purchases/service';
import { FOLLOW_REVIEW } from './jobKinds';
import { reviewKey, reviewSchema, voterOf, type Review } from './records';
import type { FindSubject } from './subjects';

interface Parts {
  database: CouchDatabase;
  find: FindSubject;
  purchases: Pick<Purchases, 'open'>;
  jobs: JobQueue;
  /** Makes counts and notices follow a review; the job does the same. */
  follow: (place: Place) => Promise<unknown>;
  now: () => Date;
}

/** Names one review. */
export interface Place {
  target: ReviewTarget;
  voter: string;
}

type Sent = z.output<typeof sendReview.body>;

/** Words of readers, from sending to showing. */
export interface Reviews {
  /** Takes words; they wait for the staff. @throws AppError not_found */
  send(sent: Sent): Promise<void>;
  /** Takes one's own back; without any it does nothing. */
  withdraw(own: Pick<Sent, 'target' | 'device' | 'purchase'>): Promise<void>;
  /** @throws AppError not_found; review_changed where another version stands there by now */
  approve(place: Place & { at: string }): Promise<void>;
  /** @throws AppError not_found, review_changed */
  refuse(by: AccessClaims, place: Place & { at: string; reason: string }): Promise<void>;
}

interface Found {
  stored: StoredDocument | undefined;
  review: Review | undefined;
}

/** Reads and writes single reviews. */
function createReviewStore({ database, now }: Pick<Parts, 'database' | 'now'>) {
  return {
    find: async ({ target, voter }: Place): Promise<Found> => {
      const stored = await database.get(reviewKey(target, voter));
      const review = stored && !stored.deleted ? readBody(reviewSchema, stored) : undefined;
      return { stored, review };
    },
    /** @throws CouchConflict where somebody else was faster */
    put: async ({ stored }: Found, next: Review): Promise<void> => {
      const rev = stored?._rev === undefined ? {} : { _rev: stored._rev };
      const key = reviewKey(next.target, next.voter);
      await database.put({ ...envelope(key, next, 'gateway', now()), ...rev });
    },
    remove: async ({ stored }: Found): Promise<void> => {
      if (stored) await database.put({ ...stored, body: {}, deleted: true, _deleted: true });
    },
  };
}

/** The purchase that a token opens, where it is of this recipe and was given. */
async function purchaseOf(
  purchases: Parts['purchases'],
  { purchase: token, target }: Pick<Sent, 'purchase' | 'target'>,
): Promise<string | undefined> {
  if (token === undefined || target.type !== 'recipes') return undefined;
  const found = await purchases.open(token);
  const isOwn = found?.purchase.recipeId === target.id && found.goods !== undefined;
  return isOwn ? found.purchase.purchaseId : undefined;
}

type ReviewStore = ReturnType<typeof createReviewStore>;

/** Makes a write whose counts follow, at once or by the job. */
const createFollowed =
  ({ jobs, follow, now }: Pick<Parts, 'jobs' | 'follow' | 'now'>) =>
  async (place: Place, write: () => Promise<void>): Promise<void> => {
    const { target, voter } = place;
    const key = `${target.type} ${target.id} ${voter} ${now().toISOString()}`;
    const request = jobRequest(FOLLOW_REVIEW, { key, payload: { target, voter } });
    await jobs.enqueueAround([request], () => whileConflicts(write));
    await follow(place).catch(() => undefined);
  };

/** Names a person; a purchase is one, whichever device opens it. */
const voterFor = (device: string, purchase: string | undefined): string =>
  voterOf(purchase === undefined ? device : `purchase ${purchase}`);

/** Takes words and gives them back; they wait for the staff. */
function createReaders(
  { find, purchases, now }: Parts,
  store: ReviewStore,
  followed: ReturnType<typeof createFollowed>,
): Pick<Reviews, 'send' | 'withdraw'> {
  async function remove(place: Place): Promise<void> {
    if (!(await store.find(place)).review) return;
    await followed(place, async () => store.remove(await store.find(place)));
  }

  return {
    send: async (sent) => {
      const { target, device, stars, name, text } = sent;
      const purchase = await purchaseOf(purchases, sent);
      const subject = await find(target);
      const voter = voterFor(device, purchase);
      const at = now().toISOString();
      const waiting = { ...(stars === undefined ? {} : { stars }), name, text, at };
      await whileConflicts(async () => {
        const found = await store.find({ target, voter });
        const { createdAt = at, shown } = found.review ?? {};
        const isBuyer = purchase !== undefined;
        const kept = shown ? { shown } : {};
        await store.put(found, { ...subject, voter, isBuyer, ...kept, waiting, createdAt });
      });
      // The review of the same device from before it bought.
      if (purchase !== undefined) await remove({ target, voter: voterOf(device) });
    },
    withdraw: async (own) => {
      const purchase = await purchaseOf(purchases, own);
      await remove({ target: own.target, voter: voterFor(own.device, purchase) });
    },
  };
}

export function createReviews(parts: Parts): Reviews {
  const { now } = parts;
  const store = createReviewStore(parts);
  const followed = createFollowed(parts);

  /** Changes what the staff have read. */
  const decide = (
    { target, voter, at }: Place & { at: string },
    change: (review: Review) => Review,
  ): Promise<void> =>
    followed({ target, voter }, async () => {
      const found = await store.find({ target, voter });
      const { review } = found;
      if (!review) throw new AppError('not_found');
      if ((review.waiting ?? review.shown)?.at !== at) throw new AppError('review_changed');
      await store.put(found, change(review));
    });

  return {
    ...createReaders(parts, store, followed),
    approve: (place) =>
      decide(place, (review) => {
        const { waiting, refusal: _, ...rest } = review;
        return waiting ? { ...rest, shown: waiting } : rest;
      }),
    refuse: ({ sub: by }, { reason, ...place }) =>
      decide(place, ({ waiting, shown, ...rest }) => {
        const taken = !waiting && shown ? { wasShown: true } : {};
        const refusal = { reason, at: now().toISOString(), by, ...taken };
        // The text that was shown before stays, unless it is the one that was read.
        return { ...rest, ...(waiting && shown ? { shown } : {}), refusal };
      }),
  };
}
