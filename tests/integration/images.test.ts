import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImageAddress } from '../../src/domain/records/images/address';
import { imageDatabase } from '../../sync-server/couch/client';
import { join } from 'node:path';
import { restoreBackup } from '../../sync-server/modules/backup/restore';
import { writeBackup } from '../../sync-server/modules/backup/write';
import { startGateway, temporaryFolder, until, type TestGateway } from '../support/gateway';
import { animatedGif, buildBomb, buildPng } from '../support/images';
import { Browser, putAccount } from './accountHelpers';

let gateway: TestGateway;
let lan: Browser;
let minh: Browser;

beforeAll(async () => {
  gateway = await startGateway();
  await Promise.all(['lan', 'minh'].map((name) => putAccount(gateway.ctx.couch, name)));
  [lan, minh] = [new Browser(gateway.url), new Browser(gateway.url)];
  await lan.login('lan@example.vn');
  await minh.login('minh@example.vn');
});
afterAll(() => gateway.stop());

const namedBy = (name: string): string =>
  new URLSearchParams({ accountId: name, workspaceId: `w-${name}`, deviceId: 'd1' }).toString();

function send(browser: Browser, path: string, init: RequestInit): Promise<Response> {
  const headers = { authorization: `Bearer ${browser.token}`, ...init.headers };
  return fetch(gateway.url + path, { ...init, headers });
}

const put = (browser: Browser, id: string, bytes: Buffer, name = 'lan'): Promise<Response> =>
  send(browser, `/sync/images/${id}/full?${namedBy(name)}`, {
    method: 'PUT',
    body: new Uint8Array(bytes),
  });
const get = (browser: Browser, id: string, name = 'lan'): Promise<Response> =>
  send(browser, `/sync/images/${id}/full?${namedBy(name)}`, {});

function upload(bytes: Buffer, field = 'file', name = 'mon.png'): Promise<Response> {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name));
  form.set('category', 'recipes');
  return send(lan, '/api/upload-image', { method: 'POST', body: form });
}

const readCode = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { code?: unknown }).code;

