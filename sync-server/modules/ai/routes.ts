import { askAdvice, readAi, type AiProvider } from '../../../src/api/ai';
import { limitOf } from '../../../src/domain/access/entitlements';
import type { AccessClaims } from '../../../src/domain/account';
import {
  ADVICE_INSTRUCTIONS,
  ADVICE_JSON_SCHEMA,
  adviceAnswerSchema,
  adviceMessage,
  withoutNames,
} from '../../../src/domain/ai/advice';
import { recipientOf } from '../../../src/domain/ai/consent';
import { withoutIdentity, type Identity } from '../../../src/domain/ai/identity';
import { AppError } from '../../../src/domain/errors';
import type { GatewayContext } from '../../http/context';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/create';
import { consentedIdentity } from './consent';
import { askModel, type AiSettings } from './model';
import type { Asking, QuestionQuota } from './quota';

interface Parts {
  ctx: GatewayContext;
  accounts: Pick<AccountServices, 'store' | 'accountState'>;
  quota: QuestionQuota;
  now: () => Date;
}

/** Questions of one account in a minute. */
const QUESTIONS: Rate = { name: 'ai', calls: 10, burst: 10 };
/** A question with all that may go with it. */
const BODY_LIMIT = 40_000;
const NOBODY: Identity = { names: [] };

const shownOf = ({ name, model, country }: AiSettings): AiProvider => ({ name, model, country });

/** Calls of the AI panel. */
export function aiRoutes({ ctx, accounts, quota, now }: Parts): RouteDefinition[] {
  const { couch, log, config } = ctx;

  async function askingOf(claims: AccessClaims): Promise<Asking> {
    const { account } = await accounts.accountState.accountOf(claims);
    const { plan: tier } = await accounts.store.profileOf(account);
    return { workspaceId: account.workspaceId, tier, now: now() };
  }

  /** Takes a place of the day for a question; one that gets no answer gives it back. */
  async function counted<T>(
    asking: Asking,
    requestId: string,
    work: () => Promise<T>,
  ): Promise<{ done: T; used: number }> {
    const used = await quota.claim(asking, requestId);
    if (used === undefined) throw new AppError('ai_quota_reached');
    try {
      return { done: await work(), used };
    } catch (error) {
      await quota.release(asking, requestId);
      throw error;
    }
  }

  const read = route(readAi, async ({ claims }) => {
    const asking = await askingOf(claims);
    const most = limitOf(asking.tier, 'aiQuestionsADay');
    return {
      ...(config.ai ? { provider: shownOf(config.ai) } : {}),
      used: await quota.used(asking),
      ...(most === null ? {} : { most }),
    };
  });

  const advise = route(
    askAdvice,
    async ({ claims, body, signal }) => {
      const settings = config.ai;
      if (!settings) throw new AppError('ai_not_configured');
      const { requestId, question, userData, clientId, consentId } = body;
      const asking = await askingOf(claims);
      const { workspaceId } = asking;
      const identity =
        clientId === undefined || consentId === undefined
          ? NOBODY
          : await consentedIdentity(
              couch,
              { workspaceId, clientId, consentId },
              recipientOf(settings),
            );
      // The device has taken names out already; what leaves does not depend on it.
      const message = adviceMessage(
        withoutNames(userData, identity),
        withoutIdentity(question, identity),
      );
      const prompt = {
        system: ADVICE_INSTRUCTIONS,
        user: message,
        schema: ADVICE_JSON_SCHEMA,
        schemaName: 'advice',
      };
      const { done, used } = await counted(asking, requestId, () =>
        askModel(settings, prompt, adviceAnswerSchema, { left: signal, log }),
      );
      const { answer, tokens } = done;
      await quota.spend(asking, tokens);
      const most = limitOf(asking.tier, 'aiQuestionsADay');
      const { paragraphs } = answer;
      return {
        data: { advice: paragraphs.join('\n\n'), paragraphs },
        provider: shownOf(settings),
        tokens,
        ...(most === null ? {} : { left: Math.max(0, most - used) }),
      };
    },
    { rate: QUESTIONS, bodyLimit: BODY_LIMIT },
  );
  return [read, advise];
}
