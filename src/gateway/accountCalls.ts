import type { z } from 'zod';
import { devicesResponseSchema } from '../domain/account';
import type { SignedInDevice } from '../domain/account';
import {
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorStartSchema,
  securityResponseSchema,
} from '../domain/security';
import type { NewPasskey } from '../domain/passkeys';
import type { PasskeyOptions, SecondFactorStart, SecurityResponse } from '../domain/security';
import { postInit, readJson, send, ServerAnswer } from './calls';
import type { Fetch } from './calls';
import type { Session, Shown } from './session';
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
  /** The second factor, and what happened to the account. */
  security(): Promise<SecurityResponse>;
  /** A secret for the authenticator. @param proof also of the present second factor, where there is one */
  startSecondFactor(proof: Proof): Promise<SecondFactorStart>;
  /** @returns recovery codes, to be shown once */
  confirmSecondFactor(code: string): Promise<string[]>;
  renewRecovery(code: string): Promise<string[]>;
  removeSecondFactor(proof: Proof): Promise<void>;
  /** What one of the account's passkeys is to show. */
  askForPasskey(): Promise<PasskeyOptions>;
  /** What the browser makes a passkey from. @param proof also of the present second factor, where there is one */
  startPasskey(proof: Proof): Promise<PasskeyOptions>;
  /** @returns recovery codes, to be shown once; none where the account has some */
  addPasskey(name: string, answer: NewPasskey): Promise<string[]>;
  removePasskey(id: string, proof: Proof): Promise<void>;
}

/** That it is the owner who asks. */
export interface Proof extends Shown {
  password: string;
}

/** Longest wait for an answer, in milliseconds: hashing a password takes the server a moment. */
const PATIENCE = 30_000;

const post = (body: unknown): RequestInit => postInit(body, AbortSignal.timeout(PATIENCE));

const getInit = (): RequestInit => ({ signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' });

/** @throws ServerAnswer where it is no answer of our server, of any version */
async function readAs<T extends z.ZodType>(schema: T, answer: Response): Promise<z.output<T>> {
  const parsed = readTolerantly(schema, await readJson(answer));
  if (!parsed.ok) throw new ServerAnswer(answer.status, null, null);
  return parsed.value;
}

type SecondFactorCalls = Pick<
  AccountCalls,
  'security' | 'startSecondFactor' | 'confirmSecondFactor' | 'renewRecovery' | 'removeSecondFactor'
>;
type PasskeyCalls = Pick<
  AccountCalls,
  'askForPasskey' | 'startPasskey' | 'addPasskey' | 'removePasskey'
>;

function passkeyCalls(session: Session): PasskeyCalls {
  const send = (what: string, body: object): Promise<Response> =>
    session.call(`/api/auth/passkeys/${what}`, post(body));
  const options = async (what: string, body: object): Promise<PasskeyOptions> =>
    (await readAs(passkeyOptionsSchema, await send(what, body))).options;
  return {
    askForPasskey: () => options('ask', {}),
    startPasskey: (proof) => options('start', proof),
    addPasskey: async (name, answer) =>
      (await readAs(recoveryCodesSchema, await send('add', { name, answer }))).recoveryCodes,
    removePasskey: async (id, proof) => {
      await readJson(await send('remove', { id, ...proof }));
    },
  };
}

function secondFactorCalls(session: Session): SecondFactorCalls {
  const send = (what: string, body: object): Promise<Response> =>
    session.call(`/api/auth/second-factor/${what}`, post(body));
  const codes = async (what: string, code: string): Promise<string[]> =>
    (await readAs(recoveryCodesSchema, await send(what, { code }))).recoveryCodes;
  return {
    security: async () =>
      readAs(securityResponseSchema, await session.call('/api/auth/security', getInit())),
    startSecondFactor: async (proof) => readAs(secondFactorStartSchema, await send('start', proof)),
    confirmSecondFactor: (code) => codes('confirm', code),
    renewRecovery: (code) => codes('recovery', code),
    removeSecondFactor: async (proof) => {
      await readJson(await send('remove', proof));
    },
  };
}

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
      const answer = await session.call('/api/auth/devices', getInit());
      return (await readAs(devicesResponseSchema, answer)).devices;
    },
    async signOutDevice(id) {
      const init = { method: 'DELETE', signal: AbortSignal.timeout(PATIENCE) };
      await readJson(await session.call(`/api/auth/devices/${encodeURIComponent(id)}`, init));
    },
    ...secondFactorCalls(session),
    ...passkeyCalls(session),
  };
}
