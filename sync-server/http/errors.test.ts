import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../../src/domain/protocol/errors';
import type { GatewayContext } from './context';
import { errorHandler } from './errors';

let server: Server | undefined;
afterEach(() => server?.close());

/** A gateway whose calls fail with `error` once their caller has left, and what it logs and answers. */
async function failing(error: unknown) {
  const log = { error: vi.fn() };
  const readiness = { doubt: vi.fn() };
  const refuse = errorHandler({ log, readiness } as unknown as GatewayContext);
  const answered = vi.fn();
  const app = express();
  const over = new Promise<void>((resolve) => {
    app.use((req, res, next) => {
      vi.spyOn(res, 'json').mockImplementation(answered);
      res.once('close', () => {
        refuse(error, req, res, next);
        resolve();
      });
    });
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const call = request({ port: (server.address() as AddressInfo).port });
  call.on('error', () => undefined).end();
  await once(server, 'request');
  call.destroy();
  await over;
  return { log, answered };
}

it('writes no answer to who has left', async () => {
  const { log, answered } = await failing(new AppError('request_timeout'));
  expect(answered).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});

it('logs what was not expected, though nobody waits for it', async () => {
  const { log } = await failing(new Error('unexpected'));
  expect(log.error).toHaveBeenCalledOnce();
});
