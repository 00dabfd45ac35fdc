import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../support/gateway';
import { pngOf } from '../support/pictures';
import { Browser, putAccount } from './accountHelpers';

/** What one account did with pictures to all others, in sizes that a test can afford. */

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
const FILE = part('Content-Disposition: form-data; name="file"; filename="a.png"', pngOf(801, 601));
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
    const body = Buffer.concat([part(head, pngOf(801, 601)), END]);
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
