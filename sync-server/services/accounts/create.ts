import type { GatewayContext } from '../../http/context';
import { pause } from '../../http/pause';
import { isDemoAccount } from '../demo/accounts';
import { createMailer } from '../mail/mailer';
import { createDevices, type Devices } from './devices';
import { createExperts, type Experts } from './experts';
import { accountMemoryOf } from './memory';
import { createPasswords, type Passwords } from './passwords';
import { createAccounts, type Accounts } from './service';
import { createSessions } from './sessions';
import { createStanding, type Standing } from './standing';
import { createAccountStore } from './store';
import { createTokens, type Tokens } from './tokens';
import { watchAccounts, type Streams } from './watch';

/** Milliseconds after the start, and between two, at which sessions that nobody can use are removed. */
const CLEAN_FIRST = 60_000;
const CLEAN_EVERY = 3_600_000;

/** Everything about accounts that routes call. */
export interface AccountServices {
  accounts: Accounts;
  passwords: Passwords;
  devices: Devices;
  experts: Experts;
  standing: Standing;
  streams: Streams;
  tokens: Tokens;
  /** Follows suspensions of other gateways and cleans up, until the gateway stops. */
  start(): void;
}

async function cleanUp(devices: Devices, { log, shutdown }: GatewayContext): Promise<void> {
  await pause(CLEAN_FIRST, shutdown);
  while (!shutdown.aborted) {
    try {
      const removed = await devices.removeExpired();
      if (removed > 0) log.info({ removed }, 'expired sessions were removed');
    } catch (error) {
      log.warn({ err: error }, 'expired sessions could not be removed');
    }
    await pause(CLEAN_EVERY, shutdown);
  }
}

const now = (): Date => new Date();

/** @param streams the live streams of this gateway */
export function createAccountServices(ctx: GatewayContext, streams: Streams): AccountServices {
  const { couch, config, log, shutdown } = ctx;
  // Demo mode that was switched off leaves its accounts behind, an administrator among them.
  const isClosed = (accountId: string): boolean => !config.demo && isDemoAccount(accountId);
  const store = createAccountStore({ couch, isClosed, now });
  const { database } = store;
  const memory = accountMemoryOf(couch);
  const standing = createStanding(store, memory, now);
  const tokens = createTokens(config.sessionSecret, now);
  const devices = createDevices(database, now);
  const sessions = createSessions({
    database,
    sessionSecret: config.sessionSecret,
    now,
    onReuse: ({ accountId }) =>
      log.warn({ accountId }, 'a replaced refresh token was used: the session is ended'),
  });
  const mailer = createMailer({ config, log, signal: shutdown });
  const inBackground = ctx.errands.begin;
  const tools = { store, standing, mailer, publicUrl: ctx.publicUrl, inBackground, now };
  return {
    accounts: createAccounts({ store, tokens, sessions, config, now }),
    passwords: createPasswords({ ...tools, devices }),
    devices,
    experts: createExperts({ ...tools, streams }),
    standing,
    streams,
    tokens,
    start: () => {
      inBackground(() => watchAccounts({ database, streams, memory, log, signal: shutdown }));
      inBackground(() => cleanUp(devices, ctx));
    },
  };
}
