import { askToStopMails } from '../../../src/api/clientMail';
import { buildAddress } from '../../../src/api/contract';
import { emailSchema } from '../../../src/domain/accounts/account';
import { type Tier } from '../../../src/domain/accounts/access/tiers';
import { outboxSchema, type OutboxEntry } from '../../../src/domain/records/outbox';
import { AppError } from '../../../src/domain/protocol/errors';
import { mailsByItself, type MailFailure } from '../../../src/domain/accounts/mail';
import { cleanLine } from '../../../src/domain/text/clean';
import { letterheadOn } from '../../../src/domain/printable/letterhead';
import type { Printable } from '../../../src/domain/records/printableModel';
import { fileName } from '../../../src/printables/files';
import { workspaceDatabase, type Couch } from '../../couch/client';
import {
  isUnconfirmed,
  readWorkspace,
  workspaceKey,
  type Account,
} from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import {
  createHandler,
  JobFailed,
  OutcomeUnknown,
  WriteMissing,
  type JobHandler,
  type JobRun,
} from '../jobs/kinds';
import type { ImageBytes } from '../../../src/printables/images';
import type { DocumentParts } from '../printables/wiring';
import { requireMailRate } from './rate';
import type { Counters } from '../limits/counters';
import type { Mailer } from '../mail/mailer';
import type { QuotaWatch } from '../quotas/watch';
import { CLIENT_MAIL, mailId } from './kind';
import { claimMail } from './quota';
import type { Receipts } from './receipts';
import { findFirstEntry } from './resend';
import type { MailStop } from './stop';
import { readSound } from '../../store/envelope';

/** Runs that wait for images still being uploaded; then the mail goes without. */
const IMAGE_LOOKS = 3;

export interface SendParts {
  couch: Couch;
  quotaWatch: QuotaWatch;
  store: AccountStore;
  mailer: Mailer;
  counters: Counters;
  receipts: Receipts;
  stop: MailStop;
  documents: Pick<DocumentParts, 'mail' | 'images'>;
  publicUrl: () => string;
  now: () => Date;
}

type MailRun = JobRun<{ workspaceId: string; outboxId: string }>;

class NotSent extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure) {
    super(failure);
    this.failure = failure;
  }
}

interface Writer {
  account: Account;
  plan: Tier;
}

async function findWriter(
  { store, now }: Pick<SendParts, 'store' | 'now'>,
  subject: string | undefined,
  workspaceId: string,
): Promise<Writer> {
  const account = subject === undefined ? undefined : (await store.at(subject))?.account;
  const practice = await store.database.get(workspaceKey(workspaceId));
  if (!account || account.status !== 'approved' || !practice) throw new NotSent('account');
  const { plan, members } = readWorkspace(practice, now());
  if (!members.includes(account.accountId)) throw new NotSent('account');
  if (isUnconfirmed(account)) throw new NotSent('unconfirmed');
  return { account, plan };
}

/** @throws NotSent where the client restricts the use of their data, did not agree, or wants no more */
async function requireConsent(
  { couch, stop }: SendParts,
  workspaceId: string,
  { automatic, clientId }: OutboxEntry,
  plan: Tier,
): Promise<void> {
  const client =
    clientId && (await couch.database(workspaceDatabase(workspaceId)).get(`clients:${clientId}`));
  if (client && typeof client.body.restrictedSince === 'string') throw new NotSent('restricted');
  if (!automatic) return;
  if (!mailsByItself(plan)) throw new NotSent('plan');
  const agreed = client && !client.deleted && typeof client.body.emailConsentDate === 'string';
  if (!clientId || !agreed || (await stop.isStopped(workspaceId, clientId)))
    throw new NotSent('stopped');
}

function buildPrintable({ printable }: OutboxEntry, plan: Tier): Printable {
  if (!printable) throw new NotSent('content');
  return { ...printable, letterhead: letterheadOn(printable.letterhead, plan) };
}

/** @throws JobFailed while the device is still uploading images */
async function imagesFor(
  { documents }: SendParts,
  { attempt, payload: { workspaceId } }: MailRun,
  printable: Printable,
): Promise<ImageBytes> {
  const { files, missing } = await documents.images(workspaceId, printable);
  if (missing > 0 && attempt < IMAGE_LOOKS)
    throw new JobFailed('internal', 'images of the document are not there yet');
  return files;
}

