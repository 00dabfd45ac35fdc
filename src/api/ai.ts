import { z } from 'zod';
import { foodPhotoAnswerSchema } from '../domain/practice/ai/prompts/foodPhoto';
import { mealPlanAnswerSchema, planWishesSchema } from '../domain/practice/ai/prompts/mealPlan';
import { AI_TEXT, MAX_QUESTION, userDataSchema } from '../domain/practice/ai/userData';
import { idSchema } from '../domain/schema/primitives';
import { contract, ok } from './contract';

/** Who answers, and where that is: shown before anything is sent (product decision 39). */
const providerSchema = z.object({ name: z.string(), model: z.string(), country: z.string() });
export type AiProvider = z.infer<typeof providerSchema>;

export const readAi = contract({
  method: 'get',
  path: '/api/ai',
  callers: ['expert'],
  answer: ok({
    /** Absent where the installation has none. */
    provider: providerSchema.optional(),
    used: z.number(),
    /** Absent: no limit. */
    most: z.number().optional(),
  }),
});

const requestFields = {
  /** Made on the device: a repeated request counts once. */
  requestId: z.uuid(),
  clientId: idSchema.optional(),
  consentId: idSchema.optional(),
  textVersion: z.literal(AI_TEXT),
};

interface Named {
  clientId?: string | undefined;
  consentId?: string | undefined;
}
const namesBoth = ({ clientId, consentId }: Named) =>
  (clientId === undefined) === (consentId === undefined);
/** Facts of a client need that client's recorded consent. */
const isOfClient = ({ userData, clientId }: Named & { userData: object }) =>
  clientId !== undefined || Object.keys(userData).length === 0;

const answered = {
  provider: providerSchema,
  /** Sums all attempts, also answers that had to be repaired. */
  tokens: z.object({ input: z.number(), output: z.number() }),
  /** VND; absent where the installation names no price. */
  cost: z.number().optional(),
  /** Absent: no limit. */
  left: z.number().optional(),
};

export const askAdvice = contract({
  method: 'post',
  path: '/api/ai/advice',
  callers: ['expert'],
  body: z
    .object({
      ...requestFields,
      question: z.string().trim().min(1).max(MAX_QUESTION),
      userData: userDataSchema.default({}),
    })
    .refine(isOfClient, { path: ['clientId'] })
    .refine(namesBoth, { path: ['consentId'] }),
  answer: ok({
    data: z.object({ advice: z.string(), paragraphs: z.array(z.string()) }),
    ...answered,
  }),
});

/** Figures of the answer are only the model's opinion; the device plans with its own. */
export const askMealPlan = contract({
  method: 'post',
  path: '/api/ai/meal-plan',
  callers: ['expert'],
  body: z
    .object({
      ...requestFields,
      userData: userDataSchema.default({}),
      wishes: planWishesSchema.default({ days: 7, refused: [] }),
    })
    .refine(isOfClient, { path: ['clientId'] })
    .refine(namesBoth, { path: ['consentId'] }),
  answer: ok({ ...mealPlanAnswerSchema.shape, ...answered }),
});

/** Most characters of a photograph as it is sent: 1 MB; devices send some 300 KB. */
export const MAX_PHOTO_BASE64 = 1_400_000;

export const askFoodPhoto = contract({
  method: 'post',
  path: '/api/ai/food-analysis',
  callers: ['expert'],
  body: z
    .object({
      ...requestFields,
      imageBase64: z.base64().min(100).max(MAX_PHOTO_BASE64),
    })
    .refine(namesBoth, { path: ['consentId'] }),
  answer: ok({ data: foodPhotoAnswerSchema, ...answered }),
});

export type AiContract = typeof askAdvice | typeof askMealPlan | typeof askFoodPhoto;

/**
 * NDJSON, where `Accept` asks for it. `paragraph`: whole, of advice; `again`: discards what came so far; `answer` (as in
 * the contract) and `error` are the last line.
 */
export const aiLineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beat') }),
  z.object({ type: z.literal('paragraph'), text: z.string() }),
  z.object({ type: z.literal('again') }),
  z.object({ type: z.literal('answer'), answer: z.unknown() }),
  z.object({ type: z.literal('error'), code: z.string() }),
]);
export type AiLine = z.infer<typeof aiLineSchema>;
export const AI_LINES = 'application/x-ndjson';
