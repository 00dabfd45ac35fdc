import { COLLECTION_NAMES, type CollectionName } from '../domain/records';
import type { Epochs, Hello, LiveEvent } from '../domain/protocol/protocol';
import { readJson, refusal, Unreachable } from '../gateway/calls';

function isEpochs(value: unknown): value is Epochs {
  if (typeof value !== 'object' || value === null) return false;
  const named = value as Record<string, unknown>;
  return ['workspace', 'catalogue', 'published'].every((key) => typeof named[key] === 'string');
}

/** A value whose form this version does not know counts as not named. */
function parseHello(event: Record<string, unknown>, epochs: Epochs): Hello {
  const { protocol, leastApp, serverTime } = event;
  return {
    type: 'hello',
    epochs,
    serverTime: String(serverTime),
    protocol: typeof protocol === 'number' ? protocol : undefined,
    leastApp: typeof leastApp === 'string' ? leastApp : undefined,
  };
}

const known = new Set<string>(COLLECTION_NAMES);

/** @returns null for what this version of the app does not know */
export function parseLiveLine(line: string): LiveEvent | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const event = value as Record<string, unknown>;
  if (event.type === 'beat') return { type: 'beat' };
  if (event.type === 'locked') return event as LiveEvent;
  if (event.type === 'hello' && isEpochs(event.epochs)) return parseHello(event, event.epochs);
  if (event.type === 'wake' && Array.isArray(event.collections)) {
    const names = event.collections.filter((name): name is CollectionName => known.has(name));
    return { type: 'wake', collections: names };
  }
  return null;
}

/**
 * NDJSON.
 * @throws ServerAnswer when it is refused, Unreachable when it is cut
 */
export async function* readLive(response: Response): AsyncGenerator<LiveEvent> {
  if (!response.ok) throw await refusal(response);
  const type = response.headers.get('content-type') ?? '';
  // A portal's page would never say hello; reading it as JSON gives the right error.
  if (!response.body || type.includes('text/html')) await readJson(response);
  const reader = response.body?.getReader();
  if (!reader) throw new Unreachable('no stream');
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const event = parseLiveLine(line);
        if (event) yield event;
      }
    }
  } catch (error) {
    throw new Unreachable('the live stream was cut', { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
