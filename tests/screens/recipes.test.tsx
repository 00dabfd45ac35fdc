// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Recipe } from '../../src/domain/records/recipes';
import type { LocalData } from '../../src/data/types';
import { LAN } from '../../sync-server/modules/demo/accounts';
import { demoDocuments } from '../../sync-server/modules/demo/records';
import { demoData } from './support/memoryData';
import {
  findAll,
  chooseFile,
  fill,
  fillField,
  find,
  key,
  press,
  pressOn,
  says,
  getText,
  the,
} from './support/page';
import {
  addressNow,
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

const DEMO = demoDocuments(LAN, new Date()).flatMap(({ collection, document }) =>
  collection === 'recipes' ? [document as Recipe] : [],
);
const getValue = (name: string | RegExp): string => (the('field', name) as HTMLInputElement).value;
const findRecipe = async (data: LocalData, id: string): Promise<Recipe> => {
  const storedRecipe = await data.recipes.get(id);
  if (!storedRecipe) throw new Error(`no recipe ${id}`);
  return storedRecipe;
};

describe('E12 P17 a recipe of more ingredients than one adds', () => {
  it('E12 P17 opens, is changed and keeps all; 60 are what one adds', async () => {
    const [first] = DEMO;
    const [line] = first?.ingredients ?? [];
    if (!first || !line) throw new Error('the demo practice has no recipe');
    const ingredients = Array.from({ length: 80 }, (_, at) => ({
      ...line,
      lineId: `line-${at}`,
      order: at + 1,
      name: `Chuối ${at + 1}`,
    }));
    const data = demoData({ recipes: [{ ...first, id: 'many', ingredients }] });
    await openScreen(data, '/expert/recipes/many/edit');
    await eventually(() => expect(findAll('field', /^Lượng Chuối \d+$/)).toHaveLength(80));
    await press('button', 'Thêm món');
    const dialog = await find('dialog');
    const [search] = findAll('field', /./s, dialog);
    await fillField(search!, 'trung ga');
    await find('option', /./s, dialog);
    await key(search!, 'Enter');
    await key(await find('field', /^Lượng /, dialog), 'Enter');
    await eventually(() =>
      expect(getText() + toastTexts().join()).toContain('Chỉ có thể thêm tối đa 60 nguyên liệu'),
    );
    await press('button', 'Đóng', dialog);
    await fill('Lượng Chuối 80', '350');
    await press('button', /^(Lưu bản nháp|Cập nhật bản đã xuất bản)$/);
    await expect
      .poll(async () => {
        const allIngredients = (await findRecipe(data, 'many')).ingredients;
        return [
          allIngredients.length,
          allIngredients.find(({ lineId }) => lineId === 'line-79')?.quantity,
        ];
      })
      .toEqual([80, 350]);
  });

  it('G11 of 200 pasted ones 60 are taken, and it says so', async () => {
    await openScreen(demoData(), '/expert/recipes/import');
    const lines = Array.from({ length: 200 }, (_, at) => `${at + 1} g chuối`);
    await fill(
      'Công thức dạng chữ',
      ['Chè hai trăm thứ', '', 'Nguyên liệu:', ...lines, '', 'Cách làm:', 'Nấu.'].join('\n'),
    );
    await press('button', 'Đọc công thức');
    await says('Chỉ lấy 60 nguyên liệu đầu.');
    await find('button', 'Tạo bản nháp · 60 nguyên liệu');
  });
});

const rows = (): HTMLElement[] => [...the('list', 'Nguyên liệu').children] as HTMLElement[];

describe('G11 a recipe that is brought in', () => {
  it('G11 says what it could not read, and knows the next time what was corrected', async () => {
    const data = demoData();
    const pasted =
      'Cá kho (3 phần)\n2 thìa canh nước mắm, 500g cá lóc, 1 muỗng xyzw lạ.\nKho 60 phút lửa nhỏ.';
    await openScreen(data, '/expert/recipes/import');
    await fill('Công thức dạng chữ', 'Chào bạn');
    await press('button', 'Đọc công thức');
    await says('Không thấy nguyên liệu nào trong nội dung này.');
    await fill('Công thức dạng chữ', pasted);
    await press('button', 'Đọc công thức');
    await eventually(() => expect(rows()).toHaveLength(3));
    await says('Chưa có trong danh mục');
    await says('Còn 1 dòng chưa rõ, sẽ nằm trong mô tả');
    await pressOn(findAll('button', /./s, rows()[0])[0]!);
    await press('radio', /Nước mắm loại 1/);
    await press('button', 'Tạo bản nháp · 2 nguyên liệu');
    await eventually(() => expect(addressNow()).toMatch(/\/recipes\/[^/]+\/edit$/));
    await eventually(() => expect(getValue('Tên công thức')).toBe('Cá kho'));
    await openScreen(data, '/expert/recipes/import');
    const json = JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Cá kho',
      recipeYield: '3 phần',
      recipeIngredient: ['2 thìa canh nước mắm', '500g cá lóc'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Kho.' }],
    });
    await chooseFile(new File([json], 'ca-kho.json', { type: 'application/json' }));
    await says('Cá kho · 3 phần');
    await eventually(() => expect(getText(rows()[0])).toContain('Nước mắm loại 1'));
    expect(getText(rows()[1])).toContain('Cá lóc');
  });
});

