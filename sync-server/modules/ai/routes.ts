import type { z } from 'zod';
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
import { route, type CallOf } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/create';
import { consentedIdentity } from './consent';
import { askModel, type AiSettings } from './model';
import type { Prompt } from './providers/provider';
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

type Body = z.output<typeof askAdvice.body>;

/** Whose question it is, and of which tier. */
async function askingOf({ accounts, now }: Parts, claims: AccessClaims): Promise<Asking> {
  const { account } = await accounts.accountState.accountOf(claims);
  const { plan: tier } = await accounts.store.profileOf(account);
  return { workspaceId: account.workspaceId, tier, now: now() };
}

/**
 * The question as it leaves. The device has taken names out already; what leaves does not depend on it.
 * @throws AppError ai_consent_missing
 */
async function promptFor(
  { ctx: { couch } }: Parts,
  settings: AiSettings,
  { question, userData, clientId, consentId }: Body,
  workspaceId: string,
): Promise<Prompt> {
  const identity =
    clientId === undefined || consentId === undefined
      ? NOBODY
      : await consentedIdentity(couch, { workspaceId, clientId, consentId }, recipientOf(settings));
  return {
    system: ADVICE_INSTRUCTIONS,
    user: adviceMessage(withoutNames(userData, identity), withoutIdentity(question, identity)),
    schema: ADVICE_JSON_SCHEMA,
    schemaName: 'advice',
  };
}

/**
 * Takes a place of the day for a question; one that gets no answer gives it back.
 * @throws AppError ai_quota_reached
 */
async function counted<T>(
  { quota }: Parts,
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

async function advise(parts: Parts, { claims, body, signal }: CallOf<typeof askAdvice>) {
  const { log, config } = parts.ctx;
  const settings = config.ai;
  if (!settings) throw new AppError('ai_not_configured');
  const asking = await askingOf(parts, claims);
  const prompt = await promptFor(parts, settings, body, asking.workspaceId);
  const { done, used } = await counted(parts, asking, body.requestId, () =>
    askModel(settings, prompt, adviceAnswerSchema, { left: signal, log }),
  );
  const { answer, tokens } = done;
  await parts.quota.spend(asking, tokens);
  const most = limitOf(asking.tier, 'aiQuestionsADay');
  const { paragraphs } = answer;
  return {
    data: { advice: paragraphs.join('\n\n'), paragraphs },
    provider: shownOf(settings),
    tokens,
    ...(most === null ? {} : { left: Math.max(0, most - used) }),
  };
}

/** Calls of the AI panel. */
export function aiRoutes(parts: Parts): RouteDefinition[] {
  const { config } = parts.ctx;
  const read = route(readAi, async ({ claims }) => {
    const asking = await askingOf(parts, claims);
    const most = limitOf(asking.tier, 'aiQuestionsADay');
    return {
      ...(config.ai ? { provider: shownOf(config.ai) } : {}),
      used: await parts.quota.used(asking),
      ...(most === null ? {} : { most }),
    };
  });
  const options = { rate: QUESTIONS, bodyLimit: BODY_LIMIT };
  return [read, route(askAdvice, (call) => advise(parts, call), options)];
}
