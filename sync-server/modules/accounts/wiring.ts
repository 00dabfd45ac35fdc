import type { Config } from '../../config';
import type { Couch } from '../../couch/client';
import type { Logger } from '../../http/log';
import { isClosedDemo, isDemoAccount } from '../demo/accounts';
import type { JobHandler } from '../jobs/kinds';
import type { JobQueue } from '../jobs/queue';
import type { Mailer } from '../mail/mailer';
import { createDevices, type Devices } from './devices';
import { createEmailConfirmation, type EmailConfirmation } from './emailConfirmation';
import { createExperts, type Experts } from './experts';
import { accountJobHandlers } from './jobHandlers';
import { createGoogleSignIn, type GoogleSignIn } from './google/google';
import { createGoogleLinks } from './google/links';
import { createGoogleProvider } from './google/provider';
import type { AccountMemory } from './memory';
import { createSecurityEvents } from './events';
import { createAccountNews, type AccountNews } from './news';
import { createPasswordHashes } from './password';
import { createPasswords, type Passwords } from './passwords';
import { createAccounts, type Accounts } from './service';
import { createChallenges } from './secondFactor/challenge';
import { createOwnPasskeys, type OwnPasskeys } from './secondFactor/ownPasskeys';
import { createPasskeys } from './secondFactor/passkeys';
import { createOwnerProof, type ProveOwner } from './secondFactor/proof';
import { createSeal } from './secondFactor/seal';
import { createSecondFactor, type SecondFactor } from './secondFactor/secondFactor';
import { createSessions } from './sessions';
import { createAccountState, type AccountState } from './accountState';
import { createAccountStore, type AccountStore } from './store';
import { createTokens, type Tokens } from './tokens';
import type { Streams } from './watch';

export interface AccountServices {
  store: AccountStore;
  accounts: Accounts;
  passwords: Passwords;
  devices: Devices;
  experts: Experts;
  confirmation: EmailConfirmation;
  secondFactor: SecondFactor;
  ownPasskeys: OwnPasskeys;
  proveOwner: ProveOwner;
  news: AccountNews;
  google: GoogleSignIn | undefined;
  accountState: AccountState;
  tokens: Tokens;
  handlers: JobHandler[];
}

export interface AccountParts {
  config: Config;
  couch: Couch;
  log: Logger;
  memory: AccountMemory;
  streams: Streams;
  jobs: JobQueue;
  mailer: Mailer;
  publicUrl: () => string;
  now: () => Date;
}

function createGoogle(
  { config, log, publicUrl, now }: AccountParts,
  own: Omit<Parameters<typeof createGoogleSignIn>[0], 'provider' | 'links'>,
): GoogleSignIn | undefined {
  if (!config.google) return undefined;
  const provider = createGoogleProvider(config.google, { publicUrl, log });
  return createGoogleSignIn({ ...own, provider, links: createGoogleLinks(own.store, now) });
}

export function createAccountServices(parts: AccountParts): AccountServices {
  const { config, couch, log, memory, streams, jobs, mailer, publicUrl, now } = parts;
  // Demo mode that was switched off leaves its accounts behind, an administrator included.
  const isClosed = (accountId: string): boolean => isClosedDemo(accountId, config);
  const isWaived = (accountId: string): boolean =>
    !config.staffSecondFactor && isDemoAccount(accountId);
  const store = createAccountStore({ couch, isClosed, isWaived, now });
  const { database } = store;
  const { sessionSecret, formerSecrets } = config;
  const accountState = createAccountState(store, memory, now);
  const tokens = createTokens(sessionSecret, now, formerSecrets);
  const hashes = createPasswordHashes();
  const devices = createDevices(database, now);
  const onReuse = ({ accountId }: { accountId: string }): void =>
    log.warn({ accountId }, 'a replaced refresh token was used: the session is ended');
  const sessions = createSessions({ database, sessionSecret, formerSecrets, now, onReuse });
  const seal = createSeal(config);
  const passkeys = createPasskeys({ challenges: createChallenges(config, now), publicUrl, now });
  const proofs = { store, accountState, hashes, seal, passkeys, now };
  const secondFactor = createSecondFactor(proofs);
  const events = createSecurityEvents({ database, log, now });
  const news = createAccountNews({ events, jobs, log, now });
  const own = { store, tokens, sessions, devices, hashes, secondFactor, news };
  const accounts = createAccounts({ ...own, jobs, config, now });
  return {
    store,
    accounts,
    google: createGoogle(parts, { ...proofs, accounts, news }),
    secondFactor,
    ownPasskeys: createOwnPasskeys(proofs),
    proveOwner: createOwnerProof(proofs),
    news,
    passwords: createPasswords({ store, accountState, jobs, hashes, now }),
    devices,
    experts: createExperts({ store, accountState, streams, jobs, now }),
    confirmation: createEmailConfirmation({ store, accountState, jobs, now }),
    accountState,
    tokens,
    handlers: accountJobHandlers({ store, devices, mailer, publicUrl, now }),
  };
}
