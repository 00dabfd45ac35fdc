import type { ErrorCode } from '../domain/protocol/errors';
import { APP_VERSION_HEADER } from '../domain/protocol/protocolVersions';
import { Unreachable } from '../platform/unreachable';
import { APP_VERSION } from './appVersion';

export { Unreachable };

export class ServerAnswer extends Error {
  override readonly name = 'ServerAnswer';
  readonly status: number;
  /**
   * `null` when something else answered (a proxy, a portal). A newer gateway may send a code that this version does not
   * know.
   */
  readonly code: ErrorCode | null;
  /** Seconds; null when the server did not say. */
  readonly retryAfter: number | null;
  /** An administrator's reason, for the person to read. */
  readonly reason: string | null;
  readonly passkey: object | null;

  constructor(
    status: number,
    code: ErrorCode | null,
    retryAfter: number | null,
    reason: string | null = null,
    passkey: object | null = null,
  ) {
    super(`${status} ${code ?? ''}`);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.reason = reason;
    this.passkey = passkey;
  }
}

/** The device may not speak to the server until a person does something. */
export class SessionLocked extends Error {
  override readonly name = 'SessionLocked';
}

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Codes of a newer gateway are not in the list and give `null`. */
function getErrorCode(body: unknown): ErrorCode | null {
  if (typeof body !== 'object' || body === null || !('code' in body)) return null;
  const isOurs = 'success' in body && body.success === false;
  const { code } = body;
  return isOurs && typeof code === 'string' ? (code as ErrorCode) : null;
}

function getDetail(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null || !('details' in body)) return undefined;
  const { details } = body;
  if (typeof details !== 'object' || details === null) return undefined;
  return (details as Record<string, unknown>)[name];
}

function getReason(body: unknown): string | null {
  const reason = getDetail(body, 'reason');
  return typeof reason === 'string' ? reason : null;
}

function getPasskey(body: unknown): object | null {
  const passkey = getDetail(body, 'passkey');
  return typeof passkey === 'object' ? passkey : null;
}

/** Only the form in seconds: the form as a date would need a clock that is right. */
function parseRetryAfter(response: Response): number | null {
  const header = response.headers.get('retry-after');
  return header && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

export async function refusal(response: Response): Promise<ServerAnswer> {
  const body: unknown = await response.json().catch(() => null);
  return new ServerAnswer(
    response.status,
    getErrorCode(body),
    parseRetryAfter(response),
    getReason(body),
    getPasskey(body),
  );
}

/** @throws Unreachable when no answer came */
export async function send(fetch: Fetch, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(APP_VERSION_HEADER, APP_VERSION);
  try {
    return await fetch(path, { ...init, headers });
  } catch (error) {
    throw new Unreachable(path, { cause: error });
  }
}

async function readPieces(body: ReadableStream<Uint8Array>, alive: () => void): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    alive();
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * @param alive called whenever some of it came
 * @throws Unreachable when it breaks off, ServerAnswer when it is no good answer
 */
export async function readText(response: Response, alive?: () => void): Promise<string> {
  if (!response.ok) throw await refusal(response);
  try {
    if (alive && response.body) return await readPieces(response.body, alive);
    return await response.text();
  } catch (error) {
    throw new Unreachable('answer broke off', { cause: error });
  }
}

/** @throws Unreachable when it breaks off, ServerAnswer when it is no JSON */
export async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A hotel's sign-in page answers 200 with HTML: that is not our server.
    throw new ServerAnswer(response.status, null, null);
  }
}

/** @param body a value, or its text in JSON */
export function postInit(
  body: unknown,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    credentials: 'same-origin',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(signal ? { signal } : {}),
  };
}
