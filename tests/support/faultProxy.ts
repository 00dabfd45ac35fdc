import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '../../src/domain/protocol/errors';

export type Fault =
  | { how: 'request lost' }
  | { how: 'request cut' }
  | { how: 'request twice' }
  | { how: 'answer lost' }
  | { how: 'answer cut' }
  | { how: 'answer twice' }
  | { how: 'slow'; ms: number }
  /** A stream sends one event, a call nothing; then neither data nor an end comes. */
  | { how: 'half-open' }
  /** Refused before it reaches the gateway; without `code` as by a foreign proxy. */
  | { how: 'status'; status: number; code?: ErrorCode; retryAfter?: number }
  | { how: 'status after'; status: number };

export interface FaultProxy {
  url: string;
  breakNext(path: string, fault: Fault, times?: number): void;
  pending(): number;
  clear(): void;
  cut(): void;
  restore(): void;
  stall(): void;
  close(): Promise<void>;
}

interface Planned {
  path: string;
  fault: Fault;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refuse(res: ServerResponse, fault: Extract<Fault, { how: 'status' | 'status after' }>) {
  const code = fault.how === 'status' ? fault.code : undefined;
  const after = fault.how === 'status' ? fault.retryAfter : undefined;
  if (after !== undefined) res.setHeader('retry-after', String(after));
  res.statusCode = fault.status;
  if (code === undefined) {
    res.setHeader('content-type', 'text/html');
    res.end('<html><body>Not our server.</body></html>');
  } else {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ success: false, code, error: ERRORS[code][1] }));
  }
}

const isStream = (answer: IncomingMessage): boolean =>
  (answer.headers['content-type'] ?? '').includes('ndjson');

interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  body: Buffer;
  port: number;
  isStalled(): boolean;
}

function send({ req, body, port }: Exchange, part = 1): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers, url } = req;
    const options = { host: '127.0.0.1', port, method, headers, path: url, agent: false };
    const upstream = request(options, resolve);
    upstream.on('error', reject);
    const abandon = (): unknown => upstream.destroy();
    req.socket.once('close', abandon);
    upstream.once('close', () => req.socket.off('close', abandon));
    if (part === 1) upstream.end(body);
    else {
      upstream.write(body.subarray(0, Math.floor(body.length * part)));
      setTimeout(() => upstream.destroy(new Error('cut')), 5);
    }
  });
}

function pass(
  { res, isStalled }: Exchange,
  answer: IncomingMessage,
  each?: (chunk: Buffer) => boolean,
): void {
  res.writeHead(answer.statusCode ?? 502, answer.headers);
  res.flushHeaders();
  answer.on('error', () => res.destroy());
  answer.on('data', (chunk: Buffer) => {
    if (isStalled()) return;
    if (each && !each(chunk)) return;
    res.write(chunk);
  });
  answer.on('end', () => {
    if (!isStalled() && !each) res.end();
  });
}

async function passTwice(exchange: Exchange, answer: IncomingMessage): Promise<void> {
  const { res } = exchange;
  if (isStream(answer)) return pass(exchange, answer, (chunk) => res.write(chunk));
  const body = await readBody(answer);
  const { 'transfer-encoding': _chunked, ...others } = answer.headers;
  const headers = { ...others, 'content-length': String(body.length) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const raw = `HTTP/1.1 ${answer.statusCode} Again\r\n${lines.join('')}\r\n`;
  const { socket } = res;
  res.writeHead(answer.statusCode ?? 502, headers);
  res.end(body, () => {
    socket?.write(raw);
    socket?.end(body);
  });
}

const drop = ({ req }: Exchange): unknown => req.socket.destroy();

async function breakRequest(exchange: Exchange, fault: Fault | undefined): Promise<boolean> {
  switch (fault?.how) {
    case 'request lost':
      drop(exchange);
      return true;
    case 'request cut':
      await send(exchange, 0.5).catch(() => undefined);
      drop(exchange);
      return true;
    case 'status':
      refuse(exchange.res, fault);
      return true;
    case 'request twice':
      (await send(exchange)).resume();
      return false;
    case 'slow':
      await wait(fault.ms);
      return false;
    default:
      return false;
  }
}

async function breakAnswer(
  exchange: Exchange,
  fault: Fault | undefined,
  answer: IncomingMessage,
): Promise<void> {
  switch (fault?.how) {
    case 'answer lost':
      if (!isStream(answer)) await readBody(answer);
      return void drop(exchange);
    case 'status after':
      if (isStream(answer)) answer.destroy();
      else await readBody(answer);
      return refuse(exchange.res, fault);
    case 'answer cut':
      return pass(exchange, answer, (chunk) => {
        exchange.res.write(chunk.subarray(0, Math.floor(chunk.length / 2)), () => drop(exchange));
        return false;
      });
    case 'half-open': {
      if (!isStream(answer)) return void answer.resume();
      let answerCount = 0;
      return pass(exchange, answer, () => (answerCount += 1) === 1);
    }
    case 'answer twice':
      return passTwice(exchange, answer);
    case 'slow':
      await wait(fault.ms);
      return pass(exchange, answer);
    default:
      return pass(exchange, answer);
  }
}

async function carryOut(exchange: Exchange, fault: Fault | undefined): Promise<void> {
  if (await breakRequest(exchange, fault)) return;
  await breakAnswer(exchange, fault, await send(exchange));
}

function createPlan() {
  let plan: Planned[] = [];
  return {
    add: (path: string, fault: Fault, times: number): void => {
      for (let n = 0; n < times; n += 1) plan.push({ path, fault });
    },
    take(path: string): Fault | undefined {
      const index = plan.findIndex((one) => path.startsWith(one.path));
      return index < 0 ? undefined : plan.splice(index, 1)[0]?.fault;
    },
    pending: () => plan.length,
    clear: () => void (plan = []),
  };
}

export async function startFaultProxy(target: { port: number }): Promise<FaultProxy> {
  const plan = createPlan();
  let isCut = false;
  const sockets = new Set<Socket>();
  const stalled = new WeakSet<Socket>();

  const server = createServer((req, res) => {
    const fault = plan.take(req.url ?? '');
    const isStalled = (): boolean => stalled.has(req.socket);
    readBody(req)
      .then((body) => carryOut({ req, res, body, port: target.port, isStalled }, fault))
      .catch(() => req.socket.destroy());
  });
  server.on('connection', (socket) => {
    if (isCut) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakNext: (path, fault, times = 1) => plan.add(path, fault, times),
    pending: plan.pending,
    clear: plan.clear,
    cut() {
      isCut = true;
      dropAll();
    },
    restore: () => void (isCut = false),
    stall: () => sockets.forEach((socket) => stalled.add(socket)),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      dropAll();
      await closed;
    },
  };
}
