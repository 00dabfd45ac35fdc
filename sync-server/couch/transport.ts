import nano from 'nano';
import { createBound } from './bound';
import { CouchUnavailable, translate } from './errors';
import { startLimit } from './limit';

const CALL_TIMEOUT = 15_000;
/** Bounds connections to CouchDB, however many devices there are. Long polls are not counted. */
const MAX_AT_ONCE = 32;

export interface CouchCall {
  method: 'get' | 'post' | 'put' | 'delete';
  database?: string;
  path?: string;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Milliseconds; default 15 s. */
  timeout?: number;
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
  // An empty reason would hide the message that tells a missing database.
  return translate({ status, word, reason: reason ?? message });
}

/** nano takes credentials from a URL only when both are present. */
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
 * The only hook where nano shows a success's status. 202 means that less than a majority of copies accepted the write:
 * marked as bulk writes do per document.
 */
function markAccepted(entry: unknown): void {
  const { headers, retval } = entry as { headers?: { statusCode?: number }; retval?: unknown };
  if (headers?.statusCode !== 202) return;
  if (typeof retval === 'object' && retval !== null && !Array.isArray(retval))
    Object.assign(retval, { accepted: true });
}

export function createSend(address: string): Send {
  const { url, headers } = withoutCredentials(address);
  const config = { url, headers, parseUrl: false, log: markAccepted };
  const server = nano(config);
  const bound = createBound(MAX_AT_ONCE);
  return async ({ method, database, path, query, body, timeout, signal }) => {
    // Neither `AbortSignal.timeout` nor `any`: Node 20 garbage-collects the one too early and leaks the other.
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
    // nano turns a truncated answer into ''.
    if (typeof answer !== 'object' || answer === null)
      throw new CouchUnavailable('the answer was cut');
    return answer;
  };
}
