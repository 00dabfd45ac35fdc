import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limited } from './limited';
import { Unreachable } from './unreachable';

const server = createServer(() => undefined);
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

setFlagsFromString('--expose-gc');
const cleanUp = runInNewContext('gc') as () => void;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function whileCleaning(call: Promise<unknown>): Promise<string> {
  const timer = setInterval(cleanUp, 50);
  const ended = call.then(
    () => 'answered',
    (error: unknown) => (error as Error).name,
  );
  const outcome = await Promise.race([ended, wait(4000).then(() => 'hangs')]);
  clearInterval(timer);
  return outcome;
}

const open = (ends: AbortSignal): Promise<Response> => fetch(url, { signal: ends });

const deaf = (): Promise<never> => new Promise(() => undefined);

const slow = async (ends: AbortSignal, alive: () => void): Promise<string> => {
  for (let pieces = 0; pieces < 6; pieces += 1) {
    await wait(60);
    ends.throwIfAborted();
    alive();
  }
  return 'all of it';
};

describe('S02 a call without an answer', () => {
  it('S02 ends after its time, however often memory is cleaned up', async () => {
    const { signal } = new AbortController();
    expect(await whileCleaning(limited(signal, 400, open))).toBe('TimeoutError');
  });

  it('S02 ends with the connection', async () => {
    const connection = new AbortController();
    const call = limited(connection.signal, 60_000, open);
    setTimeout(() => connection.abort(), 200);
    expect(await whileCleaning(call)).toBe('AbortError');
    await expect(limited(connection.signal, 60_000, open)).rejects.toThrow();
  });

  it('S02 is left behind where it heeds neither: who waits for it calls again', async () => {
    const { signal } = new AbortController();
    await expect(limited(signal, 200, deaf)).rejects.toThrow(Unreachable);
    const connection = new AbortController();
    setTimeout(() => connection.abort(), 100);
    await expect(limited(connection.signal, 60_000, deaf)).rejects.toThrow(Unreachable);
    await expect(limited(connection.signal, 60_000, deaf)).rejects.toThrow(Unreachable);
  });

  it('S02 takes as long as it takes while something comes', async () => {
    const { signal } = new AbortController();
    expect(await limited(signal, 200, slow)).toBe('all of it');
    const silent = (ends: AbortSignal): Promise<string> => slow(ends, () => undefined);
    await expect(limited(signal, 200, silent)).rejects.toThrow('no answer in time');
  });
});
