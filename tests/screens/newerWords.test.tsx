// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { COLLECTIONS, type CollectionName } from '../../src/domain/records';
import type { Menu } from '../../src/domain/records/menus';
import type { Client } from '../../src/domain/records/clients';
import { LAN } from '../../sync-server/modules/demo/accounts';
import { demoDocuments } from '../../sync-server/modules/demo/records';
import { newerWord, withNewerWords } from '../support/newerWords';
import { memoryData, theStarterSet } from './support/memoryData';
import { findAll, says, getText } from './support/page';
import { beginScreen, endScreen, endScreens, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const at = '2026-11-25T01:00:00.000Z';
const base = {
  workspaceId: LAN.workspaceId,
  expertId: LAN.accountId,
  createdAt: at,
  updatedAt: at,
};
const demo = demoDocuments(LAN, new Date());
function bodies<T>(name: CollectionName): T[] {
  return demo.flatMap(({ collection, document }) => (collection === name ? [document as T] : []));
}
const menu = bodies<Menu>('menus').find(({ kind }) => kind === 'personal');
const child = bodies<Client>('clients').find(({ birthYear = 0 }) => birthYear > 2010);
const [recipe] = bodies<{ id: string }>('recipes');
if (!menu?.clientId || !child || !recipe) throw new Error('the demo practice is not as expected');

const day = { day: '', snacks: [] };
const mail = { customerName: 'Khách', customerEmail: 'khach@example.com', subject: 'Thư mới' };
const more: [CollectionName, object][] = [
  [
    'plans',
    {
      ...base,
      id: 'plan',
      name: 'Kế hoạch của bản mới',
      clientId: menu.clientId,
      startDate: '2026-11-30',
      dailyPlans: [
        { ...day, lineId: 'd1', order: 1, menuId: menu.id },
        { ...day, lineId: 'd2', order: 2, meals: { lunch: { menuId: menu.id, slot: 'lunch' } } },
      ],
    },
  ],
  ['practices', { ...base, id: 'practice', name: 'Phòng dinh dưỡng An Nhiên' }],
  [
    'outbox',
    {
      ...base,
      id: 'mail',
      kind: 'menu_email',
      targetId: menu.id,
      clientId: menu.clientId,
      ...mail,
    },
  ],
  [
    'notices',
    {
      id: 'receipt-mail',
      createdAt: at,
      updatedAt: at,
      outboxId: 'mail',
      kind: 'receipt',
      outcome: 'sent',
    },
  ],
];

function newerData() {
  const documents: Partial<Record<CollectionName, unknown[]>> = {};
  const all = [...demo.map((one) => [one.collection, one.document] as const), ...more];
  for (const [name, document] of all)
    (documents[name] ??= []).push(withNewerWords(COLLECTIONS[name], document));
  return memoryData({ ...theStarterSet(), ...documents });
}

const PAGES: [string, (string | RegExp)[]][] = [
  ['/expert/clients', [newerWord('status'), newerWord('plan')]],
  [
    `/expert/clients/${menu.clientId}/detail`,
    [
      ...['status', 'gender', 'activityLevel', 'goal', 'outcome'].map(newerWord),
      'Giới hạn theo người này',
    ],
  ],
  [`/expert/clients/${child.id}/detail`, ['Cần giới tính', 'Natri tối đa 1.800 mg']],
  [`/expert/clients/${child.id}/create-menu`, ['Mục tiêu mỗi ngày']],
  [`/expert/print-progress?id=${menu.clientId}`, ['kg']],
  ['/expert/daily-menus', [newerWord('status'), newerWord('kind')]],
  [`/expert/daily-menus/${menu.id}/edit`, [newerWord('status'), newerWord('type')]],
  [`/expert/print-daily-menu?id=${menu.id}`, ['kcal']],
  [`/expert/daily-menus/create?client=${menu.clientId}`, ['Chọn thực đơn gốc']],
  ['/expert/recipes', [newerWord('status')]],
  [`/expert/recipes/${recipe.id}/edit`, [newerWord('status'), newerWord('type')]],
  [`/expert/recipes/${recipe.id}/preview`, [newerWord('difficulty')]],
  [`/expert/print-recipe?id=${recipe.id}`, ['kcal']],
  ['/expert/foods', [newerWord('status'), newerWord('kind')]],
  ['/expert/plans', ['Kế hoạch của bản mới']],
  ['/expert/plans/plan', ['Bữa trưa']],
  ['/expert/print-plan?id=plan', ['kcal']],
  ['/expert/sync', ['Không có gì đang chờ']],
  ['/expert/subscription', [newerWord('plan')]],
  ['/expert/practice', ['Logo']],
  ['/expert/images', ['Thư viện ảnh']],
];

it.each(PAGES)('S02 %s shows words of a newer version as they are stored', async (path, texts) => {
  await openScreen(newerData(), path);
  for (const words of texts) await says(words);
  expect(getText()).not.toMatch(/Đã xảy ra lỗi|undefined|NaN|\[object|\[native code/);
  const blank = [...document.querySelectorAll('.chakra-badge, .line-badge')].filter(
    (badge) => getText(badge) === '',
  );
  expect(blank).toEqual([]);
  expect(findAll('button', '').length).toBe(0);
});
