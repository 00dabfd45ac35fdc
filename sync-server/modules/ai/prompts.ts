import type { z } from 'zod';
import type { askAdvice, askMealPlan } from '../../../src/api/ai';
import { withoutIdentity, type Identity } from '../../../src/domain/practice/ai/identity';
import {
  ADVICE_INSTRUCTIONS,
  ADVICE_JSON_SCHEMA,
  adviceMessage,
} from '../../../src/domain/practice/ai/prompts/advice';
import {
  FOOD_PHOTO_INSTRUCTIONS,
  FOOD_PHOTO_JSON_SCHEMA,
  FOOD_PHOTO_MESSAGE,
} from '../../../src/domain/practice/ai/prompts/foodPhoto';
import {
  MEAL_PLAN_INSTRUCTIONS,
  MEAL_PLAN_JSON_SCHEMA,
  mealPlanMessage,
} from '../../../src/domain/practice/ai/prompts/mealPlan';
import { withoutNames } from '../../../src/domain/practice/ai/userData';
import { readImage } from '../images/file';
import type { Prompt } from './providers/provider';

/** Seven days of dishes take some 2,500 tokens. */
const MAX_TOKENS = { advice: 1500, mealPlan: 6000, foodPhoto: 1500 } as const;

export function advicePrompt(
  { question, userData }: z.output<typeof askAdvice.body>,
  identity: Identity,
): Prompt {
  return {
    system: ADVICE_INSTRUCTIONS,
    user: adviceMessage(withoutNames(userData, identity), withoutIdentity(question, identity)),
    schema: ADVICE_JSON_SCHEMA,
    schemaName: 'advice',
    maxTokens: MAX_TOKENS.advice,
  };
}

export function mealPlanPrompt(
  { userData, wishes }: z.output<typeof askMealPlan.body>,
  identity: Identity,
): Prompt {
  const refused = wishes.refused.map((one) => withoutIdentity(one, identity));
  return {
    system: MEAL_PLAN_INSTRUCTIONS,
    user: mealPlanMessage(withoutNames(userData, identity), { ...wishes, refused }),
    schema: MEAL_PLAN_JSON_SCHEMA,
    schemaName: 'meal_plan',
    maxTokens: MAX_TOKENS.mealPlan,
  };
}

/**
 * Re-encoded from pixels, so that place and time of the camera are not sent.
 * @throws AppError invalid_file_type, too_many_pixels
 */
export function foodPhotoPrompt(imageBase64: string): Prompt {
  const { mimeType, bytes } = readImage(Buffer.from(imageBase64, 'base64'));
  return {
    system: FOOD_PHOTO_INSTRUCTIONS,
    user: FOOD_PHOTO_MESSAGE,
    image: { mimeType, data: bytes.toString('base64') },
    schema: FOOD_PHOTO_JSON_SCHEMA,
    schemaName: 'food_photo',
    maxTokens: MAX_TOKENS.foodPhoto,
  };
}
