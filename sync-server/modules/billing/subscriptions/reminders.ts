import type { PaymentView } from '../../../../src/api/payments';
import { dateInVietnam } from '../../../../src/domain/text/days';
import { daysBetween } from '../../../../src/domain/money/calendar';
import { reminderText, type Reminder } from '../../../../src/domain/money/reminders';
import type { Account } from '../../accounts/accountRecords';
import type { AccountServices } from '../../accounts/wiring';
import { findOwner } from '../../accounts/owner';
import { createHandler, type JobHandler } from '../../jobs/kinds';
import type { JobQueue } from '../../jobs/queue';
import type { Mailer } from '../../mail/mailer';
import type { MailText } from '../../mail/texts';
import type { NoticeWriter } from '../../notices/notices';
import { REMIND, REMINDER_MAIL, reminderRequest } from '../jobKinds';
import { codePath, transferLine, type Renewals } from './renewals';
import type { Subscriptions } from './subscriptions';

const TIERS_PATH = '/expert/dashboard?tab=plans';

const CODE_READY = 'Mã QR của kỳ sau đã sẵn ở trang Gói dịch vụ, mục Thanh toán gần đây.';

interface Parts {
  subscriptions: Pick<Subscriptions, 'reminder'>;
  renewals: Renewals;
  accounts: AccountServices['store'];
  notices: NoticeWriter;
  jobs: JobQueue;
  mailer: Mailer;
  ownUrl: () => string;
  now: () => Date;
}

const reminderMail = (
  { name }: Account,
  { title, lines }: ReturnType<typeof reminderText>,
  code: PaymentView | undefined,
  url: string,
): MailText => ({
  subject: title,
  lines: [`Chào ${name},`, ...lines, ...(code ? [transferLine(code)] : [])],
  button: code
    ? { label: 'Mở mã QR', url: url + codePath(code.id) }
    : { label: 'Xem các gói', url: url + TIERS_PATH },
});

export function reminderJobs(parts: Parts): JobHandler[] {
  const { subscriptions, renewals, accounts, notices, jobs, mailer, ownUrl, now } = parts;

  async function writeText(workspaceId: string, request: Reminder) {
    const due = await subscriptions.reminder(workspaceId);
    const isSame =
      due?.reminder.until === request.until &&
      due.reminder.kind === request.kind &&
      due.reminder.days === request.days;
    if (!isSame) return undefined;
    // Recomputed, since the job may have waited for a day.
    const days = daysBetween(now().toISOString(), request.until);
    return reminderText({ ...request, days }, due.following);
  }

  return [
    createHandler(REMIND, async ({ payload: { workspaceId, ...reminder } }) => {
      const text = await writeText(workspaceId, reminder);
      if (!text) return;
      const owner = await findOwner(accounts, workspaceId);
      const code = owner && (await renewals.codeFor(workspaceId, reminder, owner));
      await notices.write(workspaceId, {
        // A later reminder of the same end replaces this one.
        id: `tier-end-${dateInVietnam(reminder.until)}`,
        kind: 'notification',
        title: text.title,
        body: [...text.lines, ...(code ? [CODE_READY] : [])].join(' '),
        act: 'tierEnds',
      });
      await jobs.enqueue(reminderRequest(REMINDER_MAIL, workspaceId, reminder));
    }),
    createHandler(REMINDER_MAIL, async ({ payload: { workspaceId, ...reminder }, id }) => {
      const text = await writeText(workspaceId, reminder);
      const owner = text && (await findOwner(accounts, workspaceId));
      if (!owner) return;
      const code = await renewals.codeFor(workspaceId, reminder, owner);
      const mail = reminderMail(owner, text, code, ownUrl());
      await mailer.send(owner.email, mail, id);
    }),
  ];
}
