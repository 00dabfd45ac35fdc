import { CouchUnavailable, translate } from '../errors';
import type { CouchCall, Send } from '../transport';
import { Refusal } from './errors';
import { operate } from './operations';
import type { Store } from './store';

const JSON_KEYS = new Set(['start_key', 'end_key']);

function toQuery(query: CouchCall['query'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      JSON_KEYS.has(key) ? JSON.stringify(value) : String(value),
    ]),
  );
}

/** Same as JSON over HTTP: nothing shared with the caller, undefined fields absent. */
export function copyJson(body: unknown): unknown {
  // JSON has no negative zero, NaN or Infinity.
  if (typeof body === 'number') return Number.isFinite(body) ? body + 0 : null;
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body))
    return body.map((one: unknown) => (one === undefined ? null : copyJson(one)));
  if ('toJSON' in body) return JSON.parse(JSON.stringify(body)) as unknown;
  const copy = { ...body } as Record<string, unknown>;
  for (const key of Object.keys(copy)) {
    const part = copy[key];
    if (part === undefined) delete copy[key];
    else if (typeof part === 'object' || typeof part === 'number') copy[key] = copyJson(part);
  }
  return copy;
}

function splitParts(database: string | undefined, path = ''): string[] {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  return database === undefined ? parts : [database, ...parts];
}

const FOREVER = new AbortController().signal;

/** Skips HTTP: a call costs a quarter and needs no connection. */
export function createDirectSend(store: Store): Send {
  return async ({ method, database, path, query, body, signal = FOREVER }: CouchCall) => {
    const call = { method, path: splitParts(database, path), query: toQuery(query) };
    try {
      const answer = await operate(store, { ...call, body: copyJson(body), signal });
      if (signal.aborted) throw new CouchUnavailable('the call was ended');
      return answer.body;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, error: word, message } = error;
      throw translate({ status, word, reason: message });
    }
  };
}