const bytesOfLogo = (logo: string): Uint8Array =>
  new Uint8Array(Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64'));

function inlineParts(files: ImageBytes, { letterhead: { logo } }: Printable) {
  const own = logo === undefined ? [] : [[logo, bytesOfLogo(logo)] as const];
  const named = [...files, ...own].map(([address, content], index) => ({
    address,
    content,
    cid: `anh-${index + 1}`,
  }));
  return {
    contentIds: new Map(named.map(({ address, cid }) => [address, `cid:${cid}`])),
    images: named.map(({ cid, content }) => ({ cid, content })),
  };
}

function buildStopUrl(
  { stop, publicUrl }: SendParts,
  workspaceId: string,
  { automatic, clientId }: OutboxEntry,
): string | undefined {
  if (!automatic || !clientId) return undefined;
  const token = stop.createToken(workspaceId, clientId);
  return publicUrl() + buildAddress(askToStopMails, { query: { token } });
}

/** @returns the ids sent with it: its own, and the first entry's where it is a repetition */
async function sendEntry(
  parts: SendParts,
  run: MailRun,
  entry: OutboxEntry,
): Promise<ReadonlySet<string>> {
  const { workspaceId, outboxId } = run.payload;
  const { account, plan } = await findWriter(parts, run.subject, workspaceId);
  await requireConsent(parts, workspaceId, entry, plan);
  const printable = buildPrintable(entry, plan);
  const address = emailSchema.safeParse(entry.customerEmail);
  if (!address.success) throw new NotSent('address');
  const files = await imagesFor(parts, run, printable);
  const first = await findFirstEntry(parts, workspaceId, entry);
  const claim = { workspaceId, outboxId: first, plan, now: parts.now() };
  if (!(await claimMail(parts.couch, claim, parts.quotaWatch))) throw new NotSent('quota');
  await requireMailRate(parts.counters, account.accountId, address.data);
  const { customerName, message } = entry;
  const stopUrl = buildStopUrl(parts, workspaceId, entry);
  const { contentIds, images } = inlineParts(files, printable);
  const { pdf, html, text } = await parts.documents.mail(
    account.accountId,
    { printable, files },
    { customerName, message, stopUrl, contentIds },
  );
  await parts.mailer.sendLetter(
    {
      fromName: cleanLine(printable.letterhead.practice ?? account.name, 100),
      replyTo: account.email,
      to: { name: cleanLine(customerName, 100), address: address.data },
      // A line break would start another header.
      subject: cleanLine(entry.subject, 200) || cleanLine(printable.title, 200),
      html,
      text,
      ...(stopUrl ? { stopUrl } : {}),
      attachment: { name: fileName(printable.title, 'pdf'), content: pdf },
      images,
    },
    mailId(workspaceId, first),
  );
  return new Set([outboxId, first]);
}

export function clientMailHandler(parts: SendParts): JobHandler {
  const { couch, receipts } = parts;
  return createHandler(CLIENT_MAIL, async (run) => {
    const { workspaceId, outboxId } = run.payload;
    const stored = await couch.database(workspaceDatabase(workspaceId)).get(`outbox:${outboxId}`);
    // The push was refused or interrupted; the device sends it again under the same key.
    if (!stored) throw new WriteMissing('the document');
    if (stored.deleted) return;
    if ((await receipts.readOutcome(workspaceId, outboxId)) === 'sent') return;
    try {
      const entry = readSound(outboxSchema, stored.body);
      if (!entry) throw new NotSent('content');
      for (const sent of await sendEntry(parts, run, entry))
        await receipts.write(workspaceId, sent, { outcome: 'sent' });
    } catch (error) {
      const receipt = toReceipt(error);
      if (!receipt) throw error;
      await receipts.write(workspaceId, outboxId, receipt);
    }
  });
}

function toReceipt(error: unknown): Parameters<Receipts['write']>[2] | undefined {
  if (error instanceof NotSent) return { outcome: 'failed', failure: error.failure };
  if (error instanceof OutcomeUnknown) return { outcome: 'maybe_sent', failure: 'unknown' };
  if (error instanceof AppError && error.code === 'document_too_long')
    return { outcome: 'failed', failure: 'too_long' };
  if (error instanceof JobFailed && error.code === 'mail_refused')
    return { outcome: 'failed', failure: 'refused' };
  return undefined;
}
