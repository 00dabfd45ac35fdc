// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { demoData } from './support/memoryData';
import { find, press, says, the, textOf } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const MENU = 'demo-lan-client-mai';

it('G7 a kitchen takes a day of the catalogue for its code, which keeps all of its limits', async () => {
  const data = demoData();
  const sheet = await data.records.of('kitchenSheet').insert({
    ...data.newBase(),
    kind: 'kitchenSheet',
    date: '2026-11-27',
    lines: [],
    special: [],
  });
  await openScreen(data, `/expert/kitchen/${sheet.id}`);
  await press('button', 'Thêm mã');
  await press('button', /DD01 cơm\s*DD01 Đái tháo đường đơn thuần/u);
  await eventually(async () => {
    const [line] = (await data.records.of('kitchenSheet').all())[0]?.lines ?? [];
    expect(line?.diet).toEqual({ code: 'DD01', form: 'rice' });
  });
  await says('DD01 cơm · Đái tháo đường đơn thuần');
  expect(textOf()).not.toContain('Chưa đạt DD01');
  const copied = (await data.menus.all()).filter(
    ({ masterMenuId }) => masterMenuId === 'menu-ma-dd01',
  );
  expect(copied).toMatchObject([
    { kind: 'master', status: 'draft', hospitalDiet: { code: 'DD01' } },
  ]);
});

it('G7 amounts of a menu are brought to the energy of its code, and its verdict follows', async () => {
  await openScreen(demoData(), `/expert/daily-menus/create?client=${MENU}`);
  await press('button', /DD01 Đái tháo đường/u);
  await find('field', /^Tên thực đơn/);
  await says('Đạt DD01 cơm');
  await press('button', 'Đổi mã');
  await press('button', /^BT01/u);
  await says('Chưa đạt BT01');
  await press('button', /^Chỉnh để đạt BT01/u);
  await eventually(() => expect(textOf(the('dialog', /BT01/))).toContain('Sau khi chỉnh'));
  await press('button', 'Áp dụng');
  await eventually(() => expect(textOf()).not.toMatch(/Năng lượng thiếu/u));
});
