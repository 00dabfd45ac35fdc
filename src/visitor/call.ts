import { TOKEN_HEADER } from '../domain/accounts/tokenHeader';

const PATIENCE = 20_000;

export class Refusal extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

export class Away extends Error {
  override readonly name = 'Away';
}

const LATER = new Set([408, 425, 429]);

interface ErrorBody {
  error?: unknown;
  code?: unknown;
}

/**
 * Calls the gateway.
 * @throws Refused, Away
 */
export function call<T>(path: string, body?: unknown): Promise<T> {
  return send(
    path,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
}

/**
 * The token goes in a header because URLs are logged.
 * @throws Refused, Away
 */
export const read = <T>(path: string, token: string): Promise<T> =>
  send(path, { headers: { [TOKEN_HEADER]: token } });

export async function readFile(path: string, token: string): Promise<Blob> {
  const response = await fetchAnswer(path, { headers: { [TOKEN_HEADER]: token } });
  return response.blob();
}

async function send<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetchAnswer(path, init);
  return (await response.json().catch(() => ({}))) as T;
}

async function fetchAnswer(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new Away();
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as ErrorBody;
  if (response.status >= 500 || LATER.has(response.status)) throw new Away();
  throw new Refusal(String(answer.error ?? ''), String(answer.code ?? ''));
}