it('E12 a tag of one’s own, cuisine, difficulty, price and what stays in the pan are kept', async () => {
  const [recipe] = DEMO;
  if (!recipe) throw new Error('the demo practice has no recipe');
  const data = demoData();
  const path = `/expert/recipes/${recipe.id}/edit`;
  await openScreen(data, path);
  await fill('Ẩm thực', 'Miền Nam');
  await fill('Độ khó', 'hard');
  await fill('Giá (đ)', '85000');
  await fill('Nhãn riêng', 'Cơm nhà');
  await press('button', 'Thêm nhãn');
  const pan = (await find('field', 'Thêm nguyên liệu bỏ lại một phần')) as HTMLSelectElement;
  const left = [...pan.options].find(({ value }) => value !== '');
  await fillField(pan, left?.value ?? '');
  await says('60 %');
  await says('Chưa lưu');
  await press('button', /^(Lưu bản nháp|Cập nhật bản đã xuất bản)$/);
  await eventually(() => expect(getText()).not.toContain('Chưa lưu'));
  expect(await findRecipe(data, recipe.id)).toMatchObject({
    cuisine: 'Miền Nam',
    difficulty: 'hard',
  });
  await openScreen(data, path);
  await eventually(() => expect(getValue('Ẩm thực')).toBe('Miền Nam'));
  expect([getValue('Độ khó'), getValue('Giá (đ)')]).toEqual(['hard', '85000']);
  await find('button', 'Bỏ nhãn Cơm nhà');
  await says('60 %');
  expect(getText()).not.toContain('Chưa lưu');
});

it('E12 a tag that was typed and never added is saved', async () => {
  const [recipe] = DEMO;
  if (!recipe) throw new Error('the demo practice has no recipe');
  const data = demoData();
  await openScreen(data, `/expert/recipes/${recipe.id}/edit`);
  await fill('Nhãn riêng', 'Không hải sản');
  await press('button', /^(Lưu bản nháp|Cập nhật bản đã xuất bản)$/);
  await eventually(() => expect(getText()).not.toContain('Chưa lưu'));
  const { tags } = (await findRecipe(data, recipe.id)) ?? {};
  expect(tags?.at(-1)?.label).toBe('Không hải sản');
});

