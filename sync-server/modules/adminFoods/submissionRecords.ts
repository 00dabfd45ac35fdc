import { createHash } from 'node:crypto';
import { z } from 'zod';
import { catalogueEntrySchema, type CatalogueEntry } from '../../../src/domain/food/catalogue';
import { ownFoodSchema, type OwnFood } from '../../../src/domain/food/ownFoods';
import { idSchema, instantSchema } from '../../../src/domain/schema/primitives';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../couch/client';
import { readSound } from '../../store/envelope';
import type { JobKind } from '../jobs/kinds';

const decisionSchema = z.object({
  decisionId: idSchema,
  kind: z.enum(['approved', 'joined', 'declined', 'asked']),
  /** Of the own food that was decided on: a later one that still waits was sent in again. */
  revision: z.string().max(100),
  by: idSchema,
  at: instantSchema,
  name: z.string().max(300),
  reason: z.string().max(1000).optional(),
  /** What stands in the catalogue for it; carried out by a job. */
  entry: catalogueEntrySchema.optional(),
  /** The revision of the entry that staff saw; null where there was none. */
  on: z.string().max(100).nullable().optional(),
  /** The entry was written: what staff change in it later stays. */
  carriedOut: z.boolean().optional(),
});
export type FoodDecision = z.infer<typeof decisionSchema>;

/** `foodSubmission:<workspaceId>:<foodId>` in `accounts`: an own food that was sent in once. */
export const submissionSchema = z.object({
  workspaceId: idSchema,
  foodId: idSchema,
  sentAt: instantSchema,
  decision: decisionSchema.optional(),
  /** Decided or taken back, and not sent in again since. */
  isOver: z.boolean().optional(),
});
export type StoredSubmission = z.infer<typeof submissionSchema>;

export const SUBMISSIONS = 'foodSubmission:';
export const submissionKey = ({ workspaceId, foodId }: FoodPlace): string =>
  `${SUBMISSIONS}${workspaceId}:${foodId}`;

/** Foods of a practice that wait for staff at a time; further ones follow as these are answered. */
export const FOODS_WAITING_MAX = 50;
/** Of practices that sent in more than may wait at a time. */
export const SUBMISSIONS_LEFT_OUT = 'foodSubmissionsLeftOut:';

const place = z.object({ workspaceId: idSchema, foodId: idSchema });
export type FoodPlace = z.infer<typeof place>;

/** Notes that an own food was sent in or taken back; repeatable. */
export const FOOD_SENT: JobKind<FoodPlace> = {
  name: 'foods.sent',
  label: 'Ghi nhận món riêng được gửi vào danh mục',
  payload: place,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

/** Takes foods that were sent in while as many waited as may; repeatable. */
export const FOODS_LEFT_OUT: JobKind<Pick<FoodPlace, 'workspaceId'>> = {
  name: 'foods.leftOut',
  label: 'Đưa món gửi thêm vào hàng chờ duyệt',
  payload: place.pick({ workspaceId: true }),
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

/** Carries a decision out: the catalogue, and the notice to the author; repeatable. */
export const FOOD_DECIDED: JobKind<FoodPlace> = {
  name: 'foods.decided',
  label: 'Chép món được duyệt vào danh mục và báo cho chuyên gia',
  payload: place,
  maxAttempts: 20,
  mostPerSubject: 1_000,
  repeatable: true,
};

/** Own ids are made on devices, so an expert could name an entry of the catalogue. */
export function entryIdOf({ workspaceId, foodId }: FoodPlace): string {
  const hash = createHash('sha256').update(`${workspaceId}/${foodId}`).digest('hex');
  return `sent-${hash.slice(0, 32)}`;
}

export const foodKey = (foodId: string): string => `foods:${foodId}`;

export const isSent = (stored: StoredDocument | undefined): stored is StoredDocument =>
  stored !== undefined && !stored.deleted && stored.body.status === 'pending';

export const readFood = (stored: StoredDocument): OwnFood | undefined =>
  readSound(ownFoodSchema, stored.body);

export async function findFood(
  couch: Couch,
  { workspaceId, foodId }: FoodPlace,
): Promise<StoredDocument | undefined> {
  return couch.database(workspaceDatabase(workspaceId)).get(foodKey(foodId));
}

/** What belongs to the practice alone, or to a shop, is left behind. */
export function toProposal(food: OwnFood, place: FoodPlace): CatalogueEntry {
  const { workspaceId: _w, expertId: _e, imageUrls: _i, deletedAt: _d, ...rest } = food;
  const common = { id: entryIdOf(place), isPublic: true, status: 'active' as const };
  if (rest.kind === 'food') return { ...rest, ...common };
  const { affiliateLink: _link, ...product } = rest;
  return { ...product, ...common };
}
