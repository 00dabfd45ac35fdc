import { NO_RATING, type Rating, type ReviewTarget } from '../../../src/domain/publicHouse/reviews';
import type { CouchDatabase } from '../../couch/client';
import { likesKey, likesSchema, ratingKey, storedRatingSchema } from './records';
import { readSound } from '../../store/envelope';

const [FRESH, MAX_REMEMBERED] = [1_000, 1_000];

export interface Reaction {
  version: string;
  rating: Rating;
  likes: number;
}

export interface Reactions {
  of(target: ReviewTarget): Promise<Reaction>;
  forget(target: ReviewTarget): void;
}

async function readReaction(database: CouchDatabase, target: ReviewTarget): Promise<Reaction> {
  const keys = [ratingKey(target), likesKey(target)] as const;
  const documents = await database.getMany([...keys]);
  const rating = readSound(storedRatingSchema, documents.get(keys[0])?.body) ?? NO_RATING;
  const likes = readSound(likesSchema, documents.get(keys[1])?.body)?.count ?? 0;
  return { version: `${documents.get(keys[0])?._rev ?? ''} ${likes}`, rating, likes };
}

const formatName = ({ type, id }: ReviewTarget): string => `${type}:${id}`;

export function createReactions(database: CouchDatabase, steady: () => number): Reactions {
  const reactions = new Map<string, { at: number; reaction: Promise<Reaction> }>();
  return {
    of: (target) => {
      const name = formatName(target);
      const known = reactions.get(name);
      if (known && steady() - known.at < FRESH) return known.reaction;
      const reaction = readReaction(database, target);
      reactions.delete(name);
      const [oldest] = reactions.keys();
      if (reactions.size >= MAX_REMEMBERED && oldest !== undefined) reactions.delete(oldest);
      reactions.set(name, { at: steady(), reaction });
      reaction.catch(() => reactions.delete(name));
      return reaction;
    },
    forget: (target) => void reactions.delete(formatName(target)),
  };
}
