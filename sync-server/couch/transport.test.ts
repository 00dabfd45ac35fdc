import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hangingAt } from '../../tests/support/signals';
import { createSend, type Send } from './transport';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let server: Server;
let send: Send;
let isSilent = false;

beforeEach(async () => {
  isSilent = false;
  server = createServer((_, response) => {
    if (isSilent) return;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"ok":true}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  send = createSend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a call that somebody may end', () => {
  it('leaves nothing at their signal', async () => {
    const { signal } = new AbortController();
    for (let call = 0; call < 5; call += 1)
      expect(await send({ method: 'get', signal })).toEqual({ ok: true });
    expect(hangingAt(signal)).toBe(0);
  });

  it('ends with their signal, also once memory was cleaned up', async () => {
    isSilent = true;
    const left = new AbortController();
    const call = send({ method: 'get', signal: left.signal }).catch((error: unknown) => error);
    await once(server, 'request');
    for (let time = 0; time < 3; time += 1) collect();
    left.abort();
    expect(await call).toBeInstanceOf(Error);
    expect(hangingAt(left.signal)).toBe(0);
  });

  it('ends at its own limit, also once memory was cleaned up', async () => {
    isSilent = true;
    const { signal } = new AbortController();
    const call = send({ method: 'get', signal, timeout: 200 }).catch((error: unknown) => error);
    await once(server, 'request');
    for (let time = 0; time < 3; time += 1) collect();
    expect(await call).toBeInstanceOf(Error);
    expect(hangingAt(signal)).toBe(0);
  });

  it('is not begun where they have left', async () => {
    const left = AbortSignal.abort();
    await expect(send({ method: 'get', signal: left })).rejects.toBeInstanceOf(Error);
  });
});
