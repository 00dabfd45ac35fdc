import { z } from 'zod';
import { ProviderFailure } from './provider';

/** Most bytes of an answer; one of 1,500 tokens has some KB. */
const MAX_BYTES = 256 * 1024;

/** @throws ProviderFailure unreadable for one that is too long */
async function boundedText(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader?.cancel();
      throw new ProviderFailure('unreadable', 'answer too long');
    }
    parts.push(value);
  }
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure('unreadable', 'no JSON');
  }
}

/** Seconds of `Retry-After`, which may be a number or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

/** Codes of a 429 that no waiting cures: there is no money left. */
const NO_MONEY = /insufficient_quota|billing|quota_exceeded/;
/** 529: Anthropic is overloaded. */
const BUSY = new Set([408, 409, 429, 500, 502, 503, 504, 529]);
const SETTINGS = new Set([401, 402, 403, 404]);

/** Posts JSON to a provider. @throws ProviderFailure where it does not answer well */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
    redirect: 'error',
  });
  const text = await boundedText(answer);
  if (answer.ok) return jsonOf(text);
  const about = `status ${answer.status}`;
  if (answer.status === 429 && NO_MONEY.test(text)) throw new ProviderFailure('settings', about);
  if (BUSY.has(answer.status))
    throw new ProviderFailure('busy', about, secondsOf(answer.headers.get('retry-after')));
  throw new ProviderFailure(SETTINGS.has(answer.status) ? 'settings' : 'unreadable', about);
}

/** Reads an answer by its schema. @throws ProviderFailure unreadable */
export function readAs<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderFailure('unreadable', 'unknown shape');
  return read.data;
}

export const tokenCount = z.number().int().min(0).max(10_000_000).catch(0);
