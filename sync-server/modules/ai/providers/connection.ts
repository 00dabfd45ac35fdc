import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ProviderFailure } from './provider';

export interface Arriving {
  status: number;
  header: (name: string) => string | undefined;
  /** @throws ProviderFailure busy when it breaks off; the signal's reason */
  body: AsyncIterable<Uint8Array>;
  end(): void;
}

const toReason = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException('aborted', 'AbortError');

async function* readPieces(
  answer: IncomingMessage,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const piece of answer) yield piece as Buffer;
  } catch {
    if (signal.aborted) throw toReason(signal);
    throw new ProviderFailure('busy', 'the answer broke off');
  }
}

/**
 * Node's client rather than `fetch`, which holds its abort signal weakly and may lose it to garbage collection.
 * @throws ProviderFailure busy when there is no connection; the signal's reason
 */
export function send(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<Arriving> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(toReason(signal));
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const outgoing = request(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
    });
    const stop = (): void => {
      reject(toReason(signal));
      outgoing.destroy();
    };
    signal.addEventListener('abort', stop, { once: true });
    outgoing.once('close', () => signal.removeEventListener('abort', stop));
    outgoing.on('error', () => reject(new ProviderFailure('busy', 'no connection')));
    outgoing.once('response', (answer) =>
      resolve({
        status: answer.statusCode ?? 0,
        header: (name) => {
          const value = answer.headers[name];
          return Array.isArray(value) ? value[0] : value;
        },
        body: readPieces(answer, signal),
        end: () => outgoing.destroy(),
      }),
    );
    outgoing.end(body);
  });
}
