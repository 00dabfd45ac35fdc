import { z } from 'zod';
import { emailSchema } from '../domain/accounts/account';
import { idSchema } from '../domain/schema/primitives';
import { surveyAnswersSchema, visitorConsentSchema } from '../domain/publicHouse/survey/schema';
import { VISITOR_CALLS } from '../domain/publicHouse/visitorCalls';
import { contract, done } from './contract';

/** The id is made on the device: sent again, it is the same submission. */
export const submissionSchema = z.object({
  id: z.uuid().pipe(idSchema),
  kind: z.literal('survey'),
  email: emailSchema,
  answers: surveyAnswersSchema,
  consent: visitorConsentSchema,
});
export type Submission = z.infer<typeof submissionSchema>;

/** Until the address is confirmed, it gets nothing but a mail asking for that. */
export const sendSubmission = contract({
  method: 'post',
  path: VISITOR_CALLS.submissions,
  callers: ['anyone'],
  body: submissionSchema,
  bodyLimit: 16_000,
  answer: done,
});

/** Idempotent: the result is mailed once. */
export const confirmSubmission = contract({
  method: 'post',
  path: VISITOR_CALLS.confirmSubmission,
  callers: ['anyone'],
  body: z.object({ token: z.string().min(20).max(200) }),
  answer: done,
});
