import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { AppError, type ErrorCode } from '../../../src/domain/errors';
import type { Config } from '../../config';
import type { Logger } from '../../http/log';
import { PROVIDERS } from './providers';
import {
  ProviderFailure,
  type FailureKind,
  type Prompt,
  type ProviderAnswer,
} from './providers/provider';

export type AiSettings = NonNullable<Config['ai']>;

/** Milliseconds for an answer with its second try; a device waits thirty seconds. */
const PATIENCE = 25_000;
/** Seconds before the second try; who asks for more is not waited for. */
const [FIRST_WAIT, LONGEST_WAIT] = [1, 8];

const CODES: Record<FailureKind, ErrorCode> = {
  busy: 'ai_busy',
  settings: 'ai_misconfigured',
  refused: 'ai_refused',
  unreadable: 'ai_unreadable',
  cut: 'ai_unreadable',
};

/** Fenced JSON is JSON all the same: some compatible servers know no schema. */
const unfenced = (text: string) => text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/u, '$1');

/** @throws ProviderFailure unreadable */
function readText<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  try {
    return schema.parse(JSON.parse(unfenced(text)));
  } catch {
    throw new ProviderFailure('unreadable', 'answer of another shape');
  }
}

const isBusy = (error: unknown) =>
  (error instanceof ProviderFailure && error.kind === 'busy') ||
  // fetch says so of a connection that fails.
  error instanceof TypeError;

/** One answer; a second try where the provider is busy, after as long as it asks for. */
async function askTwice(
  { provider, ...settings }: AiSettings,
  prompt: Prompt,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const { ask } = PROVIDERS[provider];
  try {
    return await ask(settings, prompt, signal);
  } catch (error) {
    if (!isBusy(error)) throw error;
    const wait = error instanceof ProviderFailure ? (error.retryAfter ?? FIRST_WAIT) : FIRST_WAIT;
    if (wait > LONGEST_WAIT) throw error;
    await pause(wait * 1000, undefined, { signal });
    return ask(settings, prompt, signal);
  }
}

/** The error for the caller; what the provider said is neither told nor logged. */
function toError(error: unknown, late: AbortSignal, log: Logger): unknown {
  if (late.aborted) return new AppError('ai_timeout');
  if (error instanceof ProviderFailure) {
    const { kind, message } = error;
    log.warn({ kind, about: message }, 'the AI provider gave no answer');
    return new AppError(CODES[kind]);
  }
  return error instanceof TypeError ? new AppError('ai_busy') : error;
}

/**
 * Asks the provider of this installation, and takes only an answer of the schema.
 * @param left aborted when nobody waits any more
 * @throws AppError ai_busy, ai_timeout, ai_refused, ai_unreadable, ai_misconfigured
 */
export async function askModel<S extends z.ZodType>(
  settings: AiSettings,
  prompt: Prompt,
  schema: S,
  { left, log }: { left: AbortSignal; log: Logger },
): Promise<{ answer: z.output<S>; tokens: ProviderAnswer['tokens'] }> {
  const late = AbortSignal.timeout(PATIENCE);
  try {
    const { text, tokens } = await askTwice(settings, prompt, AbortSignal.any([left, late]));
    return { answer: readText(schema, text), tokens };
  } catch (error) {
    throw toError(error, late, log);
  }
}
