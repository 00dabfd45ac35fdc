// @vitest-environment happy-dom
import { act } from 'react';
import { BehaviorSubject } from 'rxjs';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { heldBack, type Presence, type Presences } from '../../src/data/heldBack';
import { DataProvider } from '../../src/data/react';
import type { LocalData } from '../../src/data/types';
import { QuickOpen } from '../../src/features/quick-open/QuickOpen';
import { UiProvider } from '../../src/ui/Provider';
import { demoData } from './support/memoryData';
import { fill, getText } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const all = (presence: Presence): Presences => ({
  workspace: presence,
  published: presence,
  catalogue: presence,
});

/** Words of a page for none, or for a count. */
const NONE =
  /chưa có (?!ai|khi)|không có|không tìm thấy|không thấy|không còn|không đủ|đã bị xóa|(?<![\d.,])0 (?:khách|thực đơn|món|công thức|mục)/i;

async function open(path: string) {
  const whole = demoData();
  const presences = new BehaviorSubject(all('coming'));
  // The page's code is there then, and what is shown next waits for data alone.
  await openScreen(whole, path);
  await eventually(() => expect(getText()).not.toBe(''));
  await openScreen(heldBack(whole, presences), path);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  return {
    before: getText(),
    come: () => act(async () => presences.next(all('here'))),
  };
}

const PAGES = [
  '/expert/dashboard',
  '/expert/clients',
  '/expert/daily-menus',
  '/expert/plans',
  '/expert/recipes',
  '/expert/articles',
  '/expert/foods',
  '/expert/images',
  '/expert/kitchen',
  '/expert/orders',
  '/expert/notices',
  '/expert/practice',
  '/expert/fee',
  '/expert/generator',
  '/expert/reports',
  '/expert/support',
  '/expert/subscription',
  '/expert/daily-menus/create',
  '/expert/plans/create',
  '/expert/recipes/import',
  '/expert/ai',
  '/expert/import-export',
];

it.each(PAGES)('%s says nothing of none before its data has come', async (path) => {
  const { before } = await open(path);
  expect(before).not.toMatch(NONE);
});

type Ids = { client: string; menu: string; recipe: string };

async function listIds(data: LocalData): Promise<Ids> {
  const [client] = await data.clients.all();
  const [menu] = await data.menus.all();
  const [recipe] = await data.recipes.all();
  return { client: client?.id ?? '', menu: menu?.id ?? '', recipe: recipe?.id ?? '' };
}

it.each<[string, (ids: Ids) => string]>([
  ['a client', ({ client }) => `/expert/clients/${client}/detail`],
  ['the form of a client', ({ client }) => `/expert/clients/${client}/detail?edit=${client}`],
  ['a menu for a client', ({ client }) => `/expert/clients/${client}/create-menu`],
  ['days for a client', ({ client }) => `/expert/generator?client=${client}`],
  ['the paper of a menu', ({ menu }) => `/expert/print-daily-menu?id=${menu}`],
  ['the shopping of a menu', ({ menu }) => `/expert/print-daily-menu?id=${menu}&as=shopping`],
  ['the paper of a recipe', ({ recipe }) => `/expert/print-recipe?id=${recipe}`],
  ['the progress of a client', ({ client }) => `/expert/print-progress?id=${client}`],
])('%s opened by its address is neither missing nor empty', async (_, address) => {
  const path = address(await listIds(demoData()));
  const { before, come } = await open(path);
  expect(before).not.toMatch(NONE);
  await come();
  await eventually(() => expect(getText()).not.toBe(before));
});

it('quick search says that names are coming before it says that there is none', async () => {
  const presences = new BehaviorSubject(all('coming'));
  const data = heldBack(demoData(), presences);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <UiProvider>
        <DataProvider value={data}>
          <MemoryRouter>
            <QuickOpen pages={[]} onClose={() => undefined} />
          </MemoryRouter>
        </DataProvider>
      </UiProvider>,
    ),
  );
  await fill(/Gõ tên/, 'Trần Thị Mai');
  expect(getText()).not.toContain('Không tìm thấy');
  expect(getText()).toContain('còn đang về máy');
  await act(async () => presences.next(all('here')));
  await eventually(() => expect(getText()).toContain('Trần Thị Mai'));
  expect(getText()).not.toContain('còn đang về máy');
  await act(async () => root.unmount());
});
