import type { Consent } from '../../records/kinds/consent';
import { isInForce } from '../consents/state';
import type { Practice } from '../../records/practices';
import { fold } from '../../text/fold';
import { AI_TEXT } from './userData';

export const formatRecipient = ({ name, country }: { name: string; country: string }): string =>
  `${name} (${country})`;

export function allowsAi(consent: Consent, provider: string): boolean {
  const { purpose, recipient = '', textVersion } = consent;
  return (
    purpose === 'ai' &&
    isInForce(consent) &&
    textVersion === AI_TEXT &&
    fold(recipient) === fold(provider)
  );
}

export const isOwnConsent = (consent: Practice['aiConsent'], provider: string): boolean =>
  consent?.textVersion === AI_TEXT && fold(consent.recipient) === fold(provider);
