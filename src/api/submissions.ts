import { z } from 'zod';
import { emailSchema } from '../domain/accounts/account';
import { idSchema } from '../domain/schema/primitives';
import { surveyAnswersSchema, visitorConsentSchema } from '../domain/publicHouse/survey/schema';
import { VISITOR_CALLS } from '../domain/publicHouse/visitorCalls';
import { contract, done } from './contract';

/**
 * A survey whose visitor asks for the result by mail. The id is made on the device: what comes again is the same
 * submission.
 */
export const submissionSchema = z.object({
  id: z.uuid().pipe(idSchema),
  kind: z.literal('survey'),
  email: emailSchema,
  answers: surveyAnswersSchema,
  consent: visitorConsentSchema,
});
export type Submission = z.infer<typeof submissionSchema>;

/** Takes it; the address gets a mail that asks whether it is theirs, and nothing else before that. */
export const sendSubmission = contract({
  method: 'post',
  path: VISITOR_CALLS.submissions,
  callers: ['anyone'],
  body: submissionSchema,
  bodyLimit: 16_000,
  answer: done,
});

/** Takes the token of that mail, as often as it comes: the result goes out once. */
export const confirmSubmission = contract({
  method: 'post',
  path: VISITOR_CALLS.confirmSubmission,
  callers: ['anyone'],
  body: z.object({ token: z.string().min(20).max(200) }),
  answer: done,
});
