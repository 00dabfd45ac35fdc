import type { NewPasskey, PasskeyAnswer } from '../domain/accounts/passkeys';
import type { PasskeyOptions } from '../domain/accounts/security';

/** The person said no, it took too long, or no passkey fits. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
  /** This device already holds a passkey of the account. */
  readonly isThere: boolean;

  constructor(cause: unknown) {
    super('passkey', { cause });
    this.isThere = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Few sign-ins need it. */
const library = () => import('@simplewebauthn/browser');

/** @throws PasskeyRefused */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await library();
  try {
    return (await startRegistration({ optionsJSON: options as never })) as NewPasskey;
  } catch (error) {
    throw new PasskeyRefused(error);
  }
}

/** @throws PasskeyRefused */
export async function showPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await library();
  try {
    return (await startAuthentication({ optionsJSON: options as never })) as PasskeyAnswer;
  } catch (error) {
    throw new PasskeyRefused(error);
  }
}
