// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UsageView } from '../../src/api/usage';
import { TierLimitReached, type LocalData } from '../../src/data/types';
import { emptyRecipe } from '../../src/domain/recipes/recipeEditing';
import { gateway } from '../../src/gateway/browserSession';
import { memoryData } from './support/memoryData';
import { fill, find, press, says, getText, the } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

const MB = 1024 * 1024;
const usage: UsageView = {
  at: '2026-11-27T02:35:00.000Z',
  mails: { used: 50, most: 50 },
  ai: { used: 12, most: 30 },
  storage: { used: 170 * MB, most: 200 * MB },
};
const HISTORY = {
  payments: [],
  pagination: { total: 0, limit: 20, offset: 0, hasMore: false, nextOffset: 0 },
  counts: { all: 0, completed: 0, pending: 0, cancelled: 0, expired: 0 },
  paid: { amount: 0 },
};
const online = { current: true };

beforeEach(() => {
  beginScreen();
  online.current = true;
  vi.spyOn(gateway, 'read').mockImplementation((_contract, address) => {
    if (!online.current) return Promise.reject(new Error('no network'));
    const subscription = { state: 'free', tier: 'free', canTry: true };
    const answer = address === '/api/expert/usage' ? { usage } : { subscription, quotes: [] };
    return Promise.resolve({ canPay: true, data: HISTORY, ...answer }) as never;
  });
});
afterEach(endScreen);
afterAll(endScreens);

const FREE = { plan: 'free', maxClients: 5 } as const;
const createRecipes = (count: number) => {
  const { newBase } = memoryData({});
  return Array.from({ length: count }, (_, at) => ({
    ...emptyRecipe(newBase()),
    title: `Món ${at + 1}`,
  }));
};
const free = (recipes: number): LocalData => memoryData({ recipes: createRecipes(recipes) }, FREE);
const OWN = '/expert/dashboard?tab=subscription';

it('P05 the page says what is used, of what this device counts and of what the gateway does', async () => {
  await openScreen(free(16), OWN);
  const section = await find('region', 'Mức sử dụng');
  await says(/50 \/ 50 email/, () => section);
  for (const words of [
    /16 \/ 20 món/,
    /80 % · còn 4 món/,
    /0 \/ 50 bộ/,
    /12 \/ 30 lượt/,
    /còn 18 lượt · đặt lại lúc 0 giờ/,
    /170 MB \/ 200 MB/,
    /Đã hết: gửi tiếp được từ ngày 1 tháng sau/,
    /Đã hết hạn mức: email cho khách tháng này/,
  ])
    expect(getText(section)).toMatch(words);
  expect(getText(section)).not.toContain('API tháng này');
});

it('P05 without a network it shows what it was told last, and says so', async () => {
  await openScreen(free(3), OWN);
  await says(/12 \/ 30 lượt/);
  online.current = false;
  await openScreen(free(3), OWN);
  await says(/số biết lần cuối/);
  expect(getText(the('region', 'Mức sử dụng'))).toMatch(/12 \/ 30 lượt/);
});

it('P05 a tier without limits counts on, and warns of nothing', async () => {
  await openScreen(
    memoryData({ recipes: createRecipes(48) }, { plan: 'pro', maxClients: 50 }),
    '/expert/recipes',
  );
  await says('Món 48');
  expect(getText()).not.toMatch(/của gói/);
});

it('P05 a recipe beyond the limit is explained with the next tier up, and stays as a draft', async () => {
  const data = free(20);
  const insert = vi.fn(() => Promise.reject(new TierLimitReached('recipes', 'free', 20)));
  await openScreen({ ...data, recipes: { ...data.recipes, insert } }, '/expert/recipes/create');
  await says(/Gói của bạn đã đủ 20 công thức/);
  await fill('Tên công thức', 'Canh chua cá lóc');
  await press('button', 'Lưu bản nháp');
  const dialog = await find('dialog', 'Gói của bạn đã đủ 20 công thức.');
  await says(/giữ làm nháp trên máy này/, () => dialog);
  expect(getText(dialog)).toMatch(/499\.000.*\/ tháng/);
  expect(the('link', 'Nâng cấp lên Pro', dialog).getAttribute('href')).toContain('tab=plans');
  await press('button', 'Để sau, giữ nháp', dialog);
  await eventually(() =>
    expect((the('field', 'Tên công thức') as HTMLInputElement).value).toBe('Canh chua cá lóc'),
  );
  expect(insert).toHaveBeenCalledTimes(1);
});
