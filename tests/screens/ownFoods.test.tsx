// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { demoData } from './support/memoryData';
import { findAll, fill, fillField, find, key, press, says, getText, the } from './support/page';
import {
  beginScreen,
  endScreen,
  endScreens,
  eventually,
  openScreen,
  pressToast,
  toastTexts,
} from './support/screen';

beforeEach(beginScreen);
afterEach(endScreen);
afterAll(endScreens);

const FOOD = 'Bánh gạo lứt nhà';
const form = (): HTMLElement => the('dialog', /thực phẩm của bạn/i);
const type = (name: string | RegExp, text: string): Promise<void> => fill(name, text, form());
const save = (): Promise<void> => press('button', 'Lưu', form());
const formIsGone = () =>
  eventually(() => expect(findAll('dialog', /thực phẩm của bạn/i).length).toBe(0));

async function openAdd(): Promise<{ dialog: HTMLElement; search: HTMLElement }> {
  await press('button', 'Thêm món');
  const dialog = await find('dialog', /^Thêm món/);
  return { dialog, search: findAll('field', /./s, dialog)[0]! };
}

async function openMaster(data = demoData()): Promise<void> {
  await openScreen(data, '/expert/daily-menus/create?step=form');
  await press('button', /Thực đơn gốc/);
}

it('P17 E07 a search that has no answer ends with a food of one’s own, whose figures must be possible', async () => {
  const data = demoData();
  await openMaster(data);
  const { dialog, search } = await openAdd();
  let steps = 0;
  const step = async (done: Promise<void>): Promise<void> => {
    steps += 1;
    await done;
  };
  await step(fillField(search, FOOD));
  await step(press('button', new RegExp(`^Thêm “${FOOD}” của bạn`)));
  await eventually(() => form());
  expect((the('field', 'Tên thực phẩm', form()) as HTMLInputElement).value).toBe(FOOD);
  await type(/^Năng lượng/, '900');
  await save();
  await says('Năng lượng cao như vậy chỉ có ở chất béo (hoặc rượu). Hãy nhập lượng béo.', form);
  await step(type(/^Năng lượng/, '387'));
  await type(/^Đạm/, '820');
  await save();
  await says(/Nhiều hơn cả khối lượng 100 g/, form);
  for (const [field, figure] of [
    [/^Đạm/, '8,2'],
    [/^Bột đường/, '81,5'],
    [/^Béo/, '2,8'],
  ] as const)
    await step(type(field, figure));
  await type(/^Đơn vị quen dùng/, 'cái');
  await type(/^Khẩu phần/, '9');
  await step(save());
  await formIsGone();
  expect(steps).toBeLessThanOrEqual(7);
  const amount = await find('field', `Lượng ${FOOD}`, dialog);
  await fillField(amount, '3');
  await key(amount, 'Enter');
  await says(`Đã thêm ${FOOD} vào bữa sáng`, () => dialog);
  await fillField(search, 'banh gao lut');
  await eventually(() =>
    expect(getText(the('option', new RegExp(FOOD), dialog))).toContain('của bạn'),
  );
  const stored = (await data.foods.all()).find(({ name }) => name === FOOD);
  expect(stored?.nutrients).toEqual({ calories: 387, protein: 8.2, carbs: 81.5, fat: 2.8 });
});

it('P26 a formula that the catalogue has not is said to be missing, and Enter takes nothing for it', async () => {
  await openMaster();
  const { dialog, search } = await openAdd();
  await fillField(search, 'sữa nepro');
  await says('Danh mục không có sữa cho người bệnh thận', () => dialog);
  await says('gần giống', () => the('option', /Sữa bò tươi/, dialog));
  await key(search, 'Enter');
  expect(findAll('field', /^Lượng /, dialog).length).toBe(0);
  await press('button', 'Nhập theo nhãn', dialog);
  await eventually(() => form());
  expect((the('field', 'Tên thực phẩm', form()) as HTMLInputElement).value).toBe('sữa nepro');
});

it('P26 the start of an amount is a household measure', async () => {
  await openMaster();
  const { dialog, search } = await openAdd();
  await fillField(search, 'sữa bò tươi');
  await press('option', /^Sữa bò tươi/, dialog);
  const unit = (await find('field', 'Đơn vị của Sữa bò tươi', dialog)) as HTMLSelectElement;
  expect(unit.selectedOptions[0]?.textContent).toMatch(/ly|hộp/);
  expect(findAll('note', /Danh mục không có/, dialog).length).toBe(0);
});

it('P17 an own food is changed, submitted, deleted and taken back', async () => {
  const at = '2026-11-01T00:00:00.000Z';
  const own = {
    id: 'own',
    workspaceId: 'demo-lan',
    expertId: 'demo-lan',
    createdAt: at,
    updatedAt: at,
    kind: 'food',
    name: FOOD,
    aliases: [],
    category: 'Khác',
    unit: 'g',
    servingSize: 9,
    basis: { amount: 100, unit: 'g' },
    nutrients: { calories: 387, protein: 8.2, carbs: 81.5, fat: 2.8 },
    measures: [],
    allergens: [],
    state: 'cooked',
    isPublic: false,
    status: 'active',
  };
  const data = demoData({ foods: [own] });
  await openScreen(data, '/expert/foods');
  await fill(/^Tìm/, 'banh gao lut');
  await press('button', FOOD);
  await eventually(() => form());
  expect((the('field', /^Bột đường/, form()) as HTMLInputElement).value).toBe('81,5');
  the('field', /^Chất gây dị ứng/, form());
  await press('button', 'Thêm chất khác', form());
  await type(/^Chất xơ/, '3,4');
  await type(/^Năng lượng/, '200');
  await save();
  await says(/\(4\/4\/9\) thì khoảng 384 kcal/, form);
  await type(/^Năng lượng/, '385');
  await save();
  await formIsGone();
  const row = (): HTMLElement => the('article', new RegExp(FOOD));
  await says('385 kcal', row);
  const choose = async (entry: string): Promise<void> => {
    await press('button', `Thao tác với ${FOOD}`);
    await press('menuitem', entry);
  };
  await choose('Gửi vào danh mục chung');
  await says('Chờ duyệt', row);
  expect(toastTexts().join()).toContain('Đã gửi. Quản trị viên sẽ duyệt, bạn vẫn dùng như cũ.');
  await choose('Rút lại');
  await eventually(() => expect(getText(row())).not.toContain('Chờ duyệt'));
  await choose('Xóa');
  await eventually(() => expect(findAll('article', new RegExp(FOOD)).length).toBe(0));
  expect(toastTexts().at(-1)).toContain(`Đã xóa ${FOOD}`);
  await pressToast();
  await eventually(() => row());
});
