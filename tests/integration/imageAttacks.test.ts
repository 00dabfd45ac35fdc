import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { buildPng } from '../support/images';
import { Browser, putAccount } from './accountHelpers';

let gateway: TestGateway;
let lan: Browser;
beforeAll(async () => {
  gateway = await startGateway();
  await putAccount(gateway.ctx.couch, 'lan');
  lan = new Browser(gateway.url);
  await lan.login('lan@example.vn');
});
afterAll(() => gateway.stop());

const BOUNDARY = 'ranh-gioi';
const part = (head: string, content: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')]);
const FIELD = part('Content-Disposition: form-data; name="a"');
const FILE = part(
  'Content-Disposition: form-data; name="file"; filename="a.png"',
  buildPng(801, 601),
);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);

async function uploaded(
  body: Buffer,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
): Promise<[status: number, code: unknown]> {
  const answer = await fetch(`${gateway.url}/api/upload-image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${lan.token}`, 'content-type': type },
    body: new Uint8Array(body),
  });
  return [answer.status, ((await answer.json()) as { code?: unknown }).code];
}

describe('P13 forms that are long to look through', () => {
  it('P13 a form with its file and some fields is taken, also one with a text behind its end', async () => {
    expect(await uploaded(Buffer.concat([FIELD, FIELD, FILE, END]))).toEqual([200, undefined]);
    const trailed = Buffer.concat([FILE, END, Buffer.from('\r\nbehind it')]);
    expect(await uploaded(trailed)).toEqual([200, undefined]);
  });

  it.each([
    ['of parts without end', Buffer.concat([...Array<Buffer>(3_000).fill(FIELD), FILE, END])],
    [
      'with a long text',
      Buffer.concat([
        part('Content-Disposition: form-data; name="category"', Buffer.alloc(400_000, 'x')),
        FILE,
        END,
      ]),
    ],
    ['with many files', Buffer.concat([FILE, FILE, FILE, FILE, END])],
    ['without its end', Buffer.concat([FILE, FIELD.subarray(0, 30)])],
  ])('P13 a form %s is refused', async (_, body) => {
    expect(await uploaded(body)).toEqual([400, 'invalid_request']);
  });

  it.each([
    ['headers', 'a: b\r\n'.repeat(3_000)],
    ['a header', `X: ${'x'.repeat(50_000)}\r\n`],
  ])('P13 what stands behind %s without end is no file', async (_, before) => {
    const head = `${before}Content-Disposition: form-data; name="file"; filename="a.png"`;
    const body = Buffer.concat([part(head, buildPng(801, 601)), END]);
    expect(await uploaded(body)).toEqual([415, 'invalid_file_type']);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    `multipart/mixed; boundary=${BOUNDARY}`,
  ])('P13 %s is no form with a file', async (type) => {
    const body = type.startsWith('multipart')
      ? Buffer.concat([FILE, END])
      : Buffer.from('a=1&'.repeat(50_000));
    expect(await uploaded(body, type)).toEqual([400, 'invalid_request']);
  });

  it('P13 a form that says no boundary, or an endless one, is refused', async () => {
    for (const type of ['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(200)}`])
      expect(await uploaded(Buffer.concat([FILE, END]), type)).toEqual([400, 'invalid_request']);
  });
});

const MB = 1024 * 1024;
const named = new URLSearchParams({ accountId: 'lan', workspaceId: 'w-lan', deviceId: 'd1' });

describe('S05 images that nobody reads', () => {
  it('S05 are held in the pool until they are sent, and no more of them than it has room for', async () => {
    const large = buildPng(800, 600, [['iCCP', randomBytes(4.8 * MB)]]);
    const { pool } = gateway.parts.traffic;
    const sent = await fetch(`${gateway.url}/sync/images/lon/full?${named}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${lan.token}` },
      body: new Uint8Array(large),
    });
    expect(sent.status).toBe(200);
    const sockets: Socket[] = [];
    const first: string[] = [];
    for (let count = 0; count < 30; count += 1) {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.once('data', (chunk) => {
        first.push(chunk.toString('latin1', 0, 12));
        socket.pause();
      });
      socket.write(
        `GET /sync/images/lon/full?${named} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${lan.token}\r\n\r\n`,
      );
      sockets.push(socket);
    }
    await expect.poll(() => first.length).toBe(30);
    expect(pool.held()).toBeGreaterThan(4 * large.length);
    expect(pool.held()).toBeLessThanOrEqual(72 * MB);
    expect(first.filter((line) => line.includes('503')).length).toBeGreaterThan(0);
    expect((await fetch(`${gateway.url}/api/version`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => pool.held()).toBe(0);
  });
});
