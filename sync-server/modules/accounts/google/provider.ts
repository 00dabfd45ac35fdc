import type * as library from 'openid-client';
import { AppError } from '../../../../src/domain/protocol/errors';
import { googleCallback } from '../../../../src/api/google';
import type { GoogleSettings } from './settings';
import type { Logger } from '../../../http/log';

const PATIENCE = 10;
const DISCOVERED_FOR = 12 * 3_600_000;

export interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface GoogleIdentity {
  sub: string;
  email: string;
  name: string;
  /** True when the provider runs the mailbox itself; other addresses may have changed hands. */
  isAuthoritative: boolean;
}

export interface GoogleProvider {
  /** @throws AppError google_away */
  begin(): Promise<{ url: string; checks: Checks }>;
  /**
   * @param query of the callback, unchanged
   * @throws AppError google_cancelled, google_refused, google_away, google_unconfirmed
   */
  finish(query: URLSearchParams, checks: Checks): Promise<GoogleIdentity>;
}

type Library = typeof library;
type Claims = Record<string, unknown>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @throws AppError google_unconfirmed */
function readIdentity(claims: Claims): GoogleIdentity {
  const [sub, email, name, hd] = ['sub', 'email', 'name', 'hd'].map((key) => toText(claims[key]));
  if (!sub || sub.length > 255) throw new AppError('google_refused');
  if (!email || claims.email_verified !== true) throw new AppError('google_unconfirmed');
  const isAuthoritative = /@gmail\.com$/i.test(email) || Boolean(hd);
  return { sub, email, name: name ?? '', isAuthoritative };
}

function toRefusal(openid: Library, error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
    return new AppError('google_cancelled');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isAnswer = code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT' && code !== 'OAUTH_ABORT';
  return new AppError(isAnswer ? 'google_refused' : 'google_away');
}

function createDiscovery({ issuer, clientId, clientSecret }: GoogleSettings, steady: () => number) {
  let known: { at: number; configuration: Promise<library.Configuration> } | undefined;
  return (openid: Library): Promise<library.Configuration> => {
    if (known && steady() - known.at < DISCOVERED_FOR) return known.configuration;
    const isPlain = new URL(issuer).protocol === 'http:';
    const configuration = openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: PATIENCE,
      // Verifies the signature even though the token came over TLS.
      execute: [
        openid.enableNonRepudiationChecks,
        ...(isPlain ? [openid.allowInsecureRequests] : []),
      ],
    });
    const configuredAt = { at: steady(), configuration };
    known = configuredAt;
    configuration.catch(() => {
      if (known === configuredAt) known = undefined;
    });
    return configuration;
  };
}

interface Asking {
  openid: Library;
  configuration: library.Configuration;
  callback: string;
}

async function begin({ openid, configuration, callback }: Asking) {
  const checks = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope: 'openid email profile',
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    state: checks.state,
    nonce: checks.nonce,
    // Clinics share computers: nobody may be signed in as the previous user.
    prompt: 'select_account',
  });
  return { url: url.href, checks };
}

async function finish(
  { openid, configuration, callback }: Asking,
  query: URLSearchParams,
  { state, nonce, verifier }: Checks,
): Promise<GoogleIdentity> {
  const url = new URL(`${callback}?${query.toString()}`);
  const tokens = await openid.authorizationCodeGrant(configuration, url, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  return readIdentity({ ...tokens.claims() });
}

export function createGoogleProvider(
  settings: GoogleSettings,
  { publicUrl, log }: { publicUrl: () => string; log: Logger },
): GoogleProvider {
  const discovered = createDiscovery(settings, () => performance.now());
  async function ask<T>(work: (asking: Asking) => Promise<T>): Promise<T> {
    const openid = await import('openid-client');
    const callback = publicUrl() + googleCallback.path;
    try {
      return await work({ openid, configuration: await discovered(openid), callback });
    } catch (error) {
      const refusal = toRefusal(openid, error);
      log.info({ err: error, code: refusal.code }, 'a sign-in with Google ended');
      throw refusal;
    }
  }
  return {
    begin: () => ask(begin),
    finish: (query, checks) => ask((asking) => finish(asking, query, checks)),
  };
}
