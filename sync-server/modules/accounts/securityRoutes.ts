import type { Request } from 'express';
import { ERRORS } from '../../../src/domain/errors';
import {
  addPasskeySchema,
  removePasskeySchema,
  secondFactorProofSchema,
} from '../../../src/domain/passkeys';
import {
  secondFactorCodeRequestSchema,
  type RecoveryCodes,
  type SecondFactorStart,
  type SecurityEventKind,
  type SecurityResponse,
} from '../../../src/domain/security';
import { createSharedLimits } from '../../http/limits';
import type { Logger } from '../../http/log';
import { clientAddress } from '../../http/clientAddress';
import type { Call, RouteDefinition } from '../../http/routes';
import type { AccountServices } from './create';
import { originOf } from './events';
import type { Counters } from '../limits/counters';

/** Wrong passwords and codes in an hour, for one account. */
const WRONG_PER_HOUR = 10;

/** What sets one up. */
const BEFORE_SECOND_FACTOR = new Set(['start', 'confirm', 'add']);

interface Parts {
  accounts: Pick<AccountServices, 'secondFactor' | 'ownPasskeys' | 'accountState' | 'news'>;
  counters: Counters;
  log: Logger;
}

/** Counts what was refused, by the account that is signed in. */
function createTries({ counters, log }: Parts) {
  const callers = new WeakMap<Request, string>();
  const limited = createSharedLimits(
    [
      {
        name: 'second factor',
        most: WRONG_PER_HOUR,
        per: 'hour',
        keyOf: (req) => callers.get(req) ?? clientAddress(req),
        counts: (status) => status === ERRORS.wrong_code[0],
      },
    ],
    counters,
    log,
  );
  return <T>({ req, res, claims }: Call, work: () => Promise<T>): Promise<T> => {
    callers.set(req, claims.sub);
    return limited(req, res, work);
  };
}

const proofOf = ({ req }: Call) => ({
  ...secondFactorProofSchema.parse(req.body),
  place: clientAddress(req),
});
const codeOf = ({ req }: Call): string => secondFactorCodeRequestSchema.parse(req.body).code;

/** How a call about the second factor is answered; what may be tried is bounded. */
function secondFactorHandlers({ secondFactor, accountState, news }: Parts['accounts']) {
  const tell = async ({ claims, req }: Call, kind: SecurityEventKind): Promise<void> =>
    news.tell(await accountState.accountOf(claims), kind, originOf(req));
  return {
    start: (call: Call): Promise<SecondFactorStart> =>
      secondFactor.start(call.claims, proofOf(call)),
    confirm: async (call: Call): Promise<RecoveryCodes> => {
      const recoveryCodes = await secondFactor.confirm(call.claims, codeOf(call));
      await tell(call, 'secondFactorOn');
      return { recoveryCodes };
    },
    recovery: async (call: Call): Promise<RecoveryCodes> => {
      const recoveryCodes = await secondFactor.renewRecovery(call.claims, codeOf(call));
      await tell(call, 'recoveryRenewed');
      return { recoveryCodes };
    },
    remove: async (call: Call): Promise<object> => {
      await secondFactor.remove(call.claims, proofOf(call));
      await tell(call, 'secondFactorOff');
      return {};
    },
  };
}

/** How a call about passkeys is answered. */
function passkeyHandlers({ ownPasskeys, accountState, news }: Parts['accounts']) {
  const tell = async ({ claims, req }: Call, kind: SecurityEventKind): Promise<void> =>
    news.tell(await accountState.accountOf(claims), kind, originOf(req));
  return {
    ask: async ({ claims }: Call) => ({ options: await ownPasskeys.ask(claims) }),
    start: async (call: Call) => ({ options: await ownPasskeys.start(call.claims, proofOf(call)) }),
    add: async (call: Call): Promise<RecoveryCodes> => {
      const { name, answer } = addPasskeySchema.parse(call.req.body);
      const recoveryCodes = await ownPasskeys.add(call.claims, name, answer);
      await tell(call, 'passkeyAdded');
      return { recoveryCodes };
    },
    remove: async (call: Call): Promise<object> => {
      const { id } = removePasskeySchema.parse(call.req.body);
      await ownPasskeys.remove(call.claims, id, proofOf(call));
      await tell(call, 'passkeyRemoved');
      return {};
    },
  };
}

/** The second factor of the caller's account, and what happened to its door. */
export function securityRoutes(parts: Parts): RouteDefinition[] {
  const { secondFactor, ownPasskeys, accountState, news } = parts.accounts;
  const tried = createTries(parts);
  const read: RouteDefinition = {
    method: 'get',
    path: '/api/auth/security',
    callers: ['signed-in'],
    beforeSecondFactor: true,
    handler: async ({ claims }): Promise<SecurityResponse> => {
      const { account } = await accountState.accountOf(claims);
      const events = await news.list(account.accountId);
      const passkeys = ownPasskeys.stateOf(account);
      return {
        success: true,
        secondFactor: secondFactor.stateOf(account),
        ...(passkeys ? { passkeys } : {}),
        events,
      };
    },
  };
  const posted = (under: string, handlers: object): RouteDefinition[] =>
    Object.entries(handlers as Record<string, (call: Call) => Promise<object>>).map(
      ([name, handle]): RouteDefinition => ({
        method: 'post',
        path: `/api/auth/${under}/${name}`,
        callers: ['signed-in'],
        beforeSecondFactor: BEFORE_SECOND_FACTOR.has(name),
        handler: async (call) => ({ success: true, ...(await tried(call, () => handle(call))) }),
      }),
    );
  return [
    read,
    ...posted('second-factor', secondFactorHandlers(parts.accounts)),
    ...posted('passkeys', passkeyHandlers(parts.accounts)),
  ];
}
