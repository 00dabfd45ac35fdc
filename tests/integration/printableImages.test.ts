import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Email } from 'postal-mime';
import { printContext, printedMenu, printedRecipe } from '../../src/domain/printable/fixtures';
import { menuPrintable } from '../../src/domain/printable/menu';
import { imageAddress } from '../../src/domain/records/images/address';
import { createSharedImageStore } from '../../sync-server/modules/sharedImages/store';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';
import type { StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import { until } from '../support/gateway';
import { SMALL_JPEG } from '../support/images';
import {
  createBase,
  createEntry,
  pushMails,
  readMail,
  startMailStage,
  type MailStage,
} from './clientMailHelpers';
import type { Device } from './syncHelpers';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterEach(() => {
  stage.mails.length = 0;
});
afterAll(() => stage.stop());

async function putThumbnail(device: Device, imageId: string): Promise<void> {
  const named = new URLSearchParams(device.caller).toString();
  const answer = await fetch(`${device.url}/sync/images/${imageId}/thumbnail?${named}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${device.person.token}` },
    body: new Uint8Array(SMALL_JPEG),
  });
  expect(answer.status).toBe(200);
}

const buildAddress = ({ person: { workspaceId } }: Device, imageId: string): string =>
  imageAddress({ workspaceId, imageId, size: 'full' });

function entryWith(device: Device, coverImage: string) {
  const printable = menuPrintable(printedMenu({ coverImage }), printContext());
  return createEntry(device.person, { printable });
}

async function imagesIn(data: Uint8Array): Promise<number> {
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { fnArray } = await (await pdf.getPage(1)).getOperatorList();
  await pdf.loadingTask.destroy();
  return fnArray.filter((op) => op === OPS.paintImageXObject).length;
}

async function onlyMail(): Promise<Email> {
  await until(() => stage.mails.length === 1, 60_000);
  return readMail(stage.mails[0]!);
}

const decodePdf = ({ attachments }: Email): Uint8Array =>
  new Uint8Array(
    attachments.find(({ mimeType }) => mimeType === 'application/pdf')!.content as ArrayBuffer,
  );

describe('P12 images in documents', () => {
  it('P12 a mail carries the image, in its HTML and in its PDF, and loads nothing', async () => {
    const device = await stage.createDevice();
    await putThumbnail(device, 'bia');
    await pushMails(device, [entryWith(device, buildAddress(device, 'bia'))]);
    const mail = await onlyMail();
    const image = mail.attachments.find(({ mimeType }) => mimeType === 'image/jpeg');
    expect(Buffer.from(image!.content as ArrayBuffer).equals(SMALL_JPEG)).toBe(true);
    expect(image?.disposition).toBe('inline');
    const cid = image?.contentId?.replace(/[<>]/g, '');
    expect(mail.html).toContain(`src="cid:${cid}"`);
    expect(mail.html).not.toMatch(/src="(?!cid:)/);
    expect(await imagesIn(decodePdf(mail))).toBe(1);
  });

  it('P12 it waits for an image that is still on its way up', async () => {
    const device = await stage.createDevice();
    const entry = entryWith(device, buildAddress(device, 'muon'));
    await pushMails(device, [entry]);
    const jobs = stage.gateway.ctx.couch.database<StoredJob>('jobs');
    await until(async () => {
      const rows = await jobs.list({ startKey: 'job:', endKey: 'job:~', includeDocs: true });
      return rows.some(({ doc }) => doc?.body.state === 'queued' && doc.body.attempts > 0);
    }, 20_000);
    expect(stage.mails).toHaveLength(0);
    await putThumbnail(device, 'muon');
    expect(await imagesIn(decodePdf(await onlyMail()))).toBe(1);
  });

  it('P12 one that never comes does not hold the mail back for good', async () => {
    const device = await stage.createDevice();
    await pushMails(device, [entryWith(device, buildAddress(device, 'mat'))]);
    const mail = await onlyMail();
    expect(mail.attachments).toHaveLength(1);
    expect(mail.html).not.toContain('<img');
  }, 90_000);

  it('P12 an image of another practice is not shown, whoever names it', async () => {
    const [device, other] = [await stage.createDevice(), await stage.createDevice()];
    await putThumbnail(other, 'rieng');
    await pushMails(device, [entryWith(device, buildAddress(other, 'rieng'))]);
    const mail = await onlyMail();
    expect(mail.attachments).toHaveLength(1);
  });

  it('P13 P12 a picture of the shared library is shown, with the bytes that staff approved', async () => {
    const [device, other] = [await stage.createDevice(), await stage.createDevice()];
    for (const imageId of ['chung', 'trao']) await putThumbnail(other, imageId);
    const { couch } = stage.gateway.ctx;
    const store = createSharedImageStore(couch.database(ACCOUNTS_DATABASE), () => new Date());
    const { workspaceId } = other.person;
    const at = new Date().toISOString();
    const approve = async (imageId: string, thumbnail: string): Promise<void> => {
      await store.change({ workspaceId, imageId }, () => ({
        workspaceId,
        imageId,
        expertId: other.person.accountId,
        expertName: 'Lan',
        state: 'approved',
        words: { title: 'Phở', altText: 'Phở', category: 'recipes', mealType: 'main', tags: [] },
        facts: { width: 8, height: 6, fileSize: 9, mimeType: 'image/jpeg' },
        hashes: { full: '', thumbnail },
        offeredAt: at,
        version: 1,
        decision: { verdict: 'approved', by: 'content', at },
      }));
    };
    await approve('chung', createHash('sha256').update(SMALL_JPEG).digest('hex'));
    await approve('trao', 'of other bytes');
    await pushMails(device, [entryWith(device, buildAddress(other, 'chung'))]);
    expect(await imagesIn(decodePdf(await onlyMail()))).toBe(1);
    stage.mails.length = 0;
    await pushMails(device, [entryWith(device, buildAddress(other, 'trao'))]);
    expect((await onlyMail()).attachments).toHaveLength(1);
  });

  it('E15 the calls of the specification show them, too', async () => {
    const device = await stage.createDevice();
    await putThumbnail(device, 'pho');
    const own = createBase(device.person);
    const recipe = { ...printedRecipe('Phở gà'), ...own, coverImage: buildAddress(device, 'pho') };
    await device.push([
      { collection: 'recipes', assumed: null, next: { ...recipe, _deleted: false } },
    ]);
    const printed = await device.post<{ pdfBuffer: string }>('/api/expert/print-recipe', {
      recipeId: own.id,
    });
    const pdf = new Uint8Array(Buffer.from(printed.body.pdfBuffer, 'base64'));
    expect(await imagesIn(pdf)).toBe(1);
    const preview = await device.post<{ emailHTML: string }>('/api/expert/preview-recipe-email', {
      recipeId: own.id,
    });
    expect(preview.body.emailHTML).toContain(
      `src="data:image/jpeg;base64,${SMALL_JPEG.toString('base64')}"`,
    );
  });
});
