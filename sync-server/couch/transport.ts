import nano from 'nano';
import { CouchConflict, CouchDatabaseMissing, CouchRefused, CouchUnavailable } from './errors';

/** Most milliseconds that one call to the database may take. */
const CALL_TIMEOUT = 15_000;

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

function translate(error: unknown): Error {
  if (!isNanoError(error)) return new CouchUnavailable(String(error));
  const { statusCode, error: word, reason } = error;
  // Without a status nothing answered; with 5xx, 408 or 429 the server cannot answer now.
  // Credentials that are refused are no fault of a caller: the product has no database then.
  if (statusCode === undefined || statusCode >= 500 || [401, 408, 429].includes(statusCode))
    return new CouchUnavailable(`${word ?? 'connection'}: ${reason ?? error.message}`);
  if (statusCode === 409) return new CouchConflict(reason ?? error.message);
  // Only the reason tells a missing database from a missing document.
  if (statusCode === 404 && /database/i.test(reason ?? ''))
    return new CouchDatabaseMissing(reason ?? '');
  return new CouchRefused(statusCode, word ?? 'unknown_error', reason ?? error.message);
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
 * Calls a CouchDB server over kept-alive connections (Node's own pool).
 * @param address URL of the server, credentials within
 */
export function createSend(address: string): Send {
  const { url, headers } = withoutCredentials(address);
  const config = { url, headers, parseUrl: false };
  const server = nano(config);
  return async ({ method, database, path, query, body, timeout, signal }) => {
    const limit = AbortSignal.timeout(timeout ?? CALL_TIMEOUT);
    const options = {
      method,
      path: path ?? '',
      ...(database === undefined ? {} : { db: database }),
      ...(query === undefined ? {} : { qs: query }),
      ...(body === undefined ? {} : { body }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    };
    let answer: unknown;
    try {
      answer = await server.relax(options);
    } catch (error) {
      throw translate(error);
    }
    // nano swallows an answer that was cut in the middle and hands over ''.
    if (typeof answer !== 'object' || answer === null)
      throw new CouchUnavailable('the answer was cut');
    return answer;
  };
}