describe('E14 images of a practice on the server', () => {
  it('E14 a file is kept, and comes back as an image that runs nothing', async () => {
    const image = buildPng(800, 600);
    expect((await put(lan, 'pho', image)).status).toBe(200);
    const answer = await get(lan, 'pho');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    // The browser's cache would show it to whoever uses the device next.
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await answer.arrayBuffer()).equals(image)).toBe(true);
  });

  it('E14 the same file again is taken; another one under its name is not', async () => {
    expect((await put(lan, 'bun', buildPng(800, 600))).status).toBe(200);
    expect((await put(lan, 'bun', buildPng(800, 600))).status).toBe(200);
    expect(await readCode(await put(lan, 'bun', buildPng(900, 600)))).toBe('picture_taken');
    const both = await Promise.all([
      put(lan, 'cha', buildPng(800, 600)),
      put(lan, 'cha', buildPng(800, 600)),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('S02 images are for the members of their practice', async () => {
    await put(lan, 'canh', buildPng(800, 600));
    expect(await readCode(await get(minh, 'canh', 'lan'))).toBe('account_mismatch');
    expect((await get(minh, 'canh', 'minh')).status).toBe(404);
    expect((await fetch(`${gateway.url}/sync/images/canh/full?${namedBy('lan')}`)).status).toBe(
      401,
    );
  });

  it('E14 what is none of its kind, too large or a bomb is refused', async () => {
    const refused = [
      [Buffer.from('%PDF-1.7'), 415, 'invalid_file_type'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'invalid_file_type'],
      [buildBomb(60_000, 60_000), 413, 'too_many_pixels'],
      [Buffer.alloc(5_001 * 1024 + 300_000), 413, 'request_too_large'],
    ] as const;
    for (const [bytes, status, code] of refused) {
      const answer = await put(lan, 'xau', bytes);
      expect([answer.status, await readCode(answer)]).toEqual([status, code]);
    }
    expect((await get(lan, 'xau')).status).toBe(404);
  });
});

describe('P13 calls for who is online (product decision 25)', () => {
  it.each(['file', 'image'])('P13 POST /api/upload-image takes the field %s', async (field) => {
    const answer = await upload(buildPng(800, 600), field);
    const body = (await answer.json()) as Record<string, string>;
    expect(answer.status).toBe(200);
    expect(body.downloadURL).toBe(body.url);
    expect(body.storagePath).toBe(body.url);
    const address = readImageAddress(body.url ?? '');
    expect(address?.workspaceId).toBe('w-lan');
    expect((await get(lan, address?.imageId ?? '')).status).toBe(200);
  });

  it('P13 DELETE /api/delete-image removes an image of one’s own, once', async () => {
    const { url } = (await (await upload(animatedGif())).json()) as { url: string };
    const remove = (browser: Browser) =>
      browser.call('DELETE', '/api/delete-image', { imageUrl: url });
    expect((await remove(minh)).status).toBe(404);
    expect((await remove(lan)).body).toEqual({ success: true });
    expect((await remove(lan)).status).toBe(404);
    expect((await get(lan, readImageAddress(url)?.imageId ?? '')).status).toBe(404);
    const foreign = await lan.call('DELETE', '/api/delete-image', {
      imageUrl: 'https://a.vn/x.png',
    });
    expect(foreign.status).toBe(404);
  });

  it('P13 one that is removed many times at once is gone once, and its room is free', async () => {
    const { url } = (await (await upload(buildPng(810, 610))).json()) as { url: string };
    const database = gateway.ctx.couch.database<{ _id: string; bytes: number }>(
      imageDatabase('w-lan'),
    );
    const used = async () => (await database.get('meta:used'))?.bytes ?? 0;
    const before = await used();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => lan.call('DELETE', '/api/delete-image', { imageUrl: url })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
    await until(async () => (await used()) === before - buildPng(810, 610).length);
  });

  it('P13 what is no form, or holds no file, is refused in words', async () => {
    const page = await upload(Buffer.from('<!doctype html><script>x</script>'), 'file', 'mon.png');
    expect(await page.json()).toMatchObject({
      success: false,
      code: 'invalid_file_type',
      error: 'Vui lòng chọn file ảnh hợp lệ',
    });
    const none = await send(lan, '/api/upload-image', { method: 'POST', body: new FormData() });
    expect(await readCode(none)).toBe('invalid_file_type');
    const text = await send(lan, '/api/upload-image', { method: 'POST', body: 'file' });
    expect(await readCode(text)).toBe('invalid_request');
  });

  it('P13 a practice has the room of its plan; what a dead gateway counted is found out', async () => {
    const database = gateway.ctx.couch.database<{ _id: string; _rev?: string; bytes: number }>(
      imageDatabase('w-minh'),
    );
    /** A copy of a cluster's database may not have the newest version: it is asked until it has. */
    const fill = (id: string): Promise<void> =>
      until(async () => {
        const present = await database.get(id);
        if (!present) return false;
        return database.put({ ...present, bytes: 10 ** 12 }).then(
          () => true,
          () => false,
        );
      });
    await put(minh, 'mot', buildPng(800, 600), 'minh');
    await until(async () => (await database.get('meta:used'))?.bytes === buildPng(800, 600).length);
    await fill('meta:used');
    expect((await put(minh, 'hai', buildPng(800, 600), 'minh')).status).toBe(200);
    await fill('full:mot');
    await fill('meta:used');
    const full = await put(minh, 'ba', buildPng(900, 600), 'minh');
    expect([full.status, await readCode(full)]).toEqual([403, 'storage_full']);
  });
});

const nothing = async (): Promise<void> => undefined;

describe('S05 backup', () => {
  it('S05 takes the files of images along, and a restore brings them back', async () => {
    const image = buildPng(820, 620);
    await put(lan, 'giu', image);
    const { couch } = gateway.ctx;
    const file = join(await temporaryFolder(), 'all.jsonl.gz');
    const now = new Date();
    await writeBackup(couch, file, gateway.ctx.version, now);
    await couch.destroy(imageDatabase('w-lan'));
    await restoreBackup(couch, file, { settle: nothing, keepOld: nothing, now });
    const whole = await couch.database(imageDatabase('w-lan')).getWhole('full:giu');
    const data = whole?._attachments?.file?.data ?? '';
    expect(Buffer.from(data, 'base64').equals(image)).toBe(true);
  });
});
