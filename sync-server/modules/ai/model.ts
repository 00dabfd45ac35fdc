import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import {
  isVietnamese,
  repairMessage,
  type Flaw,
} from '../../../src/domain/practice/ai/prompts/repair';
import { AppError, type ErrorCode } from '../../../src/domain/protocol/errors';
import type { Logger } from '../../http/log';
import { bounded, raced } from '../../http/raced';
import { PROVIDERS } from './providers';
import {
  ProviderFailure,
  type Asking,
  type FailureKind,
  type Prompt,
  type ProviderAnswer,
  type Tokens,
} from './providers/provider';
import type { AiSettings } from './settings';

/** Milliseconds including retries: a device waits thirty seconds for JSON, and longer while lines arrive. */
const PATIENCE = { whole: 25_000, stream: 75_000 } as const;
/** Seconds before the retry; a provider that asks for more is not retried. */
const [FIRST_WAIT, LONGEST_WAIT] = [1, 8];

const CODES: Record<FailureKind, ErrorCode> = {
  busy: 'ai_busy',
  settings: 'ai_misconfigured',
  refused: 'ai_refused',
  unreadable: 'ai_unreadable',
  cut: 'ai_unreadable',
};

/** Some compatible servers ignore the schema and fence their JSON. */
const unfenced = (text: string) => text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/u, '$1');

type Reading<T> = { answer: T } | { flaw: Flaw };

function readText<S extends z.ZodType>(
  schema: S,
  { text, end }: ProviderAnswer,
): Reading<z.output<S>> {
  if (end === 'cut') return { flaw: 'cut' };
  let json: unknown;
  try {
    json = JSON.parse(unfenced(text));
  } catch {
    return { flaw: 'shape' };
  }
  const read = schema.safeParse(json);
  if (!read.success) return { flaw: 'shape' };
  return isVietnamese(read.data) ? { answer: read.data } : { flaw: 'language' };
}

const isBusy = (error: unknown) => error instanceof ProviderFailure && error.kind === 'busy';

async function askTwice(
  { provider, ...settings }: AiSettings,
  prompt: Prompt,
  asking: Asking,
): Promise<ProviderAnswer> {
  const { ask } = PROVIDERS[provider];
  try {
    return await ask(settings, prompt, asking);
  } catch (error) {
    if (!isBusy(error)) throw error;
    const wait = error instanceof ProviderFailure ? (error.retryAfter ?? FIRST_WAIT) : FIRST_WAIT;
    if (wait > LONGEST_WAIT) throw error;
    await pause(wait * 1000, undefined, { signal: asking.signal });
    return ask(settings, prompt, asking);
  }
}

export interface Wait {
  signal: AbortSignal;
  log: Logger;
  onTokens: (tokens: Tokens) => void;
  onText?: ((soFar: string) => void) | undefined;
}

async function askAndRepair<S extends z.ZodType>(
  settings: AiSettings,
  prompt: Prompt,
  schema: S,
  asking: Asking & Pick<Wait, 'onTokens'>,
): Promise<z.output<S>> {
  const once = async (modelPrompt: Prompt) => {
    const reply = await askTwice(settings, modelPrompt, asking);
    asking.onTokens(reply.tokens);
    if (reply.end === 'refused') throw new ProviderFailure('refused', 'refusal');
    return { reply, read: readText(schema, reply) };
  };
  const first = await once(prompt);
  if ('answer' in first.read) return first.read.answer;
  const user = repairMessage(prompt.user, first.read.flaw, first.reply.text);
  const second = await once({ ...prompt, user });
  if ('answer' in second.read) return second.read.answer;
  throw new ProviderFailure('unreadable', `${second.read.flaw} of the answer, twice`);
}

/** The provider's own words are neither returned nor logged. */
function toError(error: unknown, isLate: boolean, log: Logger): unknown {
  if (isLate) return new AppError('ai_timeout');
  if (error instanceof ProviderFailure) {
    const { kind, message } = error;
    log.warn({ kind, about: message }, 'the AI provider gave no answer');
    return new AppError(CODES[kind]);
  }
  return error;
}

/**
 * Accepts only a Vietnamese answer that fits the schema.
 * @throws AppError ai_busy, ai_timeout, ai_refused, ai_unreadable, ai_misconfigured
 */
export async function askModel<S extends z.ZodType>(
  settings: AiSettings,
  prompt: Prompt,
  schema: S,
  { signal: left, log, onText, onTokens }: Wait,
): Promise<z.output<S>> {
  const bounds = bounded(left, onText ? PATIENCE.stream : PATIENCE.whole);
  const { signal } = bounds;
  try {
    const asking = { signal, onText, onTokens };
    return await raced(askAndRepair(settings, prompt, schema, asking), signal);
  } catch (error) {
    throw toError(error, bounds.isLate(), log);
  } finally {
    bounds.end();
  }
}
