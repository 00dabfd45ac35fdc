import nano from 'nano';
import { createBound } from './bound';
import { CouchUnavailable, translate } from './errors';
import { startLimit } from './limit';

/** Most milliseconds that one call to the database may take. */
const CALL_TIMEOUT = 15_000;
/**
 * Most calls at the same time, so many connections at most: however many devices there are, CouchDB sees
 * the same number. A long poll waits beside them.
 */
const MAX_AT_ONCE = 32;

export interface CouchCall {
  method: 'get' | 'post' | 'put' | 'delete';
  database?: string;
  /** Path behind the database, already encoded. */
  path?: string;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Milliseconds; default 15 s. */
  timeout?: number;
  /** Ends the call. */
  signal?: AbortSignal;
}

export type Send = (call: CouchCall) => Promise<unknown>;

interface NanoError {
  statusCode?: number;
  error?: string;
  reason?: string;
  message: string;
}

function isNanoError(value: unknown): value is NanoError {
  return value instanceof Error;
}

function toError(error: unknown): Error {
  if (!isNanoError(error)) return new CouchUnavailable(String(error));
  const { statusCode: status, error: word, reason, message } = error;
  // An empty reason says as little as none of a missing database.
  return translate({ status, word, reason: reason ?? message });
}

/** The address without credentials, which nano takes from a URL only when both are there. */
function withoutCredentials(address: string): { url: string; headers: Record<string, string> } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const plain = url.toString().replace(/\/$/, '');
  if (username === '') return { url: plain, headers: {} };
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    url: plain,
    headers: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
  };
}

/**
 * The only place where nano shows the status of a success, before it hands the answer over. 202 says that
 * fewer copies than most took a write: it is noted as bulk writes do for each document.
 */
function markAccepted(entry: unknown): void {
  const { headers, retval } = entry as { headers?: { statusCode?: number }; retval?: unknown };
  if (headers?.statusCode !== 202) return;
  if (typeof retval === 'object' && retval !== null && !Array.isArray(retval))
    Object.assign(retval, { accepted: true });
}

/**
 * Calls a CouchDB server over kept-alive connections (Node's own pool).
 * @param address URL of the server, credentials within
 */
export function createSend(address: string): Send {
  const { url, headers } = withoutCredentials(address);
  const config = { url, headers, parseUrl: false, log: markAccepted };
  const server = nano(config);
  const bound = createBound(MAX_AT_ONCE);
  return async ({ method, database, path, query, body, timeout, signal }) => {
    // Neither `AbortSignal.timeout` nor `any`: Node 20 forgets the one when memory is cleaned up, and whatever lives on keeps the other.
    const limit = new AbortController();
    const late = (): void => limit.abort(new DOMException('no answer in time', 'TimeoutError'));
    const stopLimit = startLimit(timeout ?? CALL_TIMEOUT, late);
    const options = {
      method,
      path: path ?? '',
      ...(database === undefined ? {} : { db: database }),
      ...(query === undefined ? {} : { qs: query }),
      ...(body === undefined ? {} : { body }),
      signal: limit.signal,
    };
    const end = (): void => limit.abort(signal?.reason);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { once: true });
    let answer: unknown;
    try {
      const relax = (): Promise<unknown> => server.relax(options);
      answer = await (signal ? relax() : bound(relax, limit.signal));
    } catch (error) {
      throw toError(error);
    } finally {
      stopLimit();
      signal?.removeEventListener('abort', end);
    }
    // nano swallows an answer that was cut in the middle and hands over ''.
    if (typeof answer !== 'object' || answer === null)
      throw new CouchUnavailable('the answer was cut');
    return answer;
  };
}
