import type { Consent } from '../../records/kinds/consent';
import { fold } from '../../text/fold';

export type ConsentAnswer = NonNullable<Consent['answer']>;

/** The answer of this record by itself; a later one may say otherwise. */
export function getAnswer({ answer = 'agreed', withdrawnDate }: Consent): ConsentAnswer {
  return answer === 'agreed' && withdrawnDate !== undefined ? 'withdrawn' : answer;
}

export const isInForce = (consent: Consent): boolean => getAnswer(consent) === 'agreed';

const dayOf = (consent: Consent): string => consent.withdrawnDate ?? consent.consentDate;

/** By the day on which the client answered: a paper of March that is recorded today does not undo a withdrawal of August. */
export const newestAnswerFirst = (a: Consent, b: Consent): number =>
  dayOf(b).localeCompare(dayOf(a)) || b.createdAt.localeCompare(a.createdAt);

/** Two recipients of one purpose are two questions. */
const getQuestion = ({ purpose, recipient = '' }: Pick<Consent, 'purpose' | 'recipient'>): string =>
  `${purpose} ${fold(recipient)}`;

/**
 * The last answer to each question (purpose and recipient) that this client was asked.
 * @param consents of one client
 */
export function listAnswers(consents: readonly Consent[]): Consent[] {
  const last = new Map<string, Consent>();
  for (const one of [...consents].sort(newestAnswerFirst))
    if (!last.has(getQuestion(one))) last.set(getQuestion(one), one);
  return [...last.values()];
}

/** Those in force that a refusal of this purpose and recipient ends; a purpose without a recipient ends all of it. */
export function listEnded(
  consents: readonly Consent[],
  { purpose, recipient }: Pick<Consent, 'purpose' | 'recipient'>,
): Consent[] {
  return consents.filter(
    (one) =>
      isInForce(one) &&
      one.purpose === purpose &&
      (recipient === undefined || getQuestion(one) === getQuestion({ purpose, recipient })),
  );
}

export interface Signing {
  id: string;
  date: string;
  consents: readonly Consent[];
}

/** Newest first. */
export function listSignings(consents: readonly Consent[]): Signing[] {
  const signings = new Map<string, Consent[]>();
  for (const one of consents) {
    if (one.signingId === undefined) continue;
    signings.set(one.signingId, [...(signings.get(one.signingId) ?? []), one]);
  }
  return [...signings]
    .map(([id, own]) => ({ id, date: own[0]?.consentDate ?? '', consents: own }))
    .sort((a, b) => newestSigningFirst(a, b));
}

function newestSigningFirst(a: Signing, b: Signing): number {
  const [mine = '', other = ''] = [a.consents[0]?.createdAt, b.consents[0]?.createdAt];
  return other.localeCompare(mine);
}
