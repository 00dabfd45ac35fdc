import { ERRORS } from '../../domain/protocol/errors';
import { accountTexts } from '../../i18n/account';
import { accountPages } from '../../i18n/accountPages';
import { ServerAnswer, Unreachable } from '../../gateway/calls';
import { PasskeyRefused } from '../../gateway/passkeys';

function withReason(text: string, reason: string | null): string {
  return reason ? accountPages.errors.withReason(text, reason) : text;
}

export function loginErrorText(error: unknown): string {
  const texts = accountTexts.errors;
  if (error instanceof Unreachable) return texts.noNetwork;
  if (error instanceof PasskeyRefused) return accountTexts.passkeyRefused;
  if (error instanceof ServerAnswer) {
    if (error.code && !Object.hasOwn(ERRORS, error.code)) return texts.unexpected;
    if (error.code && error.code !== 'internal' && error.code !== 'database_unavailable')
      return withReason(ERRORS[error.code][1], error.reason);
    // Not an error code of ours: a proxy or captive portal answered.
    return texts.serverAway;
  }
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return texts.storageFull;
  return texts.unexpected;
}
