import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import type { CollectionName } from '../domain/collections';
import type { ErrorCode } from '../domain/errors';
import { LIVE_TIMING } from '../domain/protocol';
import type { Epochs } from '../domain/protocol';
import { Unreachable } from './calls';
import { readLive } from './live';
import { createPause } from './pause';

export interface ConnectionEvents {
  /** The server answered; called before the connection counts as online. */
  hello(epochs: Epochs): Promise<void>;
  wake(collections: CollectionName[]): void;
  /** The server ends the stream for a reason that waiting does not mend. */
  locked(code: ErrorCode): void;
  /** Something came from the server. */
  contact(): void;
  /** An attempt failed or the stream was cut. */
  lost(error: unknown): void;
}

export interface ConnectionOptions {
  /** Opens the live stream. */
  open(signal: AbortSignal): Promise<Response>;
  events: ConnectionEvents;
  /** Waits before the next attempt, in milliseconds; the last one is repeated. */
  delays?: readonly number[];
  watchdogMs?: number;
  helloMs?: number;
}

/** What is really known of the network: a live stream that speaks, or none. */
export interface Connection {
  readonly online$: BehaviorSubject<boolean>;
  /** Resolves at once while online. */
  whenOnline(): Promise<void>;
  /** Aborted as soon as the connection is lost: calls that hang in a dead network end with it. */
  signal(): AbortSignal;
  start(): void;
  stop(): void;
  /** Ends the present wait, or asks again whether a stream that seems open is alive. */
  retryNow(): void;
  /** A call failed for want of a network: the stream's word is not enough any more. */
  doubt(): void;
}

/** First again at once, then never more than 5 s apart. */
const DELAYS = [200, 1000, 2000, 3000, 5000] as const;
/** An attempt without an answer ends in time for the next one to be at most 5 s after it. */
const HELLO_MS = 5000;

/** Keeps one live stream open for as long as it runs, and says whether there is one. */
export function createConnection(options: ConnectionOptions): Connection {
  const { events } = options;
  const delays = options.delays ?? DELAYS;
  const watchdogMs = options.watchdogMs ?? LIVE_TIMING.watchdogSeconds * 1000;
  const helloMs = options.helloMs ?? HELLO_MS;
  const online$ = new BehaviorSubject(false);
  const state = { running: false };
  let stream = new AbortController();
  let calls = new AbortController();
  const pause = createPause();

  function offline(): void {
    if (!online$.value) return;
    online$.next(false);
    calls.abort();
  }

  /** One life of a stream. Ends by throwing, whatever the reason. */
  async function live(): Promise<never> {
    stream = new AbortController();
    const current = stream;
    let timer = setTimeout(() => current.abort(), helloMs);
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => current.abort(), watchdogMs);
      events.contact();
    };
    try {
      const response = await options.open(current.signal);
      for await (const event of readLive(response)) {
        alive();
        if (event.type === 'hello') {
          await events.hello(event.epochs);
          if (current.signal.aborted || !state.running) break;
          calls = new AbortController();
          online$.next(true);
        } else if (event.type === 'wake') events.wake(event.collections);
        else if (event.type === 'locked') {
          events.locked(event.code);
          break;
        }
      }
      throw new Unreachable('the live stream ended');
    } finally {
      clearTimeout(timer);
      current.abort();
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (state.running) {
      let spoke = false;
      const watch = online$.subscribe((online) => {
        spoke ||= online;
      });
      await live().catch((error: unknown) => {
        if (state.running) events.lost(error);
      });
      watch.unsubscribe();
      offline();
      failures = spoke ? 0 : failures + 1;
      const delay = delays[Math.min(failures, delays.length - 1)] ?? HELLO_MS;
      if (state.running) await pause.wait(delay / 1000);
    }
  }

  function retryNow(): void {
    if (!online$.value) pause.wake();
  }

  function doubt(): void {
    if (state.running && online$.value) stream.abort();
  }

  const onVisible = (): void => {
    if (document.visibilityState === 'visible') retryNow();
  };

  return {
    online$,
    signal: () => calls.signal,
    retryNow,
    doubt,
    async whenOnline() {
      await firstValueFrom(online$.pipe(filter(Boolean)));
    },
    start() {
      if (state.running) return;
      state.running = true;
      if (typeof window !== 'undefined') {
        window.addEventListener('online', retryNow);
        // The browser's word is a hint only: the stream is opened anew and tells the truth.
        window.addEventListener('offline', doubt);
        document.addEventListener('visibilitychange', onVisible);
      }
      void run();
    },
    stop() {
      state.running = false;
      if (typeof window !== 'undefined') {
        window.removeEventListener('online', retryNow);
        window.removeEventListener('offline', doubt);
        document.removeEventListener('visibilitychange', onVisible);
      }
      stream.abort();
      offline();
      pause.wake();
    },
  };
}
