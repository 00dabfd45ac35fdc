import type { Consent } from '../../records/kinds/consent';
import type { Practice } from '../../records/practices';
import { fold } from '../../text/fold';
import { AI_TEXT } from './userData';

/** The recipient as a consent names it: `OpenAI (Hoa Kỳ)`. */
export const recipientOf = ({ name, country }: { name: string; country: string }): string =>
  `${name} (${country})`;

/**
 * Whether a consent lets data of its client go to a provider: for this purpose, to this recipient, to this text, not
 * withdrawn.
 */
export function allowsAi(
  { purpose, recipient = '', textVersion, withdrawnDate }: Consent,
  provider: string,
): boolean {
  return (
    purpose === 'ai' &&
    withdrawnDate === undefined &&
    textVersion === AI_TEXT &&
    fold(recipient) === fold(provider)
  );
}

/** Whether an expert's own consent holds for a provider, to the present text. */
export const isOwnConsent = (given: Practice['aiConsent'], provider: string): boolean =>
  given?.textVersion === AI_TEXT && fold(given.recipient) === fold(provider);
