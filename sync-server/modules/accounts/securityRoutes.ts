import type { Request } from 'express';
import {
  addPasskey,
  askForPasskey,
  confirmSecondFactor,
  readSecurity,
  removePasskey,
  removeSecondFactor,
  renewRecovery,
  startPasskey,
  startSecondFactor,
  type Proof,
} from '../../../src/api/security';
import { ERRORS } from '../../../src/domain/errors';
import type { SecurityEventKind } from '../../../src/domain/security';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits } from '../../http/limits';
import type { Logger } from '../../http/log';
import { route } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { Counters } from '../limits/counters';
import type { AccountServices } from './create';
import { originOf } from './events';

/** Wrong passwords and codes in an hour, for one account. */
const WRONG_PER_HOUR = 10;

interface Parts {
  accounts: Pick<
    AccountServices,
    'secondFactor' | 'ownPasskeys' | 'accountState' | 'news' | 'google'
  >;
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

/** The caller's proof, and from where it comes. */
const proofOf = ({ req, body }: { req: Request; body: Proof }) => ({
  ...body,
  place: clientAddress(req),
});

type Tell = (call: Call, kind: SecurityEventKind) => Promise<void>;
type Tried = ReturnType<typeof createTries>;

function secondFactorRoutes(
  { secondFactor }: Parts['accounts'],
  tried: Tried,
  tell: Tell,
): RouteDefinition[] {
  return [
    route(startSecondFactor, (call) =>
      tried(call, async () => ({
        ...(await secondFactor.start(call.claims, proofOf(call))),
      })),
    ),
    route(confirmSecondFactor, (call) =>
      tried(call, async () => {
        const recoveryCodes = await secondFactor.confirm(call.claims, call.body.code);
        await tell(call, 'secondFactorOn');
        return { recoveryCodes };
      }),
    ),
    route(renewRecovery, (call) =>
      tried(call, async () => {
        const recoveryCodes = await secondFactor.renewRecovery(call.claims, call.body.code);
        await tell(call, 'recoveryRenewed');
        return { recoveryCodes };
      }),
    ),
    route(removeSecondFactor, (call) =>
      tried(call, async () => {
        await secondFactor.remove(call.claims, proofOf(call));
        await tell(call, 'secondFactorOff');
      }),
    ),
  ];
}

/** Handed on as the browser wants them. */
const optionsOf = async (options: Promise<object>) => ({ options: { ...(await options) } });

function passkeyRoutes(
  { ownPasskeys }: Parts['accounts'],
  tried: Tried,
  tell: Tell,
): RouteDefinition[] {
  return [
    route(askForPasskey, (call) => tried(call, () => optionsOf(ownPasskeys.ask(call.claims)))),
    route(startPasskey, (call) =>
      tried(call, () => optionsOf(ownPasskeys.start(call.claims, proofOf(call)))),
    ),
    route(addPasskey, (call) =>
      tried(call, async () => {
        const { name, answer } = call.body;
        const recoveryCodes = await ownPasskeys.add(call.claims, name, answer);
        await tell(call, 'passkeyAdded');
        return { recoveryCodes };
      }),
    ),
    route(removePasskey, (call) =>
      tried(call, async () => {
        await ownPasskeys.remove(call.claims, call.body.id, proofOf(call));
        await tell(call, 'passkeyRemoved');
      }),
    ),
  ];
}

/** The second factor of the caller's account, and what happened to its door. What may be tried is bounded. */
export function securityRoutes(parts: Parts): RouteDefinition[] {
  const { secondFactor, ownPasskeys, accountState, news, google } = parts.accounts;
  const tried = createTries(parts);
  const tell: Tell = async ({ claims, req }, kind) =>
    news.tell(await accountState.accountOf(claims), kind, originOf(req));
  return [
    route(readSecurity, async ({ claims }) => {
      const { account } = await accountState.accountOf(claims);
      const events = await news.list(account.accountId);
      const passkeys = ownPasskeys.stateOf(account);
      return {
        secondFactor: secondFactor.stateOf(account),
        ...(passkeys ? { passkeys } : {}),
        events,
        ...(google ? { google: google.stateOf(account) } : {}),
      };
    }),
    ...secondFactorRoutes(parts.accounts, tried, tell),
    ...passkeyRoutes(parts.accounts, tried, tell),
  ];
}
