import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { profile } from '../../../tests/support/profile';
import { openLocalData, type OpenLocalData } from '../../data/openLocalData';
import type { Client } from '../../domain/records/clients';
import type { Menu } from '../../domain/records/menus';
import { PRACTICE_ID } from '../../domain/records/practices';
import { emptyMeals } from '../../domain/food/storedLines';
import { writeAutomaticMail } from './automatic';

const opened: OpenLocalData[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((data) => data.close()));
});

interface Stage {
  data: OpenLocalData;
  client: Client;
  menu: Menu;
}

async function stage({
  plan = 'pro' as 'free' | 'pro',
  autoEmail = true,
  client: of = {} as Partial<Client>,
} = {}): Promise<Stage> {
  const data = await openLocalData(profile({ plan }));
  opened.push(data);
  await data.practices.insert({ ...data.newBase(), id: PRACTICE_ID, autoEmail });
  const base = data.newBase();
  const menu = {
    ...data.newBase(),
    kind: 'personal',
    name: 'Ăn nhạt',
    description: 'Ít muối',
    tags: [],
    status: 'published',
    isPublic: false,
    clientId: base.id,
    meals: emptyMeals(),
    nutritionSummary: {},
  } as unknown as Menu;
  const client = await data.clients.insert({
    ...clientWith(base),
    email: 'mai@example.com',
    emailConsentDate: '2026-11-20',
    assignedMenus: [{ menuId: menu.id, assignedDate: base.createdAt, status: 'active' }],
    ...of,
  });
  return { data, client, menu };
}

const subjects = async ({ data }: Stage) =>
  (await data.outbox.all()).map(({ automatic, customerEmail, targetId }) => ({
    automatic,
    customerEmail,
    targetId,
  }));

describe('P30 a mail that goes by itself', () => {
  it('is written for the client who has the menu, with the paper as it is now', async () => {
    const here = await stage();
    expect(await writeAutomaticMail(here.data, here.menu)).toBe(true);
    expect(await subjects(here)).toEqual([
      { automatic: true, customerEmail: 'mai@example.com', targetId: here.menu.id },
    ]);
    const [entry] = await here.data.outbox.all();
    expect(entry?.printable?.title).toBe('Ăn nhạt');
  });

  it('assigned and then published: the same paper goes once, another one again', async () => {
    const here = await stage();
    await writeAutomaticMail(here.data, here.menu);
    expect(await writeAutomaticMail(here.data, here.menu)).toBe(false);
    expect(await writeAutomaticMail(here.data, { ...here.menu, name: 'Ăn nhạt, tuần 2' })).toBe(
      true,
    );
    expect(await here.data.outbox.all()).toHaveLength(2);
  });

  it('is not promised by an expert whose own address is not confirmed', async () => {
    const here = await stage();
    const written = writeAutomaticMail(here.data, here.menu, { emailConfirmed: false });
    expect(await written).toBe('unconfirmed');
    expect(await here.data.outbox.all()).toEqual([]);
  });

  it('is called by the menu’s name, also where its paper has a date for a title', async () => {
    const here = await stage();
    await writeAutomaticMail(here.data, { ...here.menu, targetDate: '2026-11-23' });
    const [entry] = await here.data.outbox.all();
    expect(entry?.printable?.title).toBe('Thứ Hai, 23/11/2026');
    expect(entry?.subject).toBe('Thực đơn ngày: Ăn nhạt');
  });

  it.each([
    ['the practice did not ask for it', { autoEmail: false }],
    ['the plan has none', { plan: 'free' as const }],
    ['the client did not agree', { client: { emailConsentDate: undefined } }],
    ['the client has no address', { client: { email: '' } }],
    ['the client does not have the menu', { client: { assignedMenus: [] } }],
  ])('none where %s', async (_why, settings) => {
    const here = await stage(settings as Parameters<typeof stage>[0]);
    expect(await writeAutomaticMail(here.data, here.menu)).toBe(false);
    expect(await here.data.outbox.all()).toEqual([]);
  });
});
