import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isLoopback } from '../config';
import { listen, type Listener } from './listen';

const PATIENCE = { headersTimeout: 150, requestTimeout: 300 };
let listener: Listener | undefined;
afterEach(() => listener?.close());

function conversation(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });
}

async function taken(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url);
    if (response.status !== 408) return response;
    await response.text();
  }
}

describe('S02 patience with slow callers', () => {
  it('S02 who never ends the headers, or the body, is cut', async () => {
    listener = await listen(
      (req) => req.resume(),
      { host: '127.0.0.1', port: 0 },
      undefined,
      PATIENCE,
    );
    const { port } = listener;
    const headers = connect(port, '127.0.0.1');
    headers.write('POST /sync/push HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const body = connect(port, '127.0.0.1');
    body.write('POST /sync/push HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
    const ended = await Promise.all([conversation(headers), conversation(body)]);
    for (const text of ended) expect(text).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('S02 an answer may take as long as it likes: the live stream lives on', async () => {
    const lines = 10;
    listener = await listen(
      (_req, res) => {
        let sent = 0;
        const timer = setInterval(() => {
          sent += 1;
          res.write(`${sent}\n`);
          if (sent === lines) res.end(() => clearInterval(timer));
        }, 100);
      },
      { host: '127.0.0.1', port: 0 },
      undefined,
      PATIENCE,
    );
    const response = await taken(`http://127.0.0.1:${listener.port}/sync/live`);
    expect((await response.text()).trim().split('\n')).toHaveLength(lines);
  });
});

describe('S05 requests that one connection sends ahead', () => {
  const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const endpoint = { host: '127.0.0.1', port: 0 };

  it('S05 are begun one after the other, and answered in their order', async () => {
    let [underWay, most, count] = [0, 0, 0];
    listener = await listen((_req, res) => {
      underWay += 1;
      most = Math.max(most, underWay);
      count += 1;
      const own = count;
      setTimeout(() => {
        underWay -= 1;
        res.end(`answer ${own};`);
      }, 5);
    }, endpoint);
    const socket = connect(listener.port, '127.0.0.1');
    socket.write(GET.repeat(6) + GET.replace('Host', 'Connection: close\r\nHost'));
    const text = await conversation(socket);
    expect(text.match(/answer \d/g)).toEqual([1, 2, 3, 4, 5, 6, 7].map((one) => `answer ${one}`));
    expect(most).toBe(1);
  });

  it('S05 let others have a turn between two of them', async () => {
    const order: string[] = [];
    listener = await listen((req, res) => {
      order.push(req.url ?? '');
      res.end();
    }, endpoint);
    const [mine, other] = [
      connect(listener.port, '127.0.0.1'),
      connect(listener.port, '127.0.0.1'),
    ];
    await Promise.all([mine, other].map((one) => new Promise((done) => one.once('connect', done))));
    mine.write(GET.replace('GET /', 'GET /mine').repeat(8));
    other.write(GET.replace('GET /', 'GET /other'));
    await expect.poll(() => order.length).toBe(9);
    expect(order.indexOf('/other')).toBeLessThan(8);
    mine.destroy();
    other.destroy();
  });

  it('S05 are bounded: who sends more is cut, and what waited is not begun', async () => {
    const begun: ServerResponse[] = [];
    listener = await listen((_req, res) => void begun.push(res), endpoint);
    const socket = connect(listener.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(GET.repeat(200));
    await conversation(socket);
    const [first] = begun;
    first?.end();
    await expect.poll(() => first?.closed).toBe(true);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(begun).toHaveLength(1);
  });
});

describe('S02 addresses that only this machine reaches', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.4', false],
    ['127.0.0.1.example.vn', false],
  ])('S02 %s: %s', (host, expected) => expect(isLoopback(host)).toBe(expected));
});
