// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { dashboardText } from '../../i18n/dashboard';
import { UiProvider } from '../../ui/Provider';
import { AttentionCard } from './AttentionCard';
import { questionsOf, type MenuReasonsState } from './useMenuReasons';

const { notHere, nothing } = dashboardText.attention;

const said = (menus: Pick<MenuReasonsState, 'state' | 'missing'>) => {
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
  const data = { menus: { get: async () => undefined } };
  expect(await questionsOf(data, { clients: [client], byClient: new Map() })).toEqual({
    questions: [],
    missing: 1,
  });
});

it('P31 nobody needs attention only where every menu was looked at', () => {
  expect(said({ state: 'done', missing: 0 })).toContain(nothing);
  for (const menus of [
    { state: 'done', missing: 2 },
    { state: 'checking', missing: 0 },
    { state: 'failed', missing: 0 },
  ] as const)
    expect(said(menus)).not.toContain(nothing);
  expect(said({ state: 'done', missing: 2 })).toContain(notHere(2));
});
