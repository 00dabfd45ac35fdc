import { z } from 'zod';
import { emailSchema } from '../../../src/domain/accounts/account';
import { PRACTICE_ID, practiceSchema } from '../../../src/domain/records/practices';
import { type Tier } from '../../../src/domain/accounts/access/tiers';
import { AppError } from '../../../src/domain/protocol/errors';
import type { MailFailure } from '../../../src/domain/accounts/mail';
import { cleanLine } from '../../../src/domain/text/clean';
import { buildBrand, buildLetterhead } from '../../../src/domain/printable/letterhead';
import { getFirstName } from '../../../src/domain/printable/menu';
import type { Letterhead } from '../../../src/domain/records/printableModel';
import { idSchema } from '../../../src/domain/schema/primitives';
import { workspaceDatabase, type Couch } from '../../couch/client';
import {
  isUnconfirmed,
  readWorkspace,
  workspaceKey,
  type Account,
} from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { requireMailRate } from '../clientMail/rate';
import { claimMail } from '../clientMail/quota';
import {
  createHandler,
  JobFailed,
  OutcomeUnknown,
  WriteMissing,
  type JobHandler,
  type JobKind,
} from '../jobs/kinds';
import { jobRequest, type JobRequest } from '../jobs/queue';
import type { Counters } from '../limits/counters';
import { compose, buildLogoPart } from '../mail/compose';
import type { Mailer } from '../mail/mailer';
import type { QuotaWatch } from '../quotas/watch';
import type { MailText } from '../mail/texts';
import type { ClientLinkService } from './links';
import type { StoredClientLink } from './store';
import { readSound } from '../../store/envelope';

interface Payload extends Record<string, unknown> {
  workspaceId: string;
  clientId: string;
  linkId: string;
}

const CLIENT_LINK_MAIL: JobKind<Payload> = {
  name: 'mail.clientLink',
  label: 'Thư gửi liên kết riêng cho khách',
  payload: z.object({ workspaceId: idSchema, clientId: idSchema, linkId: idSchema }),
  maxAttempts: 8,
  mostPerSubject: 200,
  repeatable: false,
};

export function clientLinkMailRequest(payload: Payload, subject: string): JobRequest {
  const key = `${payload.workspaceId} ${payload.clientId} ${payload.linkId}`;
  return jobRequest(CLIENT_LINK_MAIL, { key, payload, subject });
}

class NotSent extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure) {
    super(failure);
    this.failure = failure;
  }
}

interface Parts {
  quotaWatch: QuotaWatch;
  couch: Couch;
  accounts: AccountStore;
  links: ClientLinkService;
  mailer: Mailer;
  counters: Counters;
  now: () => Date;
}

/** Says nothing about the client's health: others may read the mail. */
function linkMail(firstName: string, practice: string, url: string, days: number): MailText {
  return {
    subject: `Thực đơn của bạn từ ${practice}`,
    lines: [
      `Chào ${firstName},`,
      `${practice} gửi bạn liên kết riêng để xem thực đơn mỗi ngày, đánh dấu món đã ăn và ghi cân nặng. Mở một lần khi có mạng, sau đó trang dùng được cả khi mất mạng.`,
    ],
    button: { label: 'Mở thực đơn của tôi', url },
    after: [
      `Liên kết dùng được ${days} ngày. Ai có liên kết này đều xem được thực đơn của bạn, nên đừng chuyển tiếp thư này.`,
    ],
  };
}

/**
 * Reads the account anew, as it may have changed since.
 * @throws NotSent
 */
async function findSender(
  { accounts, now }: Parts,
  subject: string | undefined,
  workspaceId: string,
): Promise<{ account: Account; tier: Tier }> {
  const account = subject === undefined ? undefined : (await accounts.at(subject))?.account;
  const practice = await accounts.database.get(workspaceKey(workspaceId));
  if (!account || account.status !== 'approved' || !practice) throw new NotSent('account');
  const { plan: tier, members } = readWorkspace(practice, now());
  if (!members.includes(account.accountId)) throw new NotSent('account');
  if (isUnconfirmed(account)) throw new NotSent('unconfirmed');
  return { account, tier };
}

