import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ClientLink } from '../../src/api/clientLinks';
import type { Client } from '../../src/domain/records/clients';
import { PRACTICE_ID } from '../../src/domain/records/practices';
import type { DiaryDay } from '../../src/domain/records/kinds/diaryDay';
import { dateInVietnam } from '../../src/domain/text/days';
import type { SharedView } from '../../src/domain/practice/diary/sharedView';
import { dateAfter } from '../../src/domain/menus/planning';
import { printedMenu } from '../../src/domain/printable/fixtures';
import { starterSet } from '../../sync-server/modules/catalogue/library';
import { workspaceDatabase } from '../../sync-server/couch/client';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import { CLIENT, clientWith } from '../support/newClient';
import { visit } from '../support/verdictPeople';
import { loseJobBehind } from '../support/cutWrites';
import { until } from '../support/gateway';
import type { Tier } from '../../src/domain/accounts/access/tiers';
import { SIGNATURE } from '../../sync-server/modules/mail/texts';
import { createBase, readMail, startMailStage, type MailStage } from './clientMailHelpers';
import type { Device } from './syncHelpers';
import { ACCOUNTS_DATABASE } from '../../sync-server/store/envelope';

const TODAY = dateInVietnam(new Date());
const NOW = (): string => new Date().toISOString();

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterEach(() => {
  stage.mails.length = 0;
});
afterAll(() => stage?.stop());

interface Told {
  status: number;
  body: Record<string, unknown>;
}

