import { z } from 'zod';
import { idSchema } from '../../../src/domain/primitives';
import { accountKey } from '../accounts/accountRecords';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

type SubmissionMail = 'confirm' | 'result';

/** Asks an address whether a survey is theirs, or sends its result. */
export const SUBMISSION_MAIL: JobKind<{ submissionId: string; mail: SubmissionMail }> = {
  name: 'mail.survey',
  label: 'Thư kết quả khảo sát',
  payload: z.object({ submissionId: idSchema, mail: z.enum(['confirm', 'result']) }),
  maxAttempts: 8,
  // Anybody can name an address: it gets no more than a few at a time.
  mostPerSubject: 3,
  repeatable: false,
};

export const submissionMailRequest = (
  submissionId: string,
  email: string,
  mail: SubmissionMail,
): JobRequest =>
  jobRequest(SUBMISSION_MAIL, {
    key: `${submissionId} ${mail}`,
    payload: { submissionId, mail },
    // The address stands in no job, only a hash of it.
    subject: accountKey(email),
  });
