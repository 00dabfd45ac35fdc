// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { emptyMeals } from '../../domain/food/storedLines';
import { line } from '../../domain/food/lineFixture';
import { dashboardText } from '../../i18n/dashboard';
import { UiProvider } from '../../ui/Provider';
import { AttentionCard } from './AttentionCard';
import { buildQuestions } from './menuQuestions';
import type { MenuReasonsState } from './useMenuReasons';

const TODAY = '2026-11-28';
const buildLunch = (name: string) => ({
  ...emptyMeals(),
  lunch: { items: [{ ...line('l', { name }), order: 1 }] },
});
const { notHere, nothing } = dashboardText.attention;

const renderText = (menus: Pick<MenuReasonsState, 'state' | 'missing'>) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <UiProvider>
      <AttentionCard all={[]} menus={menus} />
    </UiProvider>,
  );
  return page.textContent;
};

it('P31 a menu that is not on the device is counted as not looked at', async () => {
  const client = clientWith({
    id: 'a',
    currentMenuId: 'gone',
    assignedMenus: [{ menuId: 'gone', assignedDate: '2026-11-01', status: 'active' }],
  });
  const data = { menus: { get: async () => undefined }, plans: { all: async () => [] } };
  const day = { clients: [client], byClient: new Map(), today: TODAY };
  expect(await buildQuestions(data, day)).toEqual({ questions: [], missing: 1 });
});

it('P31 a day of a plan that was given is looked at, and not the menu beside it', async () => {
  const client = clientWith({
    id: 'a',
    currentMenuId: 'single',
    assignedMenus: [{ menuId: 'single', assignedDate: '2026-11-01', status: 'active' }],
  });
  const menus = new Map(['single', 'mon', 'tue'].map((id) => [id, { id, meals: buildLunch(id) }]));
  const plan = (handover?: { date: string }) => ({
    ...client,
    id: 'p',
    name: '',
    clientId: 'a',
    startDate: '2026-11-27',
    dailyPlans: ['mon', 'tue'].map((menuId, order) => ({
      lineId: menuId,
      order,
      day: '',
      snacks: [],
      menuId,
    })),
    ...(handover ? { given: handover } : {}),
  });
  const looked = async (plans: unknown[], today = TODAY) => {
    const data = {
      menus: { get: async (id: string) => menus.get(id) },
      plans: { all: async () => plans },
    };
    const day = { clients: [client], byClient: new Map(), today };
    const { questions } = await buildQuestions(data as never, day);
    return questions.flatMap(({ menu }) => menu.meals.lunch.items.map(({ name }) => name));
  };
  expect(await looked([plan({ date: '2026-11-26' })])).toEqual(['tue']);
  expect(await looked([plan()])).toEqual(['single']);
  expect(await looked([plan({ date: '2026-11-26' })], '2026-11-29')).toEqual(['single']);
});

it('P31 nobody needs attention only where every menu was looked at', () => {
  expect(renderText({ state: 'done', missing: 0 })).toContain(nothing);
  for (const menus of [
    { state: 'done', missing: 2 },
    { state: 'checking', missing: 0 },
    { state: 'failed', missing: 0 },
  ] as const)
    expect(renderText(menus)).not.toContain(nothing);
  expect(renderText({ state: 'done', missing: 2 })).toContain(notHere(2));
});