async function ask(path: string, body: unknown): Promise<Told> {
  const answer = await fetch(`${stage.gateway.url}/api/client-link/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Told['body'] };
}

/** The smallest that counts as a logo. */
const LOGO = `data:image/jpeg;base64,${Buffer.from([0xff, 0xd8, 0xff, 0xd9]).toString('base64')}`;

const tokenIn = (url: string): string => url.split('#')[1] ?? '';

async function list(device: Device, clientId: string): Promise<ClientLink[]> {
  const answer = await fetch(`${stage.gateway.url}/api/client-links/${clientId}`, {
    headers: { authorization: `Bearer ${device.person.token}` },
  });
  return ((await answer.json()) as { links: ClientLink[] }).links;
}

async function push(device: Device, collection: string, ...documents: object[]): Promise<void> {
  const rows = documents.map((document) => ({
    collection,
    assumed: null,
    next: { ...document, _deleted: false },
  }));
  const { body } = await device.push(rows);
  expect(body.verdicts.map(({ verdict }) => verdict)).toEqual(documents.map(() => 'accepted'));
}

async function practice(change: Partial<Client> = {}, tier: Tier = 'pro') {
  const device = await stage.createDevice(tier);
  const base = () => createBase(device.person);
  const printed = printedMenu();
  const menu = {
    ...printed,
    ...base(),
    kind: 'personal',
    meals: {
      ...printed.meals,
      lunch: { ...printed.meals.lunch, notes: 'Ăn canh trước.', privateNotes: 'Hay bỏ bữa.' },
    },
  };
  const other = { ...menu, ...base(), name: 'Thực đơn của người khác' };
  const client = clientWith({
    ...base(),
    ...CLIENT,
    clientName: 'Trần Thị Mai',
    email: 'mai@example.vn',
    allergies: ['Tôm'],
    assignedMenus: [
      { menuId: menu.id, assignedDate: '2026-01-01T00:00:00.000Z', status: 'active', notes: 'Kín' },
    ],
    currentMenuId: menu.id,
    ...change,
  });
  await push(device, 'clients', client, clientWith({ ...base(), clientName: 'Lê Hùng' }));
  await push(device, 'menus', menu, other);
  const create = async (clientId = client.id) => {
    const { status, body } = await device.post<{ url: string; linkId: string }>(
      '/api/client-links',
      { clientId },
    );
    return { status, code: body.code, url: body.url, linkId: body.linkId };
  };
  return { device, client, menu, create };
}

const FAULTS = /Chưa đạt|DD07|vượt|tối đa|tối thiểu|KDIGO|QĐ/u;

async function open(token: string): Promise<SharedView> {
  const { status, body } = await ask('open', { token });
  expect(status).toBe(200);
  return body.view as SharedView;
}

const consent = (isGiven = true, at = NOW()) => ({
  type: 'consent',
  id: randomUUID(),
  at,
  isGiven,
  textVersion: 'NK-01',
});
const tick = (lineId: string, change: object = {}) => ({
  type: 'tick',
  id: randomUUID(),
  at: NOW(),
  date: TODAY,
  slot: 'lunch',
  lineId,
  name: 'Canh chua cá lóc',
  isEaten: true,
  ...change,
});
const weight = (kilograms: unknown, change: object = {}) => ({
  type: 'weight',
  id: randomUUID(),
  at: NOW(),
  date: TODAY,
  weight: kilograms,
  ...change,
});

async function submit(token: string, ...entries: unknown[]): Promise<unknown[]> {
  const { status, body } = await ask('diary', { token, entries });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body.verdicts as { refusal?: string }[]).map(({ refusal = 'taken' }) => refusal);
}

async function listRecords(device: Device, prefix: string): Promise<unknown[]> {
  const database = stage.gateway.ctx.couch.database(workspaceDatabase(device.person.workspaceId));
  const startKey = `records:${prefix}`;
  const rows = await database.list({ startKey, endKey: `${startKey}\ufff0`, includeDocs: true });
  return rows.map(({ doc }) => doc?.body);
}

async function pulled(device: Device, clientId: string): Promise<DiaryDay[]> {
  const days = await listRecords(device, 'diary-');
  return (days as unknown as DiaryDay[]).filter((day) => day.clientId === clientId);
}

describe('G14 a client’s link', () => {
  it('says of each dish of the library what goes in and how it is cooked', async () => {
    const dish = starterSet().library.find(({ id }) => id === 'dish-canh-mong-toi-trung');
    if (dish?.kind !== 'template') throw new Error('no such dish');
    const { couch } = stage.gateway.ctx;
    const isThere = (name: string) => async () =>
      (await couch.database(name).getLocal('starter')) !== undefined;
    await until(isThere('published'));
    await until(isThere('catalogue'));
    const { create, menu, device } = await practice();
    const line = {
      lineId: 'canh',
      type: 'recipe',
      itemId: dish.id,
      name: dish.name,
      quantity: 1.5,
      unit: 'phần',
      unitAmount: 1,
      order: 9,
      snapshot: {
        basis: { amount: 1, unit: 'phần' },
        nutrients: {},
        sourceVersion: dish.updatedAt,
      },
    };
    const { lunch } = menu.meals;
    const meals = { ...menu.meals, lunch: { ...lunch, items: [...lunch.items, line] } };
    const database = couch.database(workspaceDatabase(device.person.workspaceId));
    const stored = await database.get(`menus:${menu.id}`);
    if (!stored) throw new Error('no menu');
    await database.put({ ...stored, body: { ...stored.body, meals } });
    const view = await open(tokenIn((await create()).url));
    const dishLines = Object.values(view.menus)
      .flatMap((one) => one.meals)
      .flatMap(({ lines }) => lines)
      .find(({ name }) => name === dish.name);
    expect(dishLines).toMatchObject({ servings: 1.5 });
    const card = view.dishes?.[dishLines?.dish ?? ''];
    expect(card).toMatchObject({
      servings: 1,
      steps: (dish.body.method as { steps: string[] }).steps,
    });
    expect(card?.parts.map(({ name, amount }) => [name, amount])).toContainEqual(['Mồng tơi', 100]);
  });

  it('G14 shows today’s menu in household measures, and nothing that is not the client’s', async () => {
    const { create } = await practice();
    const { status, url } = await create();
    expect(status).toBe(200);
    expect(url).toMatch(/\/khach#[\w-]{24}\.[\w-]{43}$/);
    const view = await open(tokenIn(url));
    expect(view.client).toEqual({ firstName: 'Mai', allergies: ['Tôm'] });
    expect(view.practice.expert).toBe('Lan');
    const today = view.days.find(({ date }) => date === TODAY);
    const meals = view.menus[today?.menu ?? '']?.meals ?? [];
    const lunch = meals.find(({ slot }) => slot === 'lunch');
    expect(lunch?.lines[0]).toMatchObject({ name: 'Cơm trắng', measure: '1 chén', grams: '120 g' });
    expect(lunch?.note).toBe('Ăn canh trước.');
    const all = JSON.stringify(view);
    for (const secret of ['Hay bỏ bữa', 'người khác', 'Hùng', 'Kín', 'mai@example.vn'])
      expect(all).not.toContain(secret);
  });

  it('row 9: says what to mind at home by illness, medicines and blood, when to eat and whom to call', async () => {
    const { device, client, create } = await practice({
      medicines: ['Warfarin 2 mg'],
      kidney: { stage: 'G4' },
      region: 'north',
      hospitalDiet: { code: 'DD07' },
      mealHours: { lunch: '20:30' },
      advice: [{ id: 'salt', state: 'off' }],
    });
    const { id: _id, ...seen } = visit({ potassium: 5.6 }, { visitDate: TODAY });
    await push(device, 'consultations', {
      ...seen,
      ...createBase(device.person),
      clientId: client.id,
    });
    await push(device, 'practices', {
      ...createBase(device.person),
      id: PRACTICE_ID,
      phone: '028 7300 0123',
    });
    const view = await open(tokenIn((await create()).url));
    expect(view.advice).toEqual([
      expect.stringContaining('Ăn rau xanh đều mỗi ngày'),
      expect.stringContaining('luộc nhiều nước rồi bỏ nước luộc'),
    ]);
    expect(view.practice.phone).toBe('028 7300 0123');
    const meals = Object.values(view.menus).flatMap((menu) => menu.meals);
    expect(meals.find(({ slot }) => slot === 'lunch')?.hour).toBe('20:30');
    expect(JSON.stringify(view)).not.toMatch(FAULTS);
  });

  it('G14 follows a plan that was given, day by day, and not one that was not', async () => {
    const { device, client, menu, create } = await practice({ assignedMenus: [] });
    const day = (order: number, lineId: string) => ({
      lineId,
      order,
      day: '',
      menuId: menu.id,
      snacks: [],
    });
    const plan = {
      name: 'Tuần đầu',
      clientId: client.id,
      startDate: TODAY,
      dailyPlans: [day(1, 'a'), day(2, 'b')],
    };
    await push(device, 'plans', { ...createBase(device.person), ...plan });
    const { url } = await create();
    expect((await open(tokenIn(url))).days).toEqual([]);
    const assignment = { date: TODAY };
    await push(device, 'plans', { ...createBase(device.person), ...plan, given: assignment });
    const view = await open(tokenIn(url));
    expect(view.days.map(({ date }) => date)).toEqual([TODAY, dateAfter(TODAY, 1)]);
    expect(view.menus[view.days[0]?.menu ?? '']?.title).toBe('Tuần đầu');
  });

  it('G14 is answered alike when it was guessed, was revoked, has expired or belongs to a client who is gone', async () => {
    const { device, client, create } = await practice();
    const first = await create();
    const second = await create();
    const token = tokenIn(first.url);
    const guessed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const foreign = `${'x'.repeat(24)}.${token.slice(25)}`;
    await device.post('/api/client-links/revoke', { clientId: client.id, linkId: first.linkId });
    const refusals = [];
    for (const bad of [guessed, foreign, token, '', 'x', '../../etc'])
      refusals.push(await ask('open', { token: bad }));
    const entries = [weight(60)];
    refusals.push(await ask('diary', { token, entries }));
    const stored = await links();
    await stage.gateway.ctx.couch.database(ACCOUNTS_DATABASE).put({
      ...stored,
      body: {
        ...stored.body,
        links: (stored.body.links as object[]).map((link) => ({
          ...link,
          expiresAt: '2026-01-01T00:00:00.000Z',
        })),
      },
    });
    refusals.push(await ask('open', { token: tokenIn(second.url) }));
    const third = await create();
    await device.push([
      {
        collection: 'clients',
        assumed: { ...client, _deleted: false },
        next: { ...client, _deleted: true },
      },
    ]);
    refusals.push(await ask('open', { token: tokenIn(third.url) }));
    for (const { status, body } of refusals)
      expect({ status, body }).toEqual({
        status: 404,
        body: {
          success: false,
          code: 'client_link_invalid',
          error: 'Liên kết không còn dùng được, hãy hỏi chuyên gia của bạn.',
        },
      });

    async function links() {
      const rows = await stage.gateway.ctx.couch
        .database(ACCOUNTS_DATABASE)
        .list({ startKey: 'link:', endKey: 'link:\ufff0', includeDocs: true });
      const linksDocument = rows.find(({ doc }) => doc?.body.clientId === client.id)?.doc;
      if (!linksDocument) throw new Error('no links');
      return linksDocument;
    }
  });

  it('G14 keeps a hash alone, and tells its practice when it was opened', async () => {
    const { device, client, create } = await practice();
    const { url, linkId } = await create();
    const token = tokenIn(url);
    await open(token);
    expect(await list(device, client.id)).toEqual([
      {
        linkId,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        openedAt: expect.any(String),
      },
    ]);
    const rows = await stage.gateway.ctx.couch
      .database(ACCOUNTS_DATABASE)
      .list({ startKey: 'link:', endKey: 'link:\ufff0', includeDocs: true });
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });

  it('G14 is not given, listed or ended by another practice', async () => {
    const { device, client, create } = await practice();
    const { url, linkId } = await create();
    const stranger = await stage.createDevice();
    const { status, body } = await stranger.post('/api/client-links', { clientId: client.id });
    expect([status, body.code]).toEqual([404, 'client_unknown']);
    const mail = { clientId: client.id, key: randomUUID() };
    expect((await stranger.post('/api/client-links/mail', mail)).body.code).toBe('client_unknown');
    for (const named of [{}, { linkId }, { linkId: 'nobody' }]) {
      const revoked = await stranger.post('/api/client-links/revoke', {
        clientId: client.id,
        ...named,
      });
      expect([revoked.status, revoked.body.code]).toEqual([404, 'client_unknown']);
    }
    const unknown = { clientId: client.id, linkId: 'nobody' };
    expect((await device.post('/api/client-links/revoke', unknown)).status).toBe(404);
    await open(tokenIn(url));
  });

  it('G14 ends with the account of its expert, and works for five devices’ worth of links at most', async () => {
    const { device, create } = await practice();
    const urls = [];
    for (let count = 0; count < 6; count += 1) urls.push((await create()).url);
    expect((await ask('open', { token: tokenIn(urls[0] ?? '') })).status).toBe(404);
    await open(tokenIn(urls[5] ?? ''));
    const accounts = stage.gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const account = await accounts.get(accountKey(`${device.person.accountId}@example.vn`));
    if (account) await accounts.put({ ...account, body: { ...account.body, status: 'suspended' } });
    expect((await ask('open', { token: tokenIn(urls[5] ?? '') })).status).toBe(404);
  });
});

describe('G14 the diary', () => {
  it('G14 is taken once, however often and in which order it comes, and two phones lose nothing', async () => {
    const { device, client, create } = await practice();
    const token = tokenIn((await create()).url);
    const morning = weight(62.1, { at: '2026-11-27T00:10:00.000Z', date: TODAY });
    const onOther = weight(62.4, { at: '2026-11-27T00:20:00.000Z', date: TODAY });
    const eaten = tick('soup', { at: '2026-11-27T05:00:00.000Z' });
    const back = { ...tick('soup', { at: '2026-11-27T05:00:05.000Z' }), isEaten: false };
    expect(await submit(token, consent(), morning, eaten)).toEqual(['taken', 'taken', 'taken']);
    await Promise.all([submit(token, back, onOther), submit(token, tick('rice'), eaten)]);
    const [day] = await pulled(device, client.id);
    expect(await submit(token, eaten, morning, back)).toEqual(['taken', 'taken', 'taken']);
    expect(await pulled(device, client.id)).toEqual([day]);
    expect(day).toMatchObject({ kind: 'diaryDay', date: TODAY, clientId: client.id });
    expect(day?.weights.map((one) => one.weight).sort()).toEqual([62.1, 62.4]);
    expect(day?.ticks.map(({ lineId, isEaten }) => [lineId, isEaten]).sort()).toEqual([
      ['rice', true],
      ['soup', false],
    ]);
    const view = await open(token);
    expect(view.diary[0]?.weights).toHaveLength(2);
  });

  it('G14 a day that the practice deleted begins anew', async () => {
    const { device, client, create } = await practice();
    const token = tokenIn((await create()).url);
    await submit(token, consent(), weight(60));
    const [day] = await pulled(device, client.id);
    const assumed = { ...day, _deleted: false };
    const { body } = await device.push([
      { collection: 'records', assumed, next: { ...assumed, _deleted: true } },
    ]);
    expect(body.verdicts[0]?.verdict).toBe('accepted');
    expect((await open(token)).diary).toEqual([]);
    await submit(token, weight(61));
    expect((await open(token)).diary[0]?.weights).toMatchObject([{ weight: 61 }]);
  });

  it('G14 takes nothing before the client agreed, keeps the consent as proof, and stops when it is withdrawn', async () => {
    const { device, create } = await practice();
    const token = tokenIn((await create()).url);
    expect(await submit(token, weight(60))).toEqual(['consent']);
    expect((await open(token)).hasConsent).toBe(false);
    await submit(token, consent(true, '2026-11-27T01:00:00.000Z'));
    expect((await listRecords(device, 'consent-'))[0]).toMatchObject({
      kind: 'consent',
      purpose: 'diary',
      way: 'form',
      givenBy: 'client',
      textVersion: 'NK-01',
      consentDate: '2026-11-27',
    });
    expect((await open(token)).hasConsent).toBe(true);
    await submit(token, consent(false, '2026-11-27T02:00:00.000Z'));
    await submit(token, consent(true, '2026-11-27T01:00:00.000Z'));
    expect((await open(token)).hasConsent).toBe(false);
    expect(await submit(token, weight(60))).toEqual(['consent']);
  });

  it.for<[string, unknown, string]>([
    ['a weight of nobody', weight(4000), 'invalid'],
    ['no weight', weight(-1), 'invalid'],
    ['a weight in words', weight('62'), 'invalid'],
    ['a day of last year', weight(60, { date: '2025-01-01' }), 'date'],
    ['a day that does not exist', weight(60, { date: '2026-02-30' }), 'invalid'],
    ['a clock of the future', weight(60, { at: '2030-01-01T00:00:00.000Z' }), 'clock'],
    ['an unknown slot', tick('a', { slot: 'midnight' }), 'invalid'],
    ['an id of its own making', tick('../x'), 'invalid'],
    ['nothing', null, 'invalid'],
    ['a word', 'x', 'invalid'],
    ['a name that is an object', { id: { toString: 1 } }, 'invalid'],
    ['an unknown type', { ...weight(60), type: 'note' }, 'invalid'],
  ])('G14 refuses %s, and takes what stands beside it', async ([, bad, refusal]) => {
    const { device, client, create } = await practice();
    const token = tokenIn((await create()).url);
    expect(await submit(token, consent(), bad, weight(61.5))).toEqual(
      expect.arrayContaining([refusal, 'taken', 'taken']),
    );
    const days = await pulled(device, client.id);
    expect(days.flatMap(({ weights }) => weights.map((one) => one.weight))).toEqual([61.5]);
  });

  it('G14 answers whatever stands in a field, and keeps what is whole', async () => {
    const { device, client, create } = await practice();
    const token = tokenIn((await create()).url);
    await submit(token, consent());
    const odd = [null, true, '', -1, 1e308, '9999-99-99T99:99:99Z', '\u0000\ud800', [], {}, [[]]];
    for (const whole of [weight(60), tick('a'), consent()]) {
      const entries = Object.keys(whole).flatMap((key) =>
        odd.map((value) => ({ ...whole, [key]: value })),
      );
      for (let at = 0; at < entries.length; at += 50)
        await submit(token, ...entries.slice(at, at + 50));
    }
    await submit(token, weight(61.5));
    const [day] = await pulled(device, client.id);
    expect(day?.weights.map((one) => one.weight)).toContain(61.5);
  });

  it('G14 is bounded: entries of a call, weights of a day, bytes', async () => {
    const { create } = await practice();
    const token = tokenIn((await create()).url);
    await submit(token, consent());
    const many = Array.from({ length: 51 }, () => weight(60));
    expect((await ask('diary', { token, entries: many })).status).toBe(400);
    const some = Array.from({ length: 12 }, () => weight(60));
    expect((await submit(token, ...some)).filter((one) => one === 'full')).toHaveLength(2);
    const large = { token, entries: [tick('a', { name: 'x'.repeat(40_000) })] };
    expect((await ask('diary', large)).status).toBe(413);
    expect((await ask('diary', '{')).status).toBe(400);
    expect((await ask('open', { token: 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('G14 the mail with the link', () => {
  it('G14 goes out once, from the practice, and opens the client’s page', async () => {
    const { device, client } = await practice();
    const linkRequest = { clientId: client.id, key: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect((await device.post('/api/client-links/mail', linkRequest)).status).toBe(200);
    await until(async () => (await list(device, client.id))[0]?.mail?.outcome === 'sent', 20_000);
    expect((await device.post('/api/client-links/mail', linkRequest)).status).toBe(200);
    expect(stage.mails.map(({ to }) => to)).toEqual([['mai@example.vn']]);
    const mail = await readMail(stage.mails[0]!);
    expect(mail.replyTo?.[0]?.address).toBe(`${device.person.accountId}@example.vn`);
    const [, token = ''] = /khach#([\w.-]+)/.exec(mail.text ?? '') ?? [];
    expect((await open(token)).client.firstName).toBe('Mai');
    expect(await list(device, client.id)).toHaveLength(1);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/tôm|dị ứng|kcal/i);
  });

  it('P30 carries the look of the practice on Business, as the page behind it does', async () => {
    const look = { name: 'Sen Việt', colour: '#7a2a5c', logo: LOGO, footer: 'Hẹn gặp lại' };
    const read = async (tier: Tier) => {
      const { device, client, create } = await practice({}, tier);
      await push(device, 'practices', { ...createBase(device.person), id: 'practice', ...look });
      const { practice: shown } = await open(tokenIn((await create()).url));
      const known = stage.mails.length;
      await device.post('/api/client-links/mail', { clientId: client.id, key: randomUUID() });
      await until(() => stage.mails.length > known, 20_000);
      const { html, text, attachments } = await readMail(stage.mails.at(-1)!);
      return { shown, mail: `${String(html)} ${text}`, files: attachments.length };
    };
    const own = await read('business');
    expect(own.shown.brand).toEqual({ colour: '#7a2a5c', logo: LOGO, footer: 'Hẹn gặp lại' });
    expect(own.mail).toContain('background:#7a2a5c');
    expect(own.mail).toContain('Hẹn gặp lại');
    expect(own.mail).not.toContain(SIGNATURE);
    expect(own.files).toBe(1);
    const plain = await read('pro');
    expect(plain.shown).toEqual({ name: 'Sen Việt', expert: plain.shown.expert });
    expect(plain.mail).toContain(SIGNATURE);
    expect(plain.mail).not.toContain('#7a2a5c');
    expect(plain.files).toBe(0);
  });

  it('G14 goes out though its gateway ends behind the note of it', async () => {
    const { device, client } = await practice();
    const linkRequest = { clientId: client.id, key: randomUUID() };
    const isNoted = async () => (await list(device, client.id)).length > 0;
    const stop = loseJobBehind(stage.gateway.parts.jobs, 'mail.clientLink', isNoted);
    await device.post('/api/client-links/mail', linkRequest);
    stop();
    await until(async () => (await list(device, client.id))[0]?.mail?.outcome === 'sent', 20_000);
    expect(stage.mails).toHaveLength(1);
  });

  it('G14 waits for a confirmed address of the expert, and for an address of the client', async () => {
    const { device, client } = await practice({ email: '' });
    const linkRequest = { clientId: client.id, key: randomUUID() };
    const without = await device.post('/api/client-links/mail', linkRequest);
    expect([without.status, without.body.code]).toEqual([409, 'client_without_email']);
    const accounts = stage.gateway.ctx.couch.database(ACCOUNTS_DATABASE);
    const account = await accounts.get(accountKey(`${device.person.accountId}@example.vn`));
    if (account)
      await accounts.put({ ...account, body: { ...account.body, confirmation: { links: [] } } });
    const { body } = await device.post('/api/client-links/mail', linkRequest);
    expect(body.code).toBe('email_not_confirmed');
    expect(stage.mails).toEqual([]);
  });
});
