import type { LocalData } from '../../../data/types';
import type { OutboxEntry } from '../../../domain/records/outbox';
import { storedMailAddress } from '../../../domain/text/mailAddress';
import { addressProblem, mailMonth, mailsAMonth } from '../../../domain/accounts/mail';
import type { Tier } from '../../../domain/accounts/access/tiers';
import { cleanLine } from '../../../domain/text/clean';
import type { Printable } from '../../../domain/records/printableModel';
import { handoutsText } from '../../../i18n/handouts';
import { isRecord, readByInitial } from '../../../ui/draftShape';

const text = handoutsText.mail;

export interface Recipient {
  name: string;
  address: string;
}

const NOBODY: Recipient = { name: '', address: '' };

export interface Letter {
  recipients: Recipient[];
  subject: string;
  message: string;
}

export function readLetter(stored: unknown, initial: Letter): Letter {
  const { subject, message } = readByInitial(stored, initial);
  const listed = isRecord(stored) && Array.isArray(stored.recipients) ? stored.recipients : [];
  const recipients = listed.filter(isRecord).map((one) => readByInitial(one, NOBODY));
  return {
    recipients: recipients.length > 0 ? recipients : initial.recipients,
    subject,
    message,
  };
}

const PROBLEMS = {
  empty: text.incomplete,
  several: text.oneAddress,
  too_long: text.tooLong,
  accents: text.badAddress,
  foreign: text.badAddress,
  malformed: text.badAddress,
} as const;

export function recipientProblems(recipients: readonly Recipient[]): (string | undefined)[] {
  const addresses = recipients.map(({ address }) =>
    storedMailAddress(address).trim().toLowerCase(),
  );
  return recipients.map(({ name, address }, index) => {
    const problem = addressProblem(address);
    if (problem) return PROBLEMS[problem];
    if (name.trim() === '') return text.incomplete;
    return addresses.indexOf(addresses[index] ?? '') < index ? text.sameTwice : undefined;
  });
}

export interface About {
  kind: OutboxEntry['kind'];
  targetId: string;
  clientId?: string | undefined;
  printable: Printable;
}

/** One mail per recipient: nobody sees who else got it. */
export function buildEntries(
  newBase: LocalData['newBase'],
  { recipients, subject, message }: Letter,
  { kind, targetId, clientId, printable }: About,
): OutboxEntry[] {
  return recipients.map(({ name, address }) => ({
    ...newBase(),
    kind,
    targetId,
    ...(clientId === undefined ? {} : { clientId }),
    customerName: cleanLine(name, 300),
    customerEmail: storedMailAddress(address).trim(),
    subject: cleanLine(subject, 300),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
    printable,
  }));
}

const SUBJECTS = {
  menu_email: text.menuSubject,
  recipe_email: text.recipeSubject,
  document_email: text.planSubject,
} as const;

export function formatSubject(kind: OutboxEntry['kind'], name: string): string {
  return SUBJECTS[kind](name);
}

/**
 * Of this month, as far as this device knows.
 * @returns undefined where the plan has no limit
 */
export function mailsLeft(
  entries: readonly Pick<OutboxEntry, 'createdAt' | 'resendOf'>[],
  plan: Tier,
  now: string,
): { left: number; of: number } | undefined {
  const of = mailsAMonth(plan);
  if (of === undefined) return undefined;
  const month = mailMonth(now);
  const used = entries.filter(
    ({ createdAt, resendOf }) => mailMonth(createdAt) === month && resendOf === undefined,
  ).length;
  return { left: Math.max(of - used, 0), of };
}
