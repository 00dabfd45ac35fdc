import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withCredentialCare } from './credentials';
import { CouchCredentialsRefused, CouchUnavailable, translate } from './errors';
import type { CouchCall, Send } from './transport';

const MINUTE = 60_000;

class LockingServer {
  right = true;
  away = false;
  readonly calls: CouchCall[] = [];
  readonly wrongAt: number[] = [];
  private wrong = 0;
  private forgetAt = 0;

  miss(times = 1): void {
    if (Date.now() >= this.forgetAt) {
      this.wrong = 0;
      this.forgetAt = Date.now() + 5 * MINUTE;
    }
    this.wrong += times;
  }

  readonly send: Send = async (call) => {
    this.calls.push(call);
    const { right, away } = this;
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (away) throw new CouchUnavailable('connection: refused');
    if (this.wrong >= 5 && Date.now() < this.forgetAt)
      throw refusal(
        403,
        'forbidden',
        'Account is temporarily locked due to multiple authentication failures',
      );
    if (right) return { version: '3.5.0' };
    this.wrongAt.push(Date.now());
    this.miss();
    throw refusal(401, 'unauthorized', 'Name or password is incorrect.');
  };
}

const refusal = (status: number, word: string, reason: string): Error =>
  translate({ status, word, reason });

const call: CouchCall = { method: 'get', database: 'accounts', path: 'a' };

async function outcome(send: Send, ms = 20): Promise<unknown> {
  const ended = send(call).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ms);
  return ended;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('S02 credentials that the database server refuses', () => {
  it('S02 many callers that never give up make two wrong tries in five minutes', async () => {
    const server = new LockingServer();
    server.right = false;
    const send = withCredentialCare(server.send);
    const end = Date.now() + 20 * MINUTE;
    const caller = async (): Promise<void> => {
      while (Date.now() < end) {
        await send(call).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    };
    const callers = Array.from({ length: 8 }, caller);
    await vi.advanceTimersByTimeAsync(20 * MINUTE + 2_000);
    await Promise.all(callers);
    expect(server.wrongAt.length).toBeGreaterThan(6);
    const most = Math.max(
      ...server.wrongAt.map((first) => {
        const inWindow = (at: number): boolean => at >= first && at < first + 5 * MINUTE - 1_000;
        return server.wrongAt.filter(inWindow).length;
      }),
    );
    expect(most).toBe(2);
  });

  it('S02 say what is wrong and when they are tried again', async () => {
    const server = new LockingServer();
    server.right = false;
    const error = await outcome(withCredentialCare(server.send));
    expect(error).toBeInstanceOf(CouchCredentialsRefused);
    const { kind, reason, retryAt } = error as CouchCredentialsRefused;
    expect([kind, reason]).toEqual(['wrong', 'Name or password is incorrect.']);
    const wait = Number(retryAt) - Date.now();
    expect(wait).toBeGreaterThan(2 * MINUTE);
    expect(wait).toBeLessThan(3 * MINUTE);
  });

  it('S02 that are right after a lock are found within a minute of its end, without a restart', async () => {
    const server = new LockingServer();
    server.miss(5);
    const send = withCredentialCare(server.send);
    const locked = await outcome(send);
    expect(locked).toMatchObject({ kind: 'locked', message: expect.stringMatching(/locked the/) });
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    expect(await outcome(send)).toMatchObject({ kind: 'locked' });
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(await outcome(send)).toEqual({ version: '3.5.0' });
    expect(server.calls.length).toBeLessThan(8);
  });

  it('S02 that become right are found without a restart', async () => {
    const server = new LockingServer();
    server.right = false;
    const send = withCredentialCare(server.send);
    await outcome(send);
    server.right = true;
    expect(await outcome(send)).toMatchObject({ kind: 'wrong' });
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(await outcome(send)).toEqual({ version: '3.5.0' });
  });

  it('S02 one call asks alone at the start, and calls go side by side once they are taken', async () => {
    const server = new LockingServer();
    const send = withCredentialCare(server.send);
    const all = Promise.all(Array.from({ length: 10 }, () => send(call)));
    await vi.advanceTimersByTimeAsync(5);
    expect(server.calls).toEqual([{ method: 'get' }]);
    await vi.advanceTimersByTimeAsync(20);
    expect(await all).toHaveLength(10);
    expect(server.calls).toHaveLength(11);
  });

  it('S02 a server that is away is asked again at once', async () => {
    const server = new LockingServer();
    server.away = true;
    const send = withCredentialCare(server.send);
    expect(await outcome(send)).toEqual(new CouchUnavailable('connection: refused'));
    server.away = false;
    expect(await outcome(send)).toEqual({ version: '3.5.0' });
  });
});
