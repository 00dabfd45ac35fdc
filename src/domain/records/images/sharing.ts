import { z } from 'zod';
import { idSchema, instantSchema, longText, shortText } from '../../schema/primitives';
import type { ImageRecord } from '../images';

/** Files of pictures that staff add themselves lie in this workspace, which has no members. */
export const STAFF_WORKSPACE = 'bua-lanh';
export const STAFF_NAME = 'Bữa Lành';

export const SHARED_REASON_MAX = 500;
/** Signs of a description that are offered; the author's own may be longer. */
export const SHARED_DESCRIPTION_MAX = 2_000;
/** Offers of a practice that wait for staff at a time; further ones follow as these are answered. */
export const OFFERS_WAITING_MAX = 50;
/** Seconds in which a decision can be undone before its author is told. */
export const SHARED_UNDO_SECONDS = 30;

export const sharedWordsSchema = z.strictObject({
  title: shortText,
  description: longText.optional(),
  altText: shortText,
  category: shortText,
  mealType: shortText,
  tags: z.array(z.string().max(120)).max(60),
});
export type SharedWords = z.infer<typeof sharedWordsSchema>;

export const sharedFactsSchema = z.strictObject({
  width: z.number().int().min(1).max(20_000),
  height: z.number().int().min(1).max(20_000),
  fileSize: z.number().int().min(0).max(20_000_000),
  mimeType: z.string().max(100),
});
export type SharedFacts = z.infer<typeof sharedFactsSchema>;

/** SHA-256 of both files. */
export const sharedFilesSchema = z.strictObject({
  full: z.string().max(64),
  thumbnail: z.string().max(64),
});
export type SharedFiles = z.infer<typeof sharedFilesSchema>;

export const isSameFiles = (one: SharedFiles, other: SharedFiles | null | undefined): boolean =>
  one.full === other?.full && one.thumbnail === other.thumbnail;

export const SHARED_STATES = ['waiting', 'approved', 'declined', 'removed', 'withdrawn'] as const;
export type SharedState = (typeof SHARED_STATES)[number];

const decisionSchema = z.strictObject({
  verdict: z.enum(['approved', 'declined', 'removed']),
  reason: z.string().max(SHARED_REASON_MAX).optional(),
  by: idSchema,
  at: instantSchema,
});
export type SharedDecision = z.infer<typeof decisionSchema>;

/** What staff decided about a picture that its author offers to everybody. */
export const sharedImageSchema = z.strictObject({
  workspaceId: idSchema,
  imageId: idSchema,
  expertId: idSchema,
  expertName: shortText,
  state: z.enum(SHARED_STATES),
  words: sharedWordsSchema,
  facts: sharedFactsSchema,
  /** The files that were judged: other bytes under the same id are shown to nobody. */
  hashes: sharedFilesSchema.optional(),
  offeredAt: instantSchema,
  /** Rises with each change; who decides names the one that they saw. */
  version: z.number().int().min(1),
  decision: decisionSchema.optional(),
  /** What stood there before the last decision, for its undo. */
  former: z
    .strictObject({
      state: z.enum(SHARED_STATES),
      words: sharedWordsSchema,
      decision: decisionSchema.optional(),
    })
    .optional(),
});
export type SharedImage = z.infer<typeof sharedImageSchema>;

export type SharedVerdict = SharedDecision['verdict'];

const FROM: Record<SharedVerdict, readonly SharedState[]> = {
  approved: ['waiting', 'declined', 'removed'],
  declined: ['waiting'],
  removed: ['approved'],
};

export const mayDecide = ({ state }: Pick<SharedImage, 'state'>, verdict: SharedVerdict): boolean =>
  FROM[verdict].includes(state);

export const isOffered = ({
  isPublic,
  status,
}: Pick<ImageRecord, 'isPublic' | 'status'>): boolean =>
  isPublic && (status === 'pending' || status === 'active');

