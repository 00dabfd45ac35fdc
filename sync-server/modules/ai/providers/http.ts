import { z } from 'zod';
import { send, type Arriving } from './connection';
import { ProviderFailure } from './provider';

/** An answer of 6,000 tokens has some 25 KB; streams add much around each word. */
const MAX_BYTES = { whole: 256 * 1024, stream: 2 * 1024 * 1024 } as const;

async function* readPieces({ body, end }: Arriving, most: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const piece of body) {
      bytes += piece.byteLength;
      if (bytes > most) throw new ProviderFailure('unreadable', 'answer too long');
      yield piece;
    }
  } finally {
    end();
  }
}

async function boundedText(answer: Arriving): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const piece of readPieces(answer, MAX_BYTES.whole)) parts.push(piece);
  return Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure('unreadable', 'no JSON');
  }
}

/** `Retry-After` may be seconds or a date. */
function parseSeconds(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

/** 429 codes that no waiting cures. */
const NO_MONEY = /insufficient_quota|billing|quota_exceeded/;
/** 529: Anthropic is overloaded. */
const BUSY = new Set([408, 409, 429, 500, 502, 503, 504, 529]);
const SETTINGS = new Set([401, 402, 403, 404]);

export async function post(
  url: string,
  headers: Record<string, string>,
  body: object,
  signal: AbortSignal,
): Promise<Arriving> {
  const answer = await send(url, headers, JSON.stringify(body), signal);
  if (answer.status >= 200 && answer.status < 300) return answer;
  const text = await boundedText(answer);
  const about = `status ${answer.status}`;
  if (answer.status === 429 && NO_MONEY.test(text)) throw new ProviderFailure('settings', about);
  if (BUSY.has(answer.status))
    throw new ProviderFailure('busy', about, parseSeconds(answer.header('retry-after')));
  throw new ProviderFailure(SETTINGS.has(answer.status) ? 'settings' : 'unreadable', about);
}

/** Some compatible servers ignore a request for a stream. */
export const isStream = (answer: Arriving): boolean =>
  (answer.header('content-type') ?? '').includes('text/event-stream');

export function readAs<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new ProviderFailure('unreadable', 'unknown shape');
  return read.data;
}

export const readWhole = async <S extends z.ZodType>(
  schema: S,
  answer: Arriving,
): Promise<z.output<S>> => readAs(schema, parseJson(await boundedText(answer)));

const readData = (event: string): string =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
    .join('\n');

/**
 * Ends at the end of the stream or `[DONE]`; comments are skipped.
 * @throws ProviderFailure unreadable
 */
export async function* readEvents<S extends z.ZodType>(
  schema: S,
  answer: Arriving,
): AsyncGenerator<z.output<S>> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of readPieces(answer, MAX_BYTES.stream)) {
    rest = `${rest}${decoder.decode(piece, { stream: true })}`.replaceAll('\r\n', '\n');
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = readData(event);
      if (data === '[DONE]') return;
      if (data !== '') yield readAs(schema, parseJson(data));
    }
  }
}

export const tokenCount = z.number().int().min(0).max(10_000_000).catch(0);
