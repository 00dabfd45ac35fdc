import type { ClientLink } from '../../../api/clientLinks';
import { MAIL_FAILURES } from '../../../domain/accounts/mail';
import { clientLinkTexts as texts } from '../../../i18n/clientLinks';
import { formatDate } from '../../../ui/format';

export type LinkState = keyof typeof texts.states;

/** A link whose mail did not go out was never told to anybody. */
export function getLinkState({ revokedAt, expiresAt, mail }: ClientLink, now: Date): LinkState {
  if (revokedAt !== undefined) return 'revoked';
  if (expiresAt <= now.toISOString() || mail?.outcome === 'failed') return 'expired';
  return mail?.outcome === 'waiting' ? 'waiting' : 'live';
}

const isMailWord = (word: string): word is keyof typeof texts.mails =>
  Object.hasOwn(texts.mails, word);

export function aboutLink({ createdAt, expiresAt, openedAt, mail }: ClientLink): string {
  return [
    texts.created(formatDate(createdAt)),
    texts.until(formatDate(expiresAt)),
    openedAt === undefined ? texts.neverOpened : texts.opened(formatDate(openedAt)),
    mail && isMailWord(mail.outcome) && texts.mails[mail.outcome],
  ]
    .filter(Boolean)
    .join(' · ');
}

export function getMailFailure({ mail }: ClientLink): string | undefined {
  const word = mail?.failure;
  return word !== undefined && Object.hasOwn(MAIL_FAILURES, word)
    ? MAIL_FAILURES[word as keyof typeof MAIL_FAILURES]
    : undefined;
}
