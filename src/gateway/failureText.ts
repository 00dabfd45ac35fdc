import { ERRORS } from '../domain/protocol/errors';
import { accountPages } from '../i18n/accountPages';
import { accountTexts } from '../i18n/account';
import { ServerAnswer, SessionLocked, Unreachable } from './calls';
import { PasskeyRefused } from './passkeys';

/** @param what the action as a person names it, for example "Đổi mật khẩu" */
export function failureText(error: unknown, what: string): string {
  const texts = accountPages.errors;
  if (error instanceof Unreachable) return texts.needsNetwork(what);
  if (error instanceof SessionLocked) return texts.sessionOver;
  if (error instanceof PasskeyRefused)
    return error.isThere ? accountTexts.passkeyThere : accountTexts.passkeyRefused;
  if (!(error instanceof ServerAnswer)) return texts.unexpected;
  // No code of ours: a proxy or a portal; the person can only try again later.
  if (!error.code || error.code === 'internal' || error.code === 'database_unavailable')
    return texts.serverAway;
  if (!Object.hasOwn(ERRORS, error.code)) return texts.unexpected;
  const text = ERRORS[error.code][1];
  return error.reason ? texts.withReason(text, error.reason) : text;
}
