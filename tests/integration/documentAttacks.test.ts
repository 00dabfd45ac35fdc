import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyMeals } from '../../src/domain/food/storedLines';
import { line } from '../../src/domain/food/lineFixture';
import { imageAddress } from '../../src/domain/records/images/address';
import {
  printContext,
  printedMeals,
  printedMenu,
  printedRecipe,
} from '../../src/domain/printable/fixtures';
import { menuPrintable } from '../../src/domain/printable/menu';
import { imageDatabase, type CouchDatabase } from '../../sync-server/couch/client';
import { SMALL_JPEG } from '../support/images';
import {
  createBase,
  createEntry,
  pushMails,
  readMail,
  startMailStage,
  type MailStage,
} from './clientMailHelpers';
import { createClient, createConsultation, created, type Device } from './syncHelpers';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterAll(() => stage.stop());

const KB = 1024;
function buildJpeg(bytes: number, width?: number): Buffer {
  const jpeg = Buffer.from(SMALL_JPEG);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  if (width !== undefined) jpeg.writeUInt16BE(width, frame + 7);
  const parts: Buffer[] = [];
  for (let left = bytes - jpeg.length; left > 0; left -= 60_000) {
    const length = Math.min(60_000, Math.max(20, left));
    const part = Buffer.alloc(length, 7);
    part.set([0xff, 0xe2, (length - 2) >> 8, (length - 2) & 255, ...Buffer.from('ICC_PROFILE\0')]);
    parts.push(part);
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}

async function putImageFile(device: Device, imageId: string, bytes: Buffer, size = 'thumbnail') {
  const named = new URLSearchParams(device.caller).toString();
  const answer = await fetch(`${device.url}/sync/images/${imageId}/${size}?${named}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${device.person.token}` },
    body: new Uint8Array(bytes),
  });
  return [answer.status, ((await answer.json()) as { code?: unknown }).code];
}

async function keepImage({ person }: Device, imageId: string, bytes: Buffer): Promise<void> {
  const name = imageDatabase(person.workspaceId);
  const { couch } = stage.gateway.ctx;
  await couch.ensureDatabase(name);
  await couch.database(name).put({
    _id: `thumbnail:${imageId}`,
    type: 'image',
    mimeType: 'image/jpeg',
    width: 400,
    height: 300,
    bytes: bytes.length,
    sha256: 'x',
    by: person.accountId,
    receivedAt: new Date().toISOString(),
    _attachments: { file: { content_type: 'image/jpeg', data: bytes.toString('base64') } },
  } as never);
}

const buildAddress = ({ person: { workspaceId } }: Device, imageId: string): string =>
  imageAddress({ workspaceId, imageId, size: 'full' });

