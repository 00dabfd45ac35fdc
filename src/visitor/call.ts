/** Milliseconds that a call may take. */
const PATIENCE = 20_000;

/** The gateway said no, for good. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The network or the gateway is away, or busy: the same call may succeed later. */
export class Away extends Error {
  override readonly name = 'Away';
}

/** Refusals that pass by themselves. */
const LATER = new Set([408, 425, 429]);

interface ErrorBody {
  error?: unknown;
  code?: unknown;
}

/**
 * Calls the gateway.
 * @throws Refused, Away
 */
export async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body === undefined
        ? {}
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Away();
  }
  const answer = (await response.json().catch(() => ({}))) as ErrorBody;
  if (response.ok) return answer as T;
  if (response.status >= 500 || LATER.has(response.status)) throw new Away();
  throw new Refused(String(answer.error ?? ''), String(answer.code ?? ''));
}
