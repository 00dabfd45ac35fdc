import { confirmSubmission, sendSubmission } from '../../../src/api/submissions';
import { dateInVietnam } from '../../../src/domain/text/days';
import { RESULT_PATH } from '../../../src/domain/publicHouse/publicPaths';
import { surveyResult } from '../../../src/domain/publicHouse/survey/result';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits, type LimitOptions } from '../../http/limits';
import { route } from '../../http/route';
import { accountKey } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import { createHandler, WriteMissing, type JobHandler } from '../jobs/kinds';
import type { Mailer } from '../mail/mailer';
import type { Core, Module } from '../module';
import { RESULT_MAIL, SUBMISSION_MAIL } from './jobKinds';
import { createSubmissions, type Submissions } from './submissions';
import { confirmSurveyMail, surveyResultMail } from './texts';

/** Somebody sends one, and perhaps another after a mistake; an office shares an address. */
const SENDING = { name: 'submissions', calls: 3, burst: 10 } as const;
const CONFIRMING = { name: 'confirming submissions', calls: 10, burst: 20 } as const;

const SENT: LimitOptions = { name: 'submissions', most: 15, per: 'hour', getKey: clientAddress };

/** Per mail address, whoever names it, so that a crowd cannot flood it. */
const SENT_TO: LimitOptions = {
  name: 'submissions to',
  most: 6,
  per: 'hour',
  getKey: (req) => accountKey(sendSubmission.body.parse(req.body).email),
};

interface MailParts {
  submissions: Pick<Submissions, 'find'>;
  mailer: Mailer;
  publicUrl: () => string;
}

const mailHandler = (
  kind: typeof SUBMISSION_MAIL,
  { submissions, mailer, publicUrl }: MailParts,
): JobHandler =>
  createHandler(kind, async ({ id, payload: { submissionId, mail } }) => {
    const stored = await submissions.find(submissionId);
    if (!stored) throw new WriteMissing('the survey');
    const page = `${publicUrl()}${RESULT_PATH}`;
    if (mail === 'confirm') {
      if (stored.confirmedAt) return;
      const url = `${page}#nhan=${submissionId}.${stored.token}`;
      return mailer.sendAsked(stored.email, confirmSurveyMail(url), id);
    }
    if (!stored.confirmedAt) throw new WriteMissing('the confirmation');
    const result = surveyResult(stored.answers, dateInVietnam(stored.createdAt));
    if (!result) return;
    await mailer.send(stored.email, surveyResultMail(stored.answers, result, page), id);
  });

export function submissions({
  ctx,
  jobs,
  counters,
  now,
  accounts,
  mailer,
}: Core & { accounts: AccountServices; mailer: Mailer }): Module {
  const sent = createSharedLimits([SENT, SENT_TO], counters, ctx.log);
  const taken = createSubmissions({ database: accounts.store.database, jobs, now });
  return {
    routes: [
      route(sendSubmission, ({ req, res, body }) => sent(req, res, () => taken.take(body)), {
        rate: SENDING,
      }),
      route(confirmSubmission, ({ body }) => taken.confirm(body.token), { rate: CONFIRMING }),
    ],
    jobs: [SUBMISSION_MAIL, RESULT_MAIL].map((kind) =>
      mailHandler(kind, { submissions: taken, mailer, publicUrl: ctx.publicUrl }),
    ),
    cleanUps: [{ name: 'submissions', remove: taken.removeOld }],
  };
}
