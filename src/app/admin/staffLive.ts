import { staffStream } from '../../api/staff';
import { LIVE_TIMING } from '../../domain/protocol/protocol';
import type { Session } from '../../gateway/session';

/** Milliseconds until the next try while the server is away. */
const AGAIN = 5_000;
const WATCHDOG = LIVE_TIMING.watchdogSeconds * 1000;

type Asking = Pick<Session, 'call' | 'renew' | 'getSnapshot'>;

/** Ends also when the network falls silent. */
async function listen(session: Asking, signal: AbortSignal): Promise<void> {
  const own = new AbortController();
  const stop = (): void => own.abort();
  signal.addEventListener('abort', stop);
  let timer = setTimeout(stop, WATCHDOG);
  try {
    const { ok, body } = await session.call(staffStream.path, { signal: own.signal });
    // An older gateway has no stream.
    if (!ok) throw new Error('no stream');
    const reader = body?.getReader();
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) return;
      clearTimeout(timer);
      timer = setTimeout(stop, WATCHDOG);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    own.abort();
  }
}

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * When an owner changes, switches off or signs out the member, the stream ends; the renewal that follows tells the
 * session, which locks the page.
 */
export async function followStanding(session: Asking, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isEnded = await listen(session, signal).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return;
    if (isEnded) await session.renew().catch(() => undefined);
    if (session.getSnapshot().locked !== null) return;
    await pause(signal);
  }
}
