import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import type { CollectionName } from '../domain/records';
import type { ErrorCode } from '../domain/protocol/errors';
import { LIVE_TIMING, type Hello } from '../domain/protocol/protocol';
import { ServerAnswer, Unreachable } from '../gateway/calls';
import { untilAborted } from '../platform/limited';
import { readLive } from './live';
import { createPause } from './pause';

export interface ConnectionEvents {
  /** Called before the connection counts as online. */
  hello(hello: Hello): Promise<void>;
  wake(collections: CollectionName[]): void;
  /** The server ends the stream for a reason that waiting does not mend. */
  locked(code: ErrorCode): void;
  contact(): void;
  lost(error: unknown): void;
}

export interface ConnectionOptions {
  /** All of it, a renewal of the token too, must end when `signal` is aborted. */
  open(signal: AbortSignal): Promise<Response>;
  events: ConnectionEvents;
  /** Milliseconds from the start of an attempt to that of the next; the last one is repeated. */
  delays?: readonly number[];
  watchdogMs?: number;
  helloMs?: number;
}

export interface Connection {
  readonly online$: BehaviorSubject<boolean>;
  whenOnline(): Promise<void>;
  /** Aborted as soon as the connection is lost: calls that hang in a dead network end with it. */
  signal(): AbortSignal;
  start(): void;
  stop(): void;
  retryNow(): void;
  /** After a call failed for want of a network: the old stream is no longer trusted. */
  reopen(): void;
}

/** Milliseconds; attempts never begin further apart, unless the server asks for patience. */
const APART_MS = 5000;
const DELAYS = [200, 1000, 2000, 3000, APART_MS] as const;
/** Ends an attempt without an answer in time for the next, which begins at most 5 s after it. */
const HELLO_MS = 4900;
/** Milliseconds that a server is granted (429) at most. */
const LONGEST_WAIT_MS = 60_000;

/** Milliseconds */
function askedWait(error: unknown): number {
  const seconds = error instanceof ServerAnswer ? (error.retryAfter ?? 0) : 0;
  return Math.min(LONGEST_WAIT_MS, seconds * 1000);
}

interface BrowserCalls {
  retryNow: () => void;
  reopen: () => void;
  leave: () => void;
  comeBack: () => void;
}

function listenToBrowser({ retryNow, reopen, leave, comeBack }: BrowserCalls): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') retryNow();
  };
  window.addEventListener('online', retryNow, { signal });
  // The browser's word is a hint only: the stream is opened anew and tells the truth.
  window.addEventListener('offline', reopen, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  // WebKit leaves the streams of pages that are gone open, and six of them are all connections that it has.
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => ended.abort();
}

class LiveConnection implements Connection {
  readonly online$ = new BehaviorSubject(false);
  private readonly events: ConnectionEvents;
  private readonly delays: readonly number[];
  private readonly watchdogMs: number;
  private readonly helloMs: number;
  private readonly pause = createPause();
  private running = false;
  private again = false;
  private away = false;
  private stream = new AbortController();
  private calls = new AbortController();
  private unlisten: (() => void) | undefined;

  constructor(private readonly options: ConnectionOptions) {
    this.events = options.events;
    this.delays = options.delays ?? DELAYS;
    this.watchdogMs = options.watchdogMs ?? LIVE_TIMING.watchdogSeconds * 1000;
    this.helloMs = options.helloMs ?? HELLO_MS;
  }

  signal(): AbortSignal {
    return this.calls.signal;
  }

  async whenOnline(): Promise<void> {
    await firstValueFrom(this.online$.pipe(filter(Boolean)));
  }

  start(): void {
    if (this.running) return;
    this.running = true;
    this.unlisten = listenToBrowser({
      retryNow: () => this.retryNow(),
      reopen: () => this.reopen(),
      leave: () => this.leave(),
      comeBack: () => this.comeBack(),
    });
    void this.run();
  }

  stop(): void {
    this.running = false;
    this.unlisten?.();
    this.stream.abort();
    this.offline();
    this.pause.wake();
  }

  retryNow(): void {
    if (this.online$.value) return;
    this.again = true;
    this.stream.abort();
    this.pause.wake();
  }

  reopen(): void {
    if (this.running && this.online$.value) this.stream.abort();
  }

  private leave(): void {
    this.away = true;
    this.again = true;
    this.stream.abort();
  }

  private comeBack(): void {
    if (!this.away) return;
    this.away = false;
    this.pause.wake();
  }

  private offline(): void {
    if (!this.online$.value) return;
    this.online$.next(false);
    this.calls.abort();
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (this.running) {
      if (this.away) {
        await this.pause.wait(APART_MS / 1000);
        continue;
      }
      const { spoke, wait } = await this.attempt(failures);
      failures = spoke ? 0 : failures + 1;
      if (this.running && wait > 0) await this.pause.wait(wait / 1000);
    }
  }

  /** @returns milliseconds until the next */
  private async attempt(failures: number): Promise<{ spoke: boolean; wait: number }> {
    const began = performance.now();
    this.again = false;
    let spoke = false;
    let attemptCount = 0;
    const watch = this.online$.subscribe((online) => {
      spoke ||= online;
    });
    await this.live().catch((error: unknown) => {
      attemptCount = askedWait(error);
      // An attempt that was given up for a better one has found out nothing.
      if (this.running && !this.again) this.events.lost(error);
    });
    watch.unsubscribe();
    this.offline();
    const apart =
      this.delays[Math.min(spoke ? 0 : failures + 1, this.delays.length - 1)] ?? APART_MS;
    const gone = spoke ? 0 : performance.now() - began;
    return { spoke, wait: this.again ? 0 : Math.max(0, apart - gone, attemptCount) };
  }

  /** Ends by throwing, whatever the reason. */
  private async live(): Promise<never> {
    const current = new AbortController();
    this.stream = current;
    let timer = setTimeout(() => current.abort(), this.helloMs);
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => current.abort(), this.watchdogMs);
      this.events.contact();
    };
    try {
      await untilAborted(current.signal, this.follow(current, alive));
      throw new Unreachable('the live stream ended');
    } finally {
      clearTimeout(timer);
      current.abort();
    }
  }

  private async follow(current: AbortController, alive: () => void): Promise<void> {
    const response = await this.options.open(current.signal);
    for await (const event of readLive(response)) {
      if (current.signal.aborted) return;
      alive();
      if (event.type === 'hello') {
        await this.events.hello(event);
        if (current.signal.aborted || !this.running) return;
        this.calls = new AbortController();
        this.online$.next(true);
      } else if (event.type === 'wake') this.events.wake(event.collections);
      else if (event.type === 'locked') return this.events.locked(event.code);
    }
  }
}

export function createConnection(options: ConnectionOptions): Connection {
  return new LiveConnection(options);
}
