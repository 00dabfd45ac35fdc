import type { CouchDatabase } from '../../couch/client';
import { listDocuments, removeDocument } from '../../store/documents';
import { REVIEWS, reviewSchema, type Review } from './records';
import { readSound } from '../../store/envelope';

const [WAITING_DAYS, REFUSED_DAYS] = [120, 180];
const DAY = 86_400_000;

function isOver({ shown, waiting, refusal }: Review, now: Date): boolean {
  if (shown) return false;
  const [at, days] = waiting ? [waiting.at, WAITING_DAYS] : [refusal?.at, REFUSED_DAYS];
  return at === undefined || at < new Date(now.getTime() - days * DAY).toISOString();
}

export async function removeOldReviews(database: CouchDatabase, now: Date): Promise<number> {
  let removed = 0;
  for await (const stored of listDocuments(database, REVIEWS)) {
    const review = readSound(reviewSchema, stored.body);
    if (!review || !isOver(review, now)) continue;
    if (await removeDocument(database, stored)) removed += 1;
  }
  return removed;
}
