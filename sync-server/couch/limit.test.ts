import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { CouchUnavailable } from './errors';
import { createSend } from './transport';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function callAndStandStill(answer: RequestListener): Promise<unknown> {
  const next = createServer(answer);
  server = next;
  await new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve));
  const { port } = next.address() as AddressInfo;
  const called = createSend(`http://127.0.0.1:${port}`)({ method: 'get', timeout: 500 });
  const until = performance.now() + 1_500;
  setImmediate(() => {
    while (performance.now() < until);
  });
  return called;
}

describe('S02 the limit of a call', () => {
  it('S02 does not end a call for which the gateway itself had no time', async () => {
    const answered = callAndStandStill((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' }).end('{"version":"3.5.0"}');
    });
    expect(await answered).toEqual({ version: '3.5.0' });
  });

  it('S02 ends a call without an answer also then', async () => {
    await expect(callAndStandStill(() => undefined)).rejects.toBeInstanceOf(CouchUnavailable);
  });
});
