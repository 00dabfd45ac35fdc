import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { AppError } from '../../../../src/domain/protocol/errors';
import type { NewPasskey, PasskeyAnswer } from '../../../../src/domain/accounts/passkeys';
import {
  MAX_PASSKEYS,
  PASSKEY_MINUTES,
  type PasskeyOptions,
} from '../../../../src/domain/accounts/security';
import type { Account } from '../accountRecords';
import type { Answered, Challenges, Purpose } from './challenge';

export type StoredPasskey = NonNullable<Account['passkeys']>['keys'][number];

export interface ShownPasskey {
  id: string;
  counter: number;
  answered: Answered;
}

export interface Passkeys {
  /** Passkeys belong to one address; undefined when it can have none. */
  origin(): string | undefined;
  /** @throws AppError too_many_passkeys, not_found when the address can have none */
  askForNew(account: Account): Promise<PasskeyOptions>;
  /** @throws AppError wrong_passkey */
  readNew(
    account: Account,
    name: string,
    answer: NewPasskey,
  ): Promise<{ key: StoredPasskey; answered: Answered }>;
  ask(account: Account): Promise<PasskeyOptions | undefined>;
  read(account: Account, answer: PasskeyAnswer): Promise<ShownPasskey | undefined>;
}

interface Parts {
  challenges: Challenges;
  publicUrl: () => string;
  now: () => Date;
}

const library = () => import('@simplewebauthn/server');

type Transports = NonNullable<
  Parameters<Awaited<ReturnType<typeof library>>['verifyAuthenticationResponse']>[0]
>['credential']['transports'];

const listPasskeys = ({ passkeys }: Account) =>
  (passkeys?.keys ?? []).map(({ id, transports }) => ({
    id,
    ...(transports ? { transports: transports as NonNullable<Transports> } : {}),
  }));

/** Browsers allow no passkeys for IP addresses. */
function parseSite(publicUrl: string): { id: string; origin: string } | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  if (!isSafe || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { id: hostname, origin };
}

type Site = NonNullable<ReturnType<typeof parseSite>>;

function expected(challenges: Challenges, site: Site, account: Account, purpose: Purpose) {
  const noted: { answered?: Answered } = {};
  const expectedChallenge = (challenge: string): boolean => {
    const read = challenges.read(challenge, account.accountId, purpose);
    if (read) noted.answered = read;
    return read !== undefined;
  };
  return { noted, with: { expectedChallenge, expectedOrigin: site.origin, expectedRPID: site.id } };
}

const TIMEOUT = PASSKEY_MINUTES * 60_000;

const storedKey = (
  { id, publicKey, counter }: { id: string; publicKey: Uint8Array; counter: number },
  transports: string[] | undefined,
) => ({
  id,
  publicKey: Buffer.from(publicKey).toString('base64url'),
  counter,
  ...(transports ? { transports } : {}),
});

function createMaking({ challenges, now }: Parts, site: () => Site | undefined) {
  const askForNew = async (account: Account): Promise<PasskeyOptions> => {
    const of = site();
    if (!of) throw new AppError('not_found');
    if (listPasskeys(account).length >= MAX_PASSKEYS) throw new AppError('too_many_passkeys');
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: 'Bữa Lành',
      rpID: of.id,
      userName: account.email,
      userDisplayName: account.name,
      userID: new Uint8Array(createHash('sha256').update(account.accountId).digest()),
      challenge: challenges.make(account.accountId, 'make'),
      timeout: TIMEOUT,
      attestationType: 'none',
      excludeCredentials: listPasskeys(account),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
  };
  const readNew: Passkeys['readNew'] = async (account, name, answer) => {
    const of = site();
    if (!of) throw new AppError('not_found');
    const { verifyRegistrationResponse } = await library();
    const against = expected(challenges, of, account, 'make');
    const read = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as never,
      ...against.with,
      requireUserVerification: false,
    }).catch(() => undefined);
    const { answered } = against.noted;
    if (!read?.verified || !answered) throw new AppError('wrong_passkey');
    const key = storedKey(read.registrationInfo.credential, answer.response.transports);
    return { key: { ...key, name, createdAt: now().toISOString() }, answered };
  };
  return { askForNew, readNew };
}

export function createPasskeys(parts: Parts): Passkeys {
  const { challenges, publicUrl } = parts;
  const site = () => parseSite(publicUrl());
  return {
    origin: () => site()?.origin,
    ...createMaking(parts, site),
    ask: async (account) => {
      const of = site();
      const allowCredentials = listPasskeys(account);
      if (!of || allowCredentials.length === 0) return undefined;
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: of.id,
        allowCredentials,
        challenge: challenges.make(account.accountId, 'show'),
        timeout: TIMEOUT,
        userVerification: 'preferred',
      });
    },
    read: async (account, answer) => {
      const of = site();
      const key = account.passkeys?.keys.find(({ id }) => id === answer.id);
      if (!of || !key) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const against = expected(challenges, of, account, 'show');
      const { id, counter } = key;
      const publicKey = new Uint8Array(Buffer.from(key.publicKey, 'base64url'));
      const read = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} } as never,
        ...against.with,
        credential: { id, publicKey, counter },
        requireUserVerification: false,
      }).catch(() => undefined);
      const { answered } = against.noted;
      if (!read?.verified || !answered) return undefined;
      return { id, counter: read.authenticationInfo.newCounter, answered };
    },
  };
}
