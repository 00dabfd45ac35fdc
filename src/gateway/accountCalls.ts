import { devicesResponseSchema } from '../domain/account';
import type { SignedInDevice } from '../domain/account';
import { postInit, readJson, send, ServerAnswer } from './calls';
import type { Fetch } from './calls';
import type { Session } from './session';
import { readTolerantly } from '../domain/tolerance';

/**
 * What a person does with their account. All of it needs the network.
 * @throws Unreachable without it, ServerAnswer when the server refuses, SessionLocked when this tab may not ask
 */
export interface AccountCalls {
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  /** Asks for a mail with a link; whether the account exists is not told. */
  forgotPassword(email: string): Promise<void>;
  /** @param token from the mail's link */
  resetPassword(token: string, newPassword: string): Promise<void>;
  /** Has the mail sent that confirms the account's address. */
  sendConfirmation(): Promise<void>;
  /** @param token from the mail's link */
  confirmEmail(token: string): Promise<void>;
  /** The device that asks first. */
  devices(): Promise<SignedInDevice[]>;
  signOutDevice(id: string): Promise<void>;
}

/** Longest wait for an answer, in milliseconds: hashing a password takes the server a moment. */
const PATIENCE = 30_000;

const post = (body: unknown): RequestInit => postInit(body, AbortSignal.timeout(PATIENCE));

export function createAccountCalls(fetch: Fetch, session: Session): AccountCalls {
  return {
    async changePassword(currentPassword, newPassword) {
      const body = { currentPassword, newPassword };
      await readJson(await session.call('/api/auth/password', post(body)));
    },
    async forgotPassword(email) {
      await readJson(await send(fetch, '/api/auth/password/forgot', post({ email })));
    },
    async resetPassword(token, newPassword) {
      await readJson(await send(fetch, '/api/auth/password/reset', post({ token, newPassword })));
    },
    async sendConfirmation() {
      await readJson(await session.call('/api/auth/email/send', post({})));
    },
    async confirmEmail(token) {
      await readJson(await send(fetch, '/api/auth/email/confirm', post({ token })));
    },
    async devices() {
      const init = { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' as const };
      const answer = await session.call('/api/auth/devices', init);
      const parsed = readTolerantly(devicesResponseSchema, await readJson(answer));
      if (!parsed.ok) throw new ServerAnswer(answer.status, null, null);
      return parsed.value.devices;
    },
    async signOutDevice(id) {
      const init = { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) };
      await readJson(await session.call(`/api/auth/devices/${encodeURIComponent(id)}`, init));
    },
  };
}
