import type { z } from 'zod';
import {
  askAdvice,
  askFoodPhoto,
  askMealPlan,
  MAX_PHOTO_BASE64,
  readAi,
  type AiProvider,
} from '../../../src/api/ai';
import { hasFeature, getLimit } from '../../../src/domain/accounts/access/entitlements';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { formatRecipient } from '../../../src/domain/practice/ai/consent';
import type { Identity } from '../../../src/domain/practice/ai/identity';
import { adviceAnswerSchema } from '../../../src/domain/practice/ai/prompts/advice';
import {
  foodPhotoAnswerSchema,
  type FoodPhotoAnswer,
} from '../../../src/domain/practice/ai/prompts/foodPhoto';
import {
  mealPlanAnswerSchema,
  type MealPlanAnswer,
} from '../../../src/domain/practice/ai/prompts/mealPlan';
import { AppError } from '../../../src/domain/protocol/errors';
import type { GatewayContext } from '../../http/context';
import type { Rate } from '../../http/rates';
import { clientAddress } from '../../http/clientAddress';
import { createFairQueue, type FairQueue, type FairQueueOptions } from '../../http/fairQueue';
import { route } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { AccountServices } from '../accounts/wiring';
import { consentedIdentity, requireOwnConsent } from './consent';
import { answerInLines, readsLines } from './lines';
import { askModel } from './model';
import { advicePrompt, foodPhotoPrompt, mealPlanPrompt } from './prompts';
import type { Prompt, Tokens } from './providers/provider';
import type { Asking, QuestionQuota } from './quota';
import type { AiSettings } from './settings';

interface Parts {
  ctx: GatewayContext;
  accounts: Pick<AccountServices, 'store' | 'accountState'>;
  quota: QuestionQuota;
  now: () => Date;
}

const QUESTIONS: Rate = { name: 'ai', calls: 10, burst: 10 };
const BODY_LIMIT = 120_000;
const PHOTO_LIMIT = MAX_PHOTO_BASE64 + 2000;
const NOBODY: Identity = { names: [] };

type RequestBody<C extends { body: z.ZodType }> = z.output<C['body']>;

const toProvider = ({ name, model, country }: AiSettings): AiProvider => ({ name, model, country });

function computeCost({ price }: AiSettings, { input, output }: Tokens): { cost?: number } {
  if (!price) return {};
  return { cost: (input * price.input + output * price.output) / 1_000_000 };
}

async function loadAsking({ accounts, now }: Parts, claims: AccessClaims): Promise<Asking> {
  const { account } = await accounts.accountState.accountOf(claims);
  const { plan: tier } = await accounts.store.buildProfile(account);
  return { workspaceId: account.workspaceId, tier, now: now() };
}

interface AskRequest {
  requestId: string;
  clientId?: string | undefined;
  consentId?: string | undefined;
}

/**
 * @returns the identity that must not be sent
 * @throws AppError ai_consent_missing
 */
async function agreedIdentity(
  { ctx: { couch } }: Parts,
  recipient: string,
  { clientId, consentId }: AskRequest,
  { workspaceId, accountId }: { workspaceId: string; accountId: string },
): Promise<Identity> {
  await requireOwnConsent(couch, { workspaceId, accountId }, recipient);
  if (clientId === undefined || consentId === undefined) return NOBODY;
  return consentedIdentity(couch, { workspaceId, clientId, consentId }, recipient);
}

async function counted<T>(
  { quota }: Parts,
  asking: Asking,
  requestId: string,
  work: (used: number) => Promise<T>,
): Promise<T> {
  const used = await quota.claim(asking, requestId);
  if (used === undefined) throw new AppError('ai_quota_reached');
  try {
    return await work(used);
  } catch (error) {
    await quota.release(asking, requestId);
    throw error;
  }
}

interface Tool<S extends z.ZodType, A extends object> {
  isSold?: (tier: string) => boolean;
  prompt: (identity: Identity) => Prompt;
  schema: S;
  present: (answer: z.output<S>) => A;
}

interface Allowed {
  settings: AiSettings;
  asking: Asking;
  prompt: Prompt;
}

/** @throws AppError ai_not_configured, ai_plan_too_small, ai_consent_missing */
async function allowed(
  parts: Parts,
  { claims, body }: { claims: AccessClaims; body: AskRequest },
  { isSold, prompt }: Pick<Tool<z.ZodType, object>, 'isSold' | 'prompt'>,
): Promise<Allowed> {
  const settings = parts.ctx.config.ai;
  if (!settings) throw new AppError('ai_not_configured');
  const asking = await loadAsking(parts, claims);
  if (isSold?.(asking.tier) === false) throw new AppError('ai_plan_too_small');
  const whose = { workspaceId: asking.workspaceId, accountId: claims.sub };
  const identity = await agreedIdentity(parts, formatRecipient(settings), body, whose);
  return { settings, asking, prompt: prompt(identity) };
}