export async function letterheadFor(
  couch: Couch,
  workspaceId: string,
  account: Account,
  tier: Tier,
): Promise<Letterhead> {
  const database = couch.database(workspaceDatabase(workspaceId));
  const stored = await database.get(`practices:${PRACTICE_ID}`);
  const practice = stored && !stored.deleted ? readSound(practiceSchema, stored.body) : undefined;
  return buildLetterhead(account, practice, tier);
}

/** @throws NotSent, JobFailed where the limit of the month or of the hour is reached */
async function claim(
  { couch, counters, quotaWatch, now }: Parts,
  { workspaceId, linkId }: Payload,
  { account, tier }: { account: Account; tier: Tier },
  address: string,
): Promise<void> {
  const outboxId = `link-${linkId}`;
  const request = { workspaceId, outboxId, plan: tier, now: now() };
  const isFree = await claimMail(couch, request, quotaWatch);
  if (!isFree) throw new NotSent('quota');
  await requireMailRate(counters, account.accountId, address);
}

async function send(
  parts: Parts,
  payload: Payload,
  subject: string | undefined,
  id: string,
): Promise<void> {
  const { workspaceId, clientId, linkId } = payload;
  const sender = await findSender(parts, subject, workspaceId);
  const client = await parts.links.getClient(workspaceId, clientId);
  const expected = await parts.links.list(workspaceId, clientId);
  if (!expected.some((link) => link.linkId === linkId)) throw new WriteMissing('the link');
  const address = emailSchema.safeParse(client.email);
  if (!address.success) throw new NotSent('address');
  await claim(parts, payload, sender, address.data);
  const paper = await letterheadFor(parts.couch, workspaceId, sender.account, sender.tier);
  const practice = paper.practice ?? paper.expert;
  const { url, expiresAt } = await parts.links.create({
    workspaceId,
    clientId,
    linkId,
    ...(subject === undefined ? {} : { by: subject }),
  });
  const brand = buildBrand(paper, sender.tier);
  const days = Math.round((Date.parse(expiresAt) - parts.now().getTime()) / 86_400_000);
  await parts.mailer.sendLetter(
    {
      fromName: cleanLine(practice, 100),
      replyTo: sender.account.email,
      to: { name: cleanLine(client.clientName, 100), address: address.data },
      ...compose(
        linkMail(getFirstName(client.clientName), cleanLine(practice, 120), url, days),
        brand && { ...brand, footer: brand.footer ?? practice },
      ),
      ...(brand ? { images: buildLogoPart(brand) } : {}),
    },
    id,
  );
}

function toOutcome(error: unknown): StoredClientLink['mail'] {
  if (error instanceof NotSent) return { outcome: 'failed', failure: error.failure };
  if (error instanceof OutcomeUnknown) return { outcome: 'maybe_sent', failure: 'unknown' };
  if (error instanceof JobFailed && error.code === 'mail_refused')
    return { outcome: 'failed', failure: 'refused' };
  if (error instanceof AppError && error.code === 'client_unknown')
    return { outcome: 'failed', failure: 'content' };
  return undefined;
}

export function clientLinkMailHandler(parts: Parts): JobHandler {
  return createHandler(CLIENT_LINK_MAIL, async ({ payload, subject, id }) => {
    const { workspaceId, clientId, linkId } = payload;
    const note = (mail: NonNullable<StoredClientLink['mail']>): Promise<void> =>
      parts.links.noteMail(workspaceId, clientId, linkId, mail);
    try {
      await send(parts, payload, subject, id);
      await note({ outcome: 'sent' });
    } catch (error) {
      const mail = toOutcome(error);
      if (!mail) throw error;
      await note(mail);
    }
  });
}
