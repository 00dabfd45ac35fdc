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
} from '../../../src/api/security';
import type { SecurityEventKind } from '../../../src/domain/accounts/security';
import type { Logger } from '../../http/log';
import { route } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { Counters } from '../limits/counters';
import type { AccountServices } from './wiring';
import { readOrigin } from './events';
import { createProofTries, buildProof, type ProofTries } from './proofTries';

interface Parts {
  accounts: Pick<
    AccountServices,
    'secondFactor' | 'ownPasskeys' | 'accountState' | 'news' | 'google'
  >;
  counters: Counters;
  log: Logger;
}

type Tell = (call: Call, kind: SecurityEventKind) => Promise<void>;

function secondFactorRoutes(
  { secondFactor }: Parts['accounts'],
  tried: ProofTries,
  notifyOwner: Tell,
): RouteDefinition[] {
  return [
    route(startSecondFactor, (call) =>
      tried(call, async () => ({
        ...(await secondFactor.start(call.claims, buildProof(call))),
      })),
    ),
    route(confirmSecondFactor, (call) =>
      tried(call, async () => {
        const recoveryCodes = await secondFactor.confirm(call.claims, call.body.code);
        await notifyOwner(call, 'secondFactorOn');
        return { recoveryCodes };
      }),
    ),
    route(renewRecovery, (call) =>
      tried(call, async () => {
        const recoveryCodes = await secondFactor.renewRecovery(call.claims, call.body.code);
        await notifyOwner(call, 'recoveryRenewed');
        return { recoveryCodes };
      }),
    ),
    route(removeSecondFactor, (call) =>
      tried(call, async () => {
        await secondFactor.remove(call.claims, buildProof(call));
        await notifyOwner(call, 'secondFactorOff');
      }),
    ),
  ];
}

const wrapOptions = async (options: Promise<object>) => ({ options: { ...(await options) } });

function passkeyRoutes(
  { ownPasskeys }: Parts['accounts'],
  tried: ProofTries,
  notifyOwner: Tell,
): RouteDefinition[] {
  return [
    route(askForPasskey, (call) => tried(call, () => wrapOptions(ownPasskeys.ask(call.claims)))),
    route(startPasskey, (call) =>
      tried(call, () => wrapOptions(ownPasskeys.start(call.claims, buildProof(call)))),
    ),
    route(addPasskey, (call) =>
      tried(call, async () => {
        const { name, answer } = call.body;
        const recoveryCodes = await ownPasskeys.add(call.claims, name, answer);
        await notifyOwner(call, 'passkeyAdded');
        return { recoveryCodes };
      }),
    ),
    route(removePasskey, (call) =>
      tried(call, async () => {
        await ownPasskeys.remove(call.claims, call.body.id, buildProof(call));
        await notifyOwner(call, 'passkeyRemoved');
      }),
    ),
  ];
}

export function securityRoutes(parts: Parts): RouteDefinition[] {
  const { secondFactor, ownPasskeys, accountState, news, google } = parts.accounts;
  const tried = createProofTries(parts);
  const notifyOwner: Tell = async ({ claims, req }, kind) =>
    news.notify(await accountState.accountOf(claims), kind, readOrigin(req));
  return [
    route(readSecurity, async ({ claims }) => {
      const { account } = await accountState.accountOf(claims);
      const events = await news.list(account.accountId);
      const passkeys = ownPasskeys.toState(account);
      return {
        secondFactor: secondFactor.toState(account),
        ...(passkeys ? { passkeys } : {}),
        events,
        ...(google ? { google: google.toState(account) } : {}),
      };
    }),
    ...secondFactorRoutes(parts.accounts, tried, notifyOwner),
    ...passkeyRoutes(parts.accounts, tried, notifyOwner),
  ];
}
