import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import type { CollectionName } from '../domain/records';
import type { ErrorCode } from '../domain/protocol/errors';
import { LIVE_TIMING, type Hello } from '../domain/protocol/protocol';
import { ServerAnswer, Unreachable } from '../gateway/calls';
import { untilAborted } from '../platform/limited';
import { readLive } from './live';
import { createPause } from './pause';

export interface ConnectionEvents {
  /** The server answered; called before the connection counts as online. */
  hello(hello: Hello): Promise<void>;
  wake(collections: CollectionName[]): void;
  /** The server ends the stream for a reason that waiting does not mend. */
  locked(code: ErrorCode): void;
  /** Something came from the server. */
  contact(): void;
  /** An attempt failed or the stream was cut. */
  lost(error: unknown): void;
}

export interface ConnectionOptions {
  /** Opens the live stream; all of it, a renewal of the token too, must end when `signal` is aborted. */
  open(signal: AbortSignal): Promise<Response>;
  events: ConnectionEvents;
  /** From the beginning of an attempt to that of the next, in milliseconds; the last one is repeated. */
  delays?: readonly number[];
  watchdogMs?: number;
  helloMs?: number;
}

/** The network as it really is: a live stream that speaks, or none. */
export interface Connection {
  readonly online$: BehaviorSubject<boolean>;
  /** Resolves at once while online. */
  whenOnline(): Promise<void>;
  /** Aborted as soon as the connection is lost: calls that hang in a dead network end with it. */
  signal(): AbortSignal;
  start(): void;
  stop(): void;
  /** While not online: ends the present wait, or the attempt that hangs, and tries at once. */
  retryNow(): void;
  /** A call failed for want of a network: what the stream says is not enough, and it is opened anew. */
  reopen(): void;
}

/** Attempts never begin more than this apart, in milliseconds, unless the server asks for patience. */
const APART_MS = 5000;
/** First again at once, then with more patience. */
const DELAYS = [200, 1000, 2000, 3000, APART_MS] as const;
/** An attempt without an answer ends in time for the next one to begin at most 5 s after it began. */
const HELLO_MS = 4900;
/** Longest wait that a server is granted (429), in milliseconds. */
const LONGEST_WAIT_MS = 60_000;

/** The wait that the server asks for, in milliseconds. */
function askedWait(error: unknown): number {
  const seconds = error instanceof ServerAnswer ? (error.retryAfter ?? 0) : 0;
  return Math.min(LONGEST_WAIT_MS, seconds * 1000);
}

/** Calls that a connection gets from the browser. */
interface BrowserCalls {
  retryNow: () => void;
  reopen: () => void;
  /** The page goes, perhaps to come back as it is. */
  leave: () => void;
  comeBack: () => void;
}

/** Calls on what the browser says of its network and its page, where there is one. @returns what ends it */
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

/** Keeps one live stream open for as long as it runs, and says whether there is one. */
class LiveConnection implements Connection {
  readonly online$ = new BehaviorSubject(false);
  private readonly events: ConnectionEvents;
  private readonly delays: readonly number[];
  private readonly watchdogMs: number;
  private readonly helloMs: number;
  private readonly pause = createPause();
  private running = false;
  /** The present attempt was given up for a better one, which begins at once. */
  private again = false;
  /** The page is gone, or waits to be shown again: no stream is opened. */
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

  /** One attempt with what comes of it. @returns milliseconds until the next */
  private async attempt(failures: number): Promise<{ spoke: boolean; wait: number }> {
    const began = performance.now();
    this.again = false;
    let spoke = false;
    let asked = 0;
    const watch = this.online$.subscribe((online) => {
      spoke ||= online;
    });
    await this.live().catch((error: unknown) => {
      asked = askedWait(error);
      // An attempt that was given up for a better one has found out nothing.
      if (this.running && !this.again) this.events.lost(error);
    });
    watch.unsubscribe();
    this.offline();
    const apart =
      this.delays[Math.min(spoke ? 0 : failures + 1, this.delays.length - 1)] ?? APART_MS;
    const gone = spoke ? 0 : performance.now() - began;
    return { spoke, wait: this.again ? 0 : Math.max(0, apart - gone, asked) };
  }

  /** One life of a stream. Ends by throwing, whatever the reason. */
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

  /** Hands on what a stream says until it ends. */
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

/** A connection that is not started yet. */
export function createConnection(options: ConnectionOptions): Connection {
  return new LiveConnection(options);
}
