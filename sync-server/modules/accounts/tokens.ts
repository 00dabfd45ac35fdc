import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { accessClaimsSchema, type AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { parseTolerantly } from '../../../src/domain/schema/tolerance';
import type { Config } from '../../config';
import type { Authenticate } from '../../http/routes';

const ISSUER = 'bua-lanh';
const ALGORITHM = 'HS256';

export const ACCESS_SECONDS = 600;

/** One key per purpose, so that a signature is useless elsewhere. */
export function keyFor(
  purpose:
    | 'access'
    | 'refresh'
    | 'limits'
    | 'known'
    | 'mail-stop'
    | 'second-factor'
    | 'passkey'
    | 'purchase'
    | 'refund'
    | 'google',
  sessionSecret: string,
): Uint8Array {
  return new Uint8Array(createHmac('sha256', sessionSecret).update(purpose).digest());
}

export const keysFor = (
  purpose: Parameters<typeof keyFor>[0],
  of: Pick<Config, 'sessionSecret' | 'formerSecrets'>,
): [Uint8Array, ...Uint8Array[]] => [
  keyFor(purpose, of.sessionSecret),
  ...of.formerSecrets.map((secret) => keyFor(purpose, secret)),
];

const MAX_REMEMBERED = 10_000;

export interface Tokens {
  issue(claims: AccessClaims): Promise<string>;
  /** @throws AppError token_expired, token_invalid */
  verify(token: string): Promise<AccessClaims>;
}

async function readPayload(
  token: string,
  [key, ...others]: readonly Uint8Array[],
  currentDate: Date,
): Promise<JWTPayload> {
  const verifyOptions = { algorithms: [ALGORITHM], issuer: ISSUER, requiredClaims: ['exp', 'sub'] };
  try {
    const { payload } = await jwtVerify(token, key ?? new Uint8Array(), {
      ...verifyOptions,
      currentDate,
    });
    return payload;
  } catch (error) {
    const isOthers = error instanceof errors.JWSSignatureVerificationFailed && others.length > 0;
    if (!isOthers) throw error;
    return readPayload(token, others, currentDate);
  }
}

/** Access tokens: JWT, HS256 and nothing else. */
export function createTokens(
  sessionSecret: string,
  now: () => Date = () => new Date(),
  formerSecrets: readonly string[] = [],
): Tokens {
  const key = keyFor('access', sessionSecret);
  const keys = [key, ...formerSecrets.map((secret) => keyFor('access', secret))];
  const good = new Map<string, { claims: AccessClaims; expires: number }>();

  function remember(token: string, claims: AccessClaims, expires: number): void {
    const [oldest] = good.keys();
    if (good.size >= MAX_REMEMBERED && oldest !== undefined) good.delete(oldest);
    good.set(token, { claims, expires });
  }

  return {
    issue: ({ sub, ...claims }) => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(sub)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_SECONDS)
        .sign(key);
    },
    verify: async (token) => {
      const known = good.get(token);
      if (known && Math.floor(now().getTime() / 1000) < known.expires) return known.claims;
      good.delete(token);
      try {
        const payload = await readPayload(token, keys, now());
        // Values known only to a newer gateway are kept: the refusal then says why, whereas an invalid token would look
        // like a lost connection.
        const claims = Object.freeze(parseTolerantly(accessClaimsSchema, payload));
        remember(token, claims, payload.exp ?? 0);
        return claims;
      } catch (error) {
        throw new AppError(error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid');
      }
    },
  };
}

export function createAuthenticate(
  tokens: Tokens,
  present: (claims: AccessClaims) => Promise<AccessClaims>,
): Authenticate {
  return async (req: Request) => {
    const header = req.get('authorization');
    if (header === undefined || header.trim() === '') throw new AppError('token_missing');
    const token = /^Bearer +(\S+)$/i.exec(header.trim())?.[1];
    if (token === undefined) throw new AppError('token_invalid');
    return present(await tokens.verify(token));
  };
}
