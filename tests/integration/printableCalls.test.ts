import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { printedMenu, printedRecipe } from '../../src/domain/printable/fixtures';
import type { SessionResponse } from '../../src/api/auth';
import { register } from '../attack/stage';
import { until } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { createBase, readMail, startMailStage, type MailStage } from './clientMailHelpers';
import { Device } from './syncHelpers';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterEach(() => {
  stage.mails.length = 0;
  stage.server.isDropping = false;
});
afterAll(() => stage.stop());

/** Four papers at once, each of which takes a while. */
const preparePapers = async (device: Device) => {
  const own = createBase(device.person);
  const instruction = 'Nêm nước mắm sau cùng. '.repeat(100);
  const instructions = Array.from({ length: 60 }, (_, at) => {
    return { lineId: `s${at}`, order: at + 1, instruction, imageUrls: [] };
  });
  const next = { ...printedRecipe('Phở gà'), ...own, instructions, _deleted: false };
  await device.push([{ collection: 'recipes', assumed: null, next }]);
  return () =>
    Array.from({ length: 4 }, () => device.post('/api/expert/print-recipe', { recipeId: own.id }));
};

describe('E15 the calls of the specification', () => {
  it('P12 print, preview and send a menu of one’s own, and nobody else’s', async () => {
    const device = await stage.createDevice();
    const own = createBase(device.person);
    const menu = { ...printedMenu(), ...own };
    delete (menu as { clientId?: string }).clientId;
    await device.push([
      { collection: 'menus', assumed: null, next: { ...menu, kind: 'master', _deleted: false } },
    ]);
    const expertId = device.person.accountId;
    const named = { dailyMenuId: own.id, expertId };
    const printed = await device.post<{ pdfBuffer: string; isFallback: boolean }>(
      '/api/expert/print-daily-menu',
      { ...named, type: 'print' },
    );
    expect(printed.body).toMatchObject({ success: true, isFallback: false });
    expect(Buffer.from(printed.body.pdfBuffer, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
    const customer = { customerName: 'Mai', customerEmail: 'mai@example.vn' };
    const preview = await device.post<{ emailHTML: string }>(
      '/api/expert/preview-daily-menu-email',
      {
        ...named,
        ...customer,
      },
    );
    expect(preview.body.emailHTML).toContain('Cơm trắng');
    expect(stage.mails).toHaveLength(0);
    const sent = await device.post('/api/expert/send-daily-menu-email', { ...named, ...customer });
    expect(sent.body).toMatchObject({ success: true });
    await until(() => stage.mails.length === 1);
    expect((await readMail(stage.mails[0]!)).subject).toBe(`Thực đơn ngày: ${menu.name}`);

    const other = await stage.createDevice();
    const refused = await other.post('/api/expert/print-daily-menu', { dailyMenuId: own.id });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    const wrong = await other.post('/api/expert/print-daily-menu', named);
    expect(wrong.body.code).toBe('forbidden');
    for (const customerEmail of ['mai', 'a@b.vn,c@d.vn', 'a@b.vn\nBcc: c@d.vn', '']) {
      const answer = await device.post('/api/expert/send-daily-menu-email', {
        ...named,
        ...customer,
        customerEmail,
      });
      expect(answer.status).toBe(400);
    }
  });

  it('row 9: a mail has advice for its client and no verdict by a code, and one of a master neither', async () => {
    const device = await stage.createDevice();
    const client = clientWith({
      ...createBase(device.person),
      clientName: 'Trần Thị Mai',
      medicines: ['Warfarin 2 mg'],
      mealHours: { breakfast: '16:00' },
    });
    const hospitalDiet = { code: 'DD07' };
    const menu = {
      ...printedMenu(),
      ...createBase(device.person),
      clientId: client.id,
      hospitalDiet,
    };
    const { clientId: _client, ...master } = { ...menu, ...createBase(device.person) };
    await device.push(
      [
        ['clients', client],
        ['menus', menu],
        ['menus', { ...master, kind: 'master' }],
      ].map(([collection, next]) => ({
        collection: collection as string,
        assumed: null,
        next: { ...(next as object), _deleted: false },
      })),
    );
    const preview = async (dailyMenuId: string) => {
      const path = '/api/expert/preview-daily-menu-email';
      const { body } = await device.post<{ emailHTML: string }>(path, { dailyMenuId });
      return body.emailHTML;
    };
    const own = await preview(menu.id);
    expect(own).toContain('Ăn rau xanh đều mỗi ngày');
    expect(own).toContain('Bữa sáng lúc 16:00');
    expect(own).toContain('Có điều chưa rõ, hãy hỏi');
    const bare = await preview(master.id);
    expect(bare).toContain('Cơm trắng');
    expect(bare).not.toContain('Ăn rau xanh');
    for (const html of [own, bare]) expect(html).not.toMatch(/Chưa đạt|DD07|vượt|QĐ 2879/u);
  });

  it('P12 print and preview a recipe', async () => {
    const device = await stage.createDevice();
    const own = createBase(device.person);
    const recipe = { ...printedRecipe('Phở gà'), ...own };
    await device.push([
      { collection: 'recipes', assumed: null, next: { ...recipe, _deleted: false } },
    ]);
    const answer = await device.post<{ emailHTML: string }>('/api/expert/preview-recipe-email', {
      recipeId: own.id,
    });
    expect(answer.body.emailHTML).toContain('Rửa sạch ức gà');
    const printed = await device.post<{ pdfBuffer: string }>('/api/expert/print-recipe', {
      recipeId: own.id,
    });
    expect(printed.body.pdfBuffer.length).toBeGreaterThan(5_000);
  });

  it('P12 thirty documents of one account in a minute, and no more; others are not held up', async () => {
    const [busy, other] = [await stage.createDevice(), await stage.createDevice()];
    const ask = (device: typeof busy) =>
      device.post('/api/expert/preview-recipe-email', { recipeId: createBase(device.person).id });
    const answers = [];
    for (let count = 0; count < 30; count += 1) answers.push((await ask(busy)).status);
    expect(new Set(answers)).toEqual(new Set([404]));
    const refused = await ask(busy);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
    expect((await ask(other)).status).toBe(404);
  });

  it('S05 accounts of one place that nobody has confirmed have their turns together', async () => {
    const newcomer = async (): Promise<Device> => {
      const answer = await register(stage.gateway.url);
      const { account, accessToken: token } = (await answer.json()) as SessionResponse;
      const { accountId, workspaceId } = account;
      return new Device(stage.gateway.url, { accountId, workspaceId, sid: '', token }).start();
    };
    const newcomers = await Promise.all([newcomer(), newcomer(), newcomer()]);
    const papers = await Promise.all(newcomers.map(preparePapers));
    const known = await preparePapers(await stage.createDevice());
    const theirs = Promise.all(papers.flatMap((ask) => ask()));
    const own = await Promise.all(known());
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const refused = (await theirs).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['server_busy']));
  });
});
