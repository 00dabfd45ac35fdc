import type { Consent } from '../collections/records/consent';
import { fold } from '../search/fold';
import { AI_TEXT } from './advice';

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
