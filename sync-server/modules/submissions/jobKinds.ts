import { z } from 'zod';
import { idSchema } from '../../../src/domain/schema/primitives';
import { accountKey } from '../accounts/accountRecords';
import type { JobKind } from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';

type SubmissionMail = 'confirm' | 'result';

/** Asks an address whether a survey is theirs. Gateways of before sent its result by this kind, too. */
export const SUBMISSION_MAIL: JobKind<{ submissionId: string; mail: SubmissionMail }> = {
  name: 'mail.survey',
  label: 'Thư kết quả khảo sát',
  payload: z.object({ submissionId: idSchema, mail: z.enum(['confirm', 'result']) }),
  maxAttempts: 8,
  // Strangers can name any address, so it gets few at a time.
  mostPerSubject: 3,
  repeatable: false,
};

/** Sends the result to who confirmed the address: it waits apart, so that strangers who name it cannot fill its queue. */
export const RESULT_MAIL: typeof SUBMISSION_MAIL = {
  ...SUBMISSION_MAIL,
  name: 'mail.surveyResult',
  label: 'Thư gửi kết quả khảo sát đã xác nhận',
};

export const submissionMailRequest = (
  submissionId: string,
  email: string,
  mail: SubmissionMail,
): JobRequest =>
  jobRequest(mail === 'result' ? RESULT_MAIL : SUBMISSION_MAIL, {
    key: `${submissionId} ${mail}`,
    payload: { submissionId, mail },
    // Jobs hold only a hash of the address.
    subject: accountKey(email),
  });
