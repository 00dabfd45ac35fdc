import { z } from 'zod';
import { AI_TEXT, MAX_QUESTION, userDataSchema } from '../domain/ai/advice';
import { idSchema } from '../domain/primitives';
import { contract, ok } from './contract';

/** Who answers, and where that is: shown before anything is sent (product decision 39). */
const providerSchema = z.object({ name: z.string(), model: z.string(), country: z.string() });
export type AiProvider = z.infer<typeof providerSchema>;

/** Whether there is a provider, and how many questions of today are used. */
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

/** A question for advice; what is known of a client goes only with that client's recorded consent. */
export const askAdvice = contract({
  method: 'post',
  path: '/api/ai/advice',
  callers: ['expert'],
  body: z
    .object({
      /** Made on the device: a repeated request counts once. */
      requestId: z.uuid(),
      question: z.string().trim().min(1).max(MAX_QUESTION),
      userData: userDataSchema.default({}),
      clientId: idSchema.optional(),
      /** The client's own recorded consent. */
      consentId: idSchema.optional(),
      /** The text to which the expert agreed. */
      textVersion: z.literal(AI_TEXT),
    })
    .refine(
      ({ userData, clientId }) => clientId !== undefined || Object.keys(userData).length === 0,
      { path: ['clientId'] },
    )
    .refine(({ clientId, consentId }) => (clientId === undefined) === (consentId === undefined), {
      path: ['consentId'],
    }),
  answer: ok({
    data: z.object({ advice: z.string(), paragraphs: z.array(z.string()) }),
    provider: providerSchema,
    tokens: z.object({ input: z.number(), output: z.number() }),
    /** Questions that are left today; absent: no limit. */
    left: z.number().optional(),
  }),
});