describe('E15 what is done with a recipe', () => {
  const recipe = DEMO.at(0) as Recipe;

  it('E15 the preview shows what the public will see, and what is typed and not saved', async () => {
    const publicRecipe = { ...recipe, id: 'shown', isPublic: true, status: 'published' };
    await openScreen(demoData({ recipes: [publicRecipe] }), '/expert/recipes/shown/edit');
    await find('field', 'Mô tả');
    await press('link', 'Xem trước');
    await says('Mọi người sẽ thấy công thức như thế này.');
    expect(the('region', 'Nguyên liệu').querySelectorAll('li')).toHaveLength(
      recipe.ingredients.length,
    );
    await says('kcal', () => the('region', 'Dinh dưỡng một phần'));
    await press('link', 'Sửa công thức');
    await fill('Mô tả', 'Kho nhỏ lửa hai giờ, đang viết dở.');
    await press('link', 'Xem trước');
    await says('Kho nhỏ lửa hai giờ, đang viết dở.');
    await says(/Xem trước gồm cả phần bạn chưa lưu/);
    await press('link', 'Sửa công thức');
    await eventually(() => expect(getValue('Mô tả')).toBe('Kho nhỏ lửa hai giờ, đang viết dở.'));
    await fill('Mô tả', recipe.description ?? '');
    await press('link', 'Xem trước');
    await says('Mọi người sẽ thấy công thức như thế này.');
    expect(getText()).not.toContain('Xem trước gồm cả phần bạn chưa lưu');
  });

  it('E15 what is read after the form stands below the buttons that hand the recipe out', async () => {
    const { workspaceId, accountId: expertId } = LAN;
    const at = '2026-11-01T00:00:00.000Z';
    const mail = {
      id: 'mail',
      workspaceId,
      expertId,
      createdAt: at,
      updatedAt: at,
      kind: 'document_email',
      targetId: recipe.id,
      subject: 'Món',
      customerName: 'Chị Ngọc',
      customerEmail: 'ngoc@example.vn',
    };
    await openScreen(demoData({ outbox: [mail] }), `/expert/recipes/${recipe.id}/edit`);
    const handOut = await find('link', 'Xem trước');
    for (const name of ['Trong thực đơn', 'Thư đã gửi']) {
      const section = await find('region', name);
      const order = handOut.compareDocumentPosition(section);
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING, name).toBeTruthy();
    }
  });

  it('E15 the list finds, copies, archives, deletes and takes back', async () => {
    const data = demoData();
    await openScreen(data, '/expert/recipes');
    await fill(/^Tìm/, recipe.title);
    const cards = () => findAll('article').filter((card) => getText(card).includes(recipe.title));
    await eventually(() => expect(cards()).toHaveLength(1));
    const menu = async (entry: string): Promise<void> => {
      await press('button', /^Thao tác với/, cards()[0]);
      await press('menuitem', entry);
    };
    const copy = `${recipe.title} (bản sao)`;
    await menu('Nhân bản');
    await eventually(() => expect(toastTexts().join()).toContain(`Đã tạo ${copy}`));
    await eventually(() => expect(cards()).toHaveLength(2));
    await press('button', /^Bản nháp \d+$/);
    await eventually(() => expect(cards()).toHaveLength(1));
    await menu('Lưu trữ');
    await eventually(() => expect(toastTexts().join()).toContain(`Đã lưu trữ ${copy}`));
    await press('button', /^Đã lưu trữ \d+$/);
    await eventually(() => expect(cards()).toHaveLength(1));
    await menu('Xóa');
    await eventually(() => expect(cards()).toHaveLength(0));
    expect(toastTexts().at(-1)).toContain(`Đã xóa ${copy}`);
    await pressToast();
    await eventually(() => expect(cards()).toHaveLength(1));
    await fill(/^Tìm/, 'không có món nào tên thế này');
    await press('button', 'Bỏ lọc');
    await eventually(() => expect(findAll('article').length).toBeGreaterThan(1));
  });

  it('P13 an image that is used says where before it is deleted', async () => {
    const at = '2026-11-01T00:00:00.000Z';
    const { workspaceId, accountId: expertId } = LAN;
    const base = { workspaceId, expertId, createdAt: at, updatedAt: at };
    const image = {
      ...base,
      id: 'i1',
      title: 'Ảnh canh',
      altText: 'Canh',
      category: 'dish',
      mealType: 'lunch',
      tags: ['canh'],
      storagePath: '',
      url: `/images/${workspaceId}/i1/full`,
      width: 800,
      height: 600,
      fileSize: 1000,
      mimeType: 'image/jpeg',
      uploadedBy: expertId,
      expertName: 'Lan',
      status: 'active',
      isPublic: false,
      isApproved: false,
    };
    const used = { ...recipe, imageUrl: `/images/${workspaceId}/i1/full` };
    const data = demoData({
      images: [image],
      recipes: [{ ...used, id: 'used', title: 'Canh ảnh' }],
    });
    await openScreen(data, '/expert/images');
    await fill(/^Tìm/, 'không có ảnh nào tên thế này');
    await says('Không có ảnh phù hợp.');
    await fill(/^Tìm/, 'Ảnh canh');
    await press('button', /Ảnh canh/);
    await press('button', 'Xóa ảnh', await find('dialog'));
    const question = await find('alertdialog');
    await says('Ảnh này đang được dùng', () => question);
    await says('Công thức “Canh ảnh”', () => question);
  });

  it('P13 an image of more than 5 MB is refused in words', async () => {
    await openScreen(demoData(), `/expert/recipes/${recipe.id}/edit`);
    await pressOn(findAll('button', /./s, await find('group', 'Ảnh bìa'))[0]!);
    const picker = await find('dialog');
    await press('tab', 'Tải lên', picker);
    const large = new Uint8Array(5_121 * 1024);
    await chooseFile(new File([large], 'lon.png', { type: 'image/png' }), picker);
    await says('File ảnh không được lớn hơn 5MB');
  });

  it('P12 the dialog that prints and mails names what is missing, and keeps what was typed between its tabs', async () => {
    const data = demoData();
    await openScreen(data, `/expert/recipes/${recipe.id}/edit`);
    await press('button', 'In PDF, gửi Email');
    const dialog = await find('dialog');
    await eventually(() =>
      expect(findAll('tab', /./s, dialog).map((tab) => getText(tab))).toEqual([
        'In PDF',
        'Gửi Email',
        'Xem trước',
      ]),
    );
    for (const phrase of [recipe.title, 'Nguyên liệu', 'Cách làm', 'cho một phần'])
      await says(phrase, () => dialog);
    await press('tab', 'Gửi Email', dialog);
    await eventually(() => expect(getValue('Tiêu đề')).toBe(`Công thức nấu ăn: ${recipe.title}`));
    await press('button', 'Gửi Email', dialog);
    await eventually(() =>
      expect(getText() + toastTexts().join()).toContain(
        'Vui lòng nhập đầy đủ thông tin khách hàng',
      ),
    );
    await fill('Tên người nhận', 'Chị Ngọc', dialog);
    await fill('Email người nhận', 'ngoc@example.vn', dialog);
    await fill(/Lời nhắn/, 'Nấu thử cuối tuần nhé.', dialog);
    await press('button', 'Xem trước Email', dialog);
    await eventually(() =>
      expect(the('tab', 'Xem trước', dialog).getAttribute('aria-selected')).toBe('true'),
    );
    await press('tab', 'Gửi Email', dialog);
    await eventually(() => expect(getValue('Tên người nhận')).toBe('Chị Ngọc'));
    await press('button', 'Gửi Email', dialog);
    await expect
      .poll(async () => (await data.outbox.all()).map(({ customerEmail }) => customerEmail))
      .toEqual(['ngoc@example.vn']);
  });
});