export function toSharedWords(image: ImageRecord | SharedWords): SharedWords {
  const { title, description, altText, category, mealType, tags } = image;
  return {
    title,
    ...(description === undefined
      ? {}
      : { description: description.slice(0, SHARED_DESCRIPTION_MAX) }),
    altText,
    category,
    mealType,
    tags: [...tags],
  };
}

const NO_WORDS: SharedWords = { title: '', altText: '', category: '', mealType: '', tags: [] };

/** An offer that was taken back undecided is not remembered, and the next one must not repeat its versions. */
const firstVersion = (at: string): number => Math.max(1, Date.parse(at));

function newOffer(image: ImageRecord, at: string): SharedImage {
  const { workspaceId, id, uploadedBy, expertName, width, height, fileSize, mimeType } = image;
  return {
    workspaceId,
    imageId: id,
    expertId: uploadedBy,
    expertName,
    state: 'waiting',
    words: toSharedWords(image),
    facts: { width, height, fileSize, mimeType },
    offeredAt: at,
    version: firstVersion(at),
  };
}

function next(present: SharedImage, state: SharedState, changes: Partial<SharedImage> = {}) {
  const { former: _, ...rest } = present;
  return { ...rest, ...changes, state, version: present.version + 1 };
}

/**
 * What follows from the author's record. A refusal stands when the picture is taken back and offered again.
 * @param image undefined where its author deleted it
 * @returns `present` itself where nothing changes
 */
export function followOffer(
  present: SharedImage | undefined,
  image: ImageRecord | undefined,
  at: string,
): SharedImage | undefined {
  const offered = image !== undefined && isOffered(image) ? image : undefined;
  if (!present) return offered && newOffer(offered, at);
  const { state } = present;
  if (!offered)
    return state === 'withdrawn' ? present : next(present, 'withdrawn', { words: NO_WORDS });
  if (state === 'waiting') {
    const words = toSharedWords(offered);
    const isSame = JSON.stringify(words) === JSON.stringify(toSharedWords(present.words));
    return isSame ? present : next(present, 'waiting', { words });
  }
  if (state !== 'withdrawn') return present;
  const { verdict } = present.decision ?? {};
  const words = toSharedWords(offered);
  if (verdict === 'declined' || verdict === 'removed') return next(present, verdict, { words });
  return next(present, 'waiting', { words, offeredAt: at });
}

/** Taken back before anybody decided: nothing of it is kept. */
export const isForgotten = ({ state, decision }: SharedImage): boolean =>
  state === 'withdrawn' && decision === undefined;

export interface Judged {
  decision: SharedDecision;
  words?: SharedWords | undefined;
  hashes?: SharedImage['hashes'] | undefined;
}

/** @returns undefined where its state does not allow the verdict */
export function decideSharing(present: SharedImage, judged: Judged): SharedImage | undefined {
  const { decision, words = present.words, hashes = present.hashes } = judged;
  if (!mayDecide(present, decision.verdict)) return undefined;
  const { state, decision: before } = present;
  return {
    ...next(present, decision.verdict, { decision, words, ...(hashes ? { hashes } : {}) }),
    former: { state, words: present.words, ...(before ? { decision: before } : {}) },
  };
}

/** A refusal that is lifted where staff cannot approve unseen: somebody looks at it anew. */
export function reopenSharing(present: SharedImage): SharedImage | undefined {
  const { decision: _, ...rest } = present;
  if (present.state !== 'declined' && present.state !== 'removed') return undefined;
  return next(rest, 'waiting');
}

export const undoUntil = ({ at }: Pick<SharedDecision, 'at'>): string =>
  new Date(Date.parse(at) + SHARED_UNDO_SECONDS * 1000).toISOString();

/** @returns undefined where there is nothing to undo */
export function undoSharing(present: SharedImage): SharedImage | undefined {
  const { former, decision: _, ...rest } = present;
  if (!former || present.state === 'withdrawn') return undefined;
  const { decision: before } = former;
  return next(
    { ...rest, words: former.words, ...(before ? { decision: before } : {}) },
    former.state,
  );
}
