import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MenuItem } from '../../../domain/food/storedLines';
import { UiProvider } from '../../../ui/Provider';
import { GroupLine } from './GroupLine';

const RICE: MenuItem = {
  lineId: 'rice',
  order: 0,
  type: 'food',
  itemId: 'rice',
  name: 'Cơm trắng',
  quantity: 200,
  unit: 'g',
  unitAmount: 1,
  snapshot: {
    basis: { amount: 100, unit: 'g' },
    nutrients: { calories: 130, carbs: 28 },
    sourceVersion: '2026-11-01T00:00:00.000Z',
  },
};

const renderLine = (group: string) =>
  renderToStaticMarkup(
    <UiProvider>
      <GroupLine item={RICE} group={group} />
    </UiProvider>,
  );

it('G5 says in words whose exchange units are counted, and that its issuer and year are not known', () => {
  const words = renderLine('starch').replaceAll(/<style.*?<\/style>|<[^>]+>/gu, '');
  expect(words).toContain('Nhóm tinh bột · 2,8 đơn vị chuyển đổi');
  expect(words).toContain('Thực hành xây dựng thực đơn theo đơn vị chuyển đổi');
  expect(words).toContain('chưa rõ nơi và năm ban hành');
});

it('G5 names no source where there is no exchange group', () => {
  expect(renderLine('recipe')).not.toContain('chưa rõ nơi và năm ban hành');
});
