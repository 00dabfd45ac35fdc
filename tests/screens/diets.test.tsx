// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { masterOfEntry, menuFromLibrary } from '../../src/domain/menus/libraryMasters';
import { newId } from '../../src/platform/ids';
import { demoData } from './support/memoryData';
import { press, says, the, getText } from './support/page';
import { beginScreen, endScreen, endScreens, eventually, openScreen } from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

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
  expect(getText()).not.toContain('Chưa đạt DD01');
  const copied = (await data.menus.all()).filter(
    ({ masterMenuId }) => masterMenuId === 'menu-ma-dd01',
  );
  expect(copied).toMatchObject([
    { kind: 'master', status: 'draft', hospitalDiet: { code: 'DD01' } },
  ]);
});

it('G7 amounts of a menu are brought into the limits of its code, and its verdict follows', async () => {
  const data = demoData();
  const entry = (await data.library.all()).find(({ id }) => id === 'menu-ma-tm01');
  const master = entry && masterOfEntry(entry);
  if (!master) throw new Error('no day for TM01');
  const copy = menuFromLibrary(master, data.newBase(), undefined, newId);
  const { id } = await data.menus.insert({ ...copy, hospitalDiet: { code: 'BT02' } });
  await openScreen(data, `/expert/daily-menus/${id}/edit`);
  await says(/Chưa đạt BT02.*Năng lượng thiếu/u);
  await press('button', 'Chỉnh để đạt BT02');
  await eventually(() => expect(getText(the('dialog', /BT02/))).toContain('Sau khi chỉnh'));
  await press('button', 'Áp dụng');
  await eventually(() => expect(getText()).not.toMatch(/Năng lượng thiếu/u));
});
