import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerAnswer } from '../gateway/calls';
import { createConnection, type Connection } from './connection';

const blackHole = (signal: AbortSignal): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

let connection: Connection | undefined;
let window: EventTarget;
const lost: unknown[] = [];

function run(open: (signal: AbortSignal) => Promise<Response>): number[] {
  const begun: number[] = [];
  connection = createConnection({
    open: (signal) => {
      begun.push(performance.now());
      return open(signal);
    },
    events: {
      hello: async () => undefined,
      wake: () => undefined,
      locked: () => undefined,
      contact: () => undefined,
      lost: (error) => lost.push(error),
    },
  });
  connection.start();
  return begun;
}

const gaps = (times: number[]): number[] =>
  times.slice(1).map((time, at) => time - (times[at] ?? Number.NaN));

describe('S02 the probes of the connection', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    window = new EventTarget();
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', new EventTarget());
  });
  afterEach(() => {
    connection?.stop();
    lost.length = 0;
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('S02 probes at most 5 s apart while the network swallows everything', async () => {
    const begun = run(blackHole);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...gaps(begun))).toBeLessThanOrEqual(5000);
    expect(lost.length).toBeGreaterThanOrEqual(11);
  });

  it('S02 opens another stream where one heeds nothing, before it answers and behind', async () => {
    const deaf = run(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(deaf.length).toBeGreaterThanOrEqual(4);
    connection?.stop();
    const silent = run(() => Promise.resolve(new Response(new ReadableStream({}))));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(silent.length).toBeGreaterThanOrEqual(4);
  });

  it('S02 probes at most 5 s apart, and not without pause, while calls fail after a second', async () => {
    const begun = run(
      () =>
        new Promise((_resolve, reject) => {
          setTimeout(() => reject(new TypeError('refused')), 1000);
        }),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Math.max(...gaps(begun))).toBeLessThanOrEqual(5000);
    expect(Math.max(...gaps(begun).slice(5))).toBe(5000);
  });

  it('S02 gives up a hanging attempt for a new one when the browser says `online`', async () => {
    const begun = run(blackHole);
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2);
    expect(lost).toEqual([]);
  });

  it('S02 ends a pause when the browser says `online`', async () => {
    const begun = run(() => Promise.reject(new TypeError('refused')));
    await vi.advanceTimersByTimeAsync(10_000);
    const before = begun.length;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(before + 1);
  });

  it('S02 closes its stream with the page, and opens another when the page comes back', async () => {
    let closed = 0;
    const begun = run((signal) => {
      signal.addEventListener('abort', () => (closed += 1));
      return Promise.resolve(new Response(new ReadableStream({})));
    });
    await vi.advanceTimersByTimeAsync(100);
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([begun.length, closed]).toEqual([1, 1]);
    expect(lost).toEqual([]);
    window.dispatchEvent(new Event('pageshow'));
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(2);
  });

  it('S02 waits as long as a busy server asks', async () => {
    const begun = run(() => Promise.reject(new ServerAnswer(429, 'too_many_requests', 30)));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(begun).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(begun).toHaveLength(2);
  });
});