async function recipeWith(device: Device, addresses: readonly string[]): Promise<string> {
  const own = createBase(device.person);
  const instructions = addresses.map((address, index) => ({
    lineId: `s${index}`,
    order: index + 1,
    instruction: `Bước ${index + 1}`,
    imageUrls: [address],
  }));
  const recipe = { ...printedRecipe('Phở gà'), ...own, instructions, _deleted: false };
  const { body } = await device.push([created(recipe, 'recipes')]);
  expect(body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
  return own.id;
}

const preview = (device: Device, recipeId: string) =>
  device.post<{ emailHTML: string; code?: string }>('/api/expert/preview-recipe-email', {
    recipeId,
  });
const shownIn = (html: string): number => html.split('src="data:image').length - 1;

describe('E14 small files of images', () => {
  it('E14 are small: their bytes and their sides are bounded where they go up', async () => {
    const device = await stage.createDevice();
    expect(await putImageFile(device, 'vua', buildJpeg(200 * KB, 400))).toEqual([200, undefined]);
    expect(await putImageFile(device, 'nang', buildJpeg(300 * KB, 400))).toEqual([
      413,
      'thumbnail_too_large',
    ]);
    expect(await putImageFile(device, 'rong', buildJpeg(900, 1_000))).toEqual([
      413,
      'thumbnail_too_large',
    ]);
    expect(await putImageFile(device, 'nang', buildJpeg(300 * KB, 1_000), 'full')).toEqual([
      200,
      undefined,
    ]);
  });

  it('E14 that are larger, from before, are left out of previews and mails', async () => {
    const device = await stage.createDevice();
    await keepImage(device, 'cu', buildJpeg(600 * KB));
    await keepImage(device, 'moi', buildJpeg(20 * KB));
    const addresses = [buildAddress(device, 'cu'), buildAddress(device, 'moi')];
    const { body } = await preview(device, await recipeWith(device, addresses));
    expect(shownIn(body.emailHTML)).toBe(1);
    const [coverImage] = addresses;
    const printable = menuPrintable(printedMenu({ coverImage: coverImage! }), printContext());
    const entry = createEntry(device.person, { printable });
    await pushMails(device, [entry]);
    expect((await stage.receipt(device, entry))?.outcome).toBe('sent');
    const mail = await readMail(stage.mails.at(-1)!);
    expect(mail.attachments).toHaveLength(1);
  });
});

describe('E15 previews', () => {
  it('E15 show each image once, however many steps name it', async () => {
    const device = await stage.createDevice();
    await putImageFile(device, 'pho', buildJpeg(200 * KB, 400));
    const id = await recipeWith(device, Array(40).fill(buildAddress(device, 'pho')));
    const { status, body } = await preview(device, id);
    expect(status).toBe(200);
    expect(body.emailHTML).toContain('Bước 40');
    expect(shownIn(body.emailHTML)).toBe(1);
  });

  it('E15 have images up to a size, in all', async () => {
    const device = await stage.createDevice();
    const ids = Array.from({ length: 16 }, (_, index) => `anh-${index}`);
    for (const id of ids) await keepImage(device, id, buildJpeg(250 * KB));
    const addresses = ids.map((id) => buildAddress(device, id));
    const { body } = await preview(device, await recipeWith(device, addresses));
    expect(shownIn(body.emailHTML)).toBe(8);
    expect(body.emailHTML.length).toBeLessThan(3_000 * KB);
  });

  it('E15 of what is too long for a document are refused in words', async () => {
    const device = await stage.createDevice();
    const own = createBase(device.person);
    const items = Array.from({ length: 120 }, (_, index) => ({
      ...line(`l${index}`, { type: 'recipe', itemId: `mon-${index}`, name: 'Món' }),
      order: index + 1,
    }));
    const meals = { ...emptyMeals(), lunch: { items } };
    const menu = { ...printedMenu({ meals } as never), ...own, kind: 'master', _deleted: false };
    delete (menu as { clientId?: string }).clientId;
    const { body } = await device.push([created(menu, 'menus')]);
    expect(body.verdicts).toMatchObject([{ verdict: 'accepted' }]);
    for (const call of ['preview-daily-menu-email', 'print-daily-menu']) {
      const answer = await device.post<{ error?: string }>(`/api/expert/${call}`, {
        dailyMenuId: own.id,
      });
      expect([answer.status, answer.body.code]).toEqual([413, 'document_too_long']);
      expect(answer.body.error).toContain('quá dài');
    }
  });
});

function countReads({ person }: Device): { bytes: number; stop(): void } {
  const { couch } = stage.gateway.ctx;
  const open = couch.database;
  const seen = { bytes: 0, stop: () => void (couch.database = open) };
  const count = <T>(value: T): T => {
    const text = JSON.stringify(value instanceof Map ? [...value.values()] : value);
    seen.bytes += text?.length ?? 0;
    return value;
  };
  couch.database = ((name: string) => {
    const database = open(name) as unknown as CouchDatabase;
    if (!name.includes(person.workspaceId)) return database;
    return {
      ...database,
      list: async (options: never) => count(await database.list(options)),
      get: async (id: string) => count(await database.get(id)),
      getMany: async (ids: string[]) => count(await database.getMany(ids)),
      changes: async (options: never) => count(await database.changes(options)),
    };
  }) as typeof couch.database;
  return seen;
}

describe('E15 documents for one client', () => {
  it('E15 read that client’s visits; those of others are looked at once', async () => {
    const device = await stage.createDevice();
    const [own, other] = [createClient(device.person), createClient(device.person)];
    const notes = 'ghi chú '.repeat(2_000);
    const visits = Array.from({ length: 60 }, (_, index) => ({
      ...createConsultation(device.person, index < 2 ? own.id : other.id),
      ...(index < 2 ? { weight: 50 + index } : { notes }),
    }));
    const menu = {
      ...printedMenu({ meals: printedMeals() }),
      ...createBase(device.person),
      clientId: own.id,
      _deleted: false,
    };
    await device.push([created(own), created(other)]);
    for (let start = 0; start < visits.length; start += 20) {
      const rows = visits.slice(start, start + 20).map((one) => created(one, 'consultations'));
      const { body } = await device.push(rows);
      expect(body.verdicts.every(({ verdict }) => verdict === 'accepted')).toBe(true);
    }
    await device.push([created(menu, 'menus')]);
    const ask = () => device.post('/api/expert/preview-daily-menu-email', { dailyMenuId: menu.id });
    expect((await ask()).status).toBe(200);
    const reads = countReads(device);
    const again = await ask();
    reads.stop();
    expect(again.status).toBe(200);
    expect(reads.bytes).toBeGreaterThan(500);
    expect(reads.bytes).toBeLessThan(100 * KB);
  });
});