async function requestAnswer<S extends z.ZodType, A extends object>(
  parts: Parts,
  { settings, asking, prompt }: Allowed,
  { schema, present }: Pick<Tool<S, A>, 'schema' | 'present'>,
  reader: { used: number; signal: AbortSignal; onText: ((soFar: string) => void) | undefined },
) {
  const { used, signal, onText } = reader;
  const tokens = { input: 0, output: 0 };
  const onTokens = ({ input, output }: Tokens): void => {
    tokens.input += input;
    tokens.output += output;
  };
  const most = getLimit(asking.tier, 'aiQuestionsADay');
  try {
    const wait = { signal, log: parts.ctx.log, onText, onTokens };
    const answer = await askModel(settings, prompt, schema, wait);
    return {
      ...present(answer),
      provider: toProvider(settings),
      tokens,
      ...computeCost(settings, tokens),
      ...(most === null ? {} : { left: Math.max(0, most - used) }),
    };
  } finally {
    if (tokens.input + tokens.output > 0)
      await parts.quota.spend(asking, { ...tokens, ...computeCost(settings, tokens) });
  }
}

/** @throws AppError ai_quota_reached, those of `allowed` and of `askModel` */
async function ask<S extends z.ZodType, A extends object>(
  parts: Parts,
  { claims, req, res, signal, body }: Call & { body: AskRequest },
  tool: Tool<S, A>,
  turns: FairQueue,
) {
  const question = await allowed(parts, { claims, body }, tool);
  const once = (onText?: (soFar: string) => void) =>
    counted(parts, question.asking, body.requestId, (used) =>
      requestAnswer(parts, question, tool, { used, signal, onText }),
    );
  const run = (onText?: (soFar: string) => void) =>
    turns.run(question.asking.workspaceId, () => once(onText), signal, clientAddress(req));
  if (!readsLines(req)) return run();
  return (await answerInLines(res, run)) as Awaited<ReturnType<typeof run>>;
}

const adviceTool = (body: RequestBody<typeof askAdvice>) => ({
  prompt: (identity: Identity) => advicePrompt(body, identity),
  schema: adviceAnswerSchema,
  present: ({ paragraphs }: z.output<typeof adviceAnswerSchema>) => ({
    data: { advice: paragraphs.join('\n\n'), paragraphs },
  }),
});

const mealPlanTool = (body: RequestBody<typeof askMealPlan>) => ({
  prompt: (identity: Identity) => mealPlanPrompt(body, identity),
  schema: mealPlanAnswerSchema,
  present: (answer: MealPlanAnswer) => answer,
});

const foodPhotoTool = ({ imageBase64 }: RequestBody<typeof askFoodPhoto>) => ({
  isSold: (tier: string) => hasFeature(tier, 'multimodalAi'),
  prompt: () => foodPhotoPrompt(imageBase64),
  schema: foodPhotoAnswerSchema,
  present: (data: FoodPhotoAnswer) => ({ data }),
});

const TURNS: FairQueueOptions = {
  atOnce: 96,
  perKey: 6,
  mostWaiting: 10,
  mostWaitingInAll: 200,
  ofPlace: { atOnce: 32, mostWaiting: 60 },
  patience: 10_000,
  refusal: 'ai_busy',
};

export function aiRoutes(parts: Parts): RouteDefinition[] {
  const { config } = parts.ctx;
  const read = route(readAi, async ({ claims }) => {
    const asking = await loadAsking(parts, claims);
    const most = getLimit(asking.tier, 'aiQuestionsADay');
    return {
      ...(config.ai ? { provider: toProvider(config.ai) } : {}),
      used: await parts.quota.used(asking),
      ...(most === null ? {} : { most }),
    };
  });
  const turns = createFairQueue(TURNS);
  const options = { rate: QUESTIONS, bodyLimit: BODY_LIMIT };
  const photo = { ...options, bodyLimit: PHOTO_LIMIT };
  return [
    read,
    route(askAdvice, (call) => ask(parts, call, adviceTool(call.body), turns), options),
    route(askMealPlan, (call) => ask(parts, call, mealPlanTool(call.body), turns), options),
    route(askFoodPhoto, (call) => ask(parts, call, foodPhotoTool(call.body), turns), photo),
  ];
}
