// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalData } from '../../src/data/types';
import { emptyArticle, toSlug } from '../../src/domain/publicHouse/articles/article';
import { emptyRecipe } from '../../src/domain/recipes/recipeEditing';
import type { Article } from '../../src/domain/records/articles';
import type { Recipe } from '../../src/domain/records/recipes';
import { emptyValue, newMenu } from '../../src/features/menus/model/editorValue';
import { clientWith } from '../support/newClient';
import { memoryData } from './support/memoryData';
import { fill, find, findAll, getText, press, says, the } from './support/page';
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

const AT = '2026-11-22T08:00:00.000Z';
const base = (title: string) => ({
  id: toSlug(title),
  workspaceId: 'w1',
  expertId: 'e1',
  createdAt: AT,
  updatedAt: AT,
});
const tag = (label: string) => ({ id: label, label });

const recipe = (title: string, fields: Partial<Recipe> = {}): Recipe => ({
  ...emptyRecipe(base(title)),
  title,
  ...fields,
});
const article = (title: string, fields: Partial<Article> = {}): Article => ({
  ...emptyArticle(base(title)),
  title,
  slug: toSlug(title),
  ...fields,
});
const menu = (name: string, kind: 'master' | 'personal') =>
  newMenu(base(name), { kind }, { ...emptyValue(kind), name }, 'draft');
const client = (clientName: string, fields: object = {}) =>
  clientWith({ id: toSlug(clientName), clientName, ...fields });

const people = () =>
  memoryData({
    clients: [
      client('Mai', { source: 'BVND115' }),
      client('Tư', { status: 'inactive' }),
      client('Bảy'),
    ],
  });

const RECIPES = [
  recipe('Canh chua', { status: 'published', tags: [tag('mặn'), tag('canh')] }),
  recipe('Chè đậu', { tags: [tag('chay')] }),
  recipe('Xôi gấc'),
];
const ARTICLES = [
  article('Ăn nhạt', { status: 'published' }),
  article('Viết dở'),
  article('Đã bỏ', { status: 'published', deletedAt: new Date().toISOString() }),
];
const MENUS = [menu('Tuần nhẹ', 'master'), menu('Của Mai', 'personal')];

const PATHS = {
  recipes: '/expert/recipes',
  articles: '/expert/articles',
  menus: '/expert/daily-menus',
};
const practice = (): LocalData =>
  memoryData({ recipes: RECIPES, articles: ARTICLES, menus: MENUS });

const cards = (): string[] =>
  findAll('article', /./s).map((card) => getText(card.querySelector('a')));
const options = (name: string): string[] =>
  [...the('field', name).querySelectorAll('option')].map((option) => getText(option));
const shows = (...titles: string[]) =>
  eventually(() => expect(cards().toSorted()).toEqual(titles.toSorted()));

describe('E02 the list of clients', () => {
  const CLIENTS = '/expert/clients';

  it('E02 has count and tier at its head, is narrowed by status and source, and stands as cards', async () => {
    await openScreen(people(), CLIENTS);
    await says('3/50 khách hàng');
    await says('Gói Pro');
    await find('button', 'Thêm khách hàng');
    expect(findAll('row').length).toBeGreaterThan(0);
    await press('button', 'Tạm dừng 1');
    await says('1 khách hàng phù hợp');
    await press('button', 'Tạm dừng 1');
    await press('button', 'BVND115 1');
    await says('1 khách hàng phù hợp');
    await press('button', 'Thẻ');
    await find('field', 'Sắp xếp');
    expect(findAll('row')).toEqual([]);
  });

  it('E02 is a table from 1,024 px on, cards below', async () => {
    const { happyDOM } = window as unknown as {
      happyDOM: { setViewport(size: { width: number }): void };
    };
    happyDOM.setViewport({ width: 1024 });
    await openScreen(people(), CLIENTS);
    await find('row');
    happyDOM.setViewport({ width: 1023 });
    await openScreen(people(), CLIENTS);
    await find('field', 'Sắp xếp');
    expect(findAll('row')).toEqual([]);
  });

  it('E02 a status is changed in its row, and deleting asks first', async () => {
    const data = people();
    await openScreen(data, CLIENTS);
    await fill('Trạng thái của Mai', 'inactive');
    await eventually(() => expect(toastTexts()).toEqual(['Đã lưu trên máy']));
    expect((await data.clients.get('mai'))?.status).toBe('inactive');
    await act('Mai', 'Xóa');
    const question = await find('alertdialog');
    await says('Bạn có chắc muốn xóa khách hàng này?', () => question);
    expect(await data.clients.get('mai')).toBeDefined();
    await press('button', 'Xóa', question);
    await eventually(() => expect(toastTexts().at(-1)).toMatch(/Mai/));
  });
});

describe.each([
  [PATHS.recipes, 'Chưa có công thức nào', ['Nhập', 'Viết công thức']],
  [PATHS.articles, 'Chưa có bài viết nào', ['Viết bài']],
  [PATHS.menus, 'Chưa có thực đơn nào', ['Tạo thực đơn mới']],
])('a list without a record, %s', (path, title, create) => {
  it('says so, and has what makes one once', async () => {
    await openScreen(memoryData({}), path);
    await says(title);
    for (const name of create)
      expect([...findAll('link', name), ...findAll('button', name)]).toHaveLength(1);
    expect(findAll('field')).toEqual([]);
  });
});

describe.each([
  [PATHS.recipes, 'Tìm công thức', 'canh chua', 'Canh chua', '3 món', '1 món', '0 món'],
  [PATHS.articles, 'Tìm bài viết', 'an nhat', 'Ăn nhạt', '2 bài', '1 bài', '0 bài'],
  [
    PATHS.menus,
    'Tìm thực đơn',
    'tuan nhe',
    'Tuần nhẹ',
    '2 thực đơn',
    '1 / 2 thực đơn',
    '0 / 2 thực đơn',
  ],
])('the list %s', (path, search, words, title, all, one, none) => {
  it('is searched without accents, and is as it was left when somebody comes back', async () => {
    const data = practice();
    await openScreen(data, path);
    await says(all);
    await fill(search, words);
    await shows(title);
    await says(one);
    await openScreen(data, path);
    await shows(title);
    expect((the('field', search) as HTMLInputElement).value).toBe(words);
  });

  it('offers to clear the search that matches nothing', async () => {
    await openScreen(practice(), path);
    await fill(search, 'zzzz');
    await says(none);
    expect(cards()).toEqual([]);
    await press('button', 'Bỏ lọc');
    await says(all);
    expect((the('field', search) as HTMLInputElement).value).toBe('');
  });
});

it('E15 recipes are narrowed by status and tag, which stand by name, and are sorted', async () => {
  await openScreen(practice(), PATHS.recipes);
  await says('Tất cả 3Đã xuất bản 1Bản nháp 2Đã lưu trữ 0');
  expect(options('Nhãn')).toEqual(['Mọi nhãn', 'canh', 'chay', 'mặn']);
  await press('button', 'Bản nháp 2');
  await shows('Chè đậu', 'Xôi gấc');
  await fill('Nhãn', 'chay');
  await shows('Chè đậu');
  await press('button', 'Tất cả 3');
  await fill('Nhãn', '');
  await fill('Sắp xếp', 'title');
  await eventually(() => expect(cards()).toEqual(['Canh chua', 'Chè đậu', 'Xôi gấc']));
  expect(the('button', 'Tất cả 3').getAttribute('aria-pressed')).toBe('true');
});

it('E15 a deleted article stands in the trash alone, and is brought back from there', async () => {
  await openScreen(practice(), PATHS.articles);
  await shows('Ăn nhạt', 'Viết dở');
  await press('button', 'Đã xóa 1');
  await shows('Đã bỏ');
  await says('Bài đã xóa được giữ 30 ngày rồi xóa hẳn.');
  await press('button', 'Thao tác với Đã bỏ');
  await press('menuitem', 'Khôi phục');
  await eventually(() => expect(toastTexts()).toEqual(['Đã khôi phục Đã bỏ']));
  await press('button', 'Tất cả 3');
  await shows('Ăn nhạt', 'Viết dở', 'Đã bỏ');
});

it('E08 menus are narrowed by kind, and plans are open to who has no menu', async () => {
  await openScreen(practice(), PATHS.menus);
  expect(await eventually(() => options('Loại thực đơn'))).toHaveLength(3);
  await fill('Loại thực đơn', 'personal');
  await shows('Của Mai');
  await openScreen(memoryData({}), PATHS.menus);
  await find('link', 'Kế hoạch nhiều ngày');
});

const act = async (title: string, entry: string): Promise<void> => {
  await press('button', `Thao tác với ${title}`);
  await press('menuitem', entry);
};

it.each([
  [PATHS.recipes, 'Canh chua', ['Canh chua', 'Chè đậu', 'Xôi gấc']],
  [PATHS.articles, 'Ăn nhạt', ['Ăn nhạt', 'Viết dở']],
  [PATHS.articles, 'Viết dở', ['Ăn nhạt', 'Viết dở']],
])('%s: “%s” is deleted, and comes back by undo', async (path, title, all) => {
  await openScreen(practice(), path);
  await shows(...all);
  const entry = title === 'Viết dở' ? 'Xóa vĩnh viễn bản nháp' : 'Xóa';
  await act(title, entry);
  await shows(...all.filter((one) => one !== title));
  expect(toastTexts()).toEqual([`Đã xóa ${title}`]);
  await pressToast();
  await shows(...all);
});

it('E15 a recipe is archived, which is undone, and taken back as a draft', async () => {
  const data = practice();
  const status = async () => (await data.recipes.get('canh-chua'))?.status;
  await openScreen(data, PATHS.recipes);
  await act('Canh chua', 'Lưu trữ');
  await says('Đã lưu trữ 1');
  await pressToast();
  await eventually(async () => expect(await status()).toBe('published'));
  await act('Canh chua', 'Lưu trữ');
  await says('Đã lưu trữ 1');
  await act('Canh chua', 'Bỏ lưu trữ');
  await says('Bản nháp 3');
  expect(await status()).toBe('draft');
});

it.each([
  ['recipes', 'Canh chua', 'Canh chua (bản sao)'],
  ['articles', 'Ăn nhạt', 'Ăn nhạt (bản sao)'],
] as const)('a copy among the %s is a draft of its own', async (name, title, copy) => {
  const data = practice();
  await openScreen(data, PATHS[name]);
  await act(title, 'Nhân bản');
  await eventually(() => expect(cards()).toContain(copy));
  expect(toastTexts()).toEqual([`Đã tạo ${copy}`]);
  const all: readonly { title: string; status: string }[] = await data[name].all();
  expect(all.find((one) => one.title === copy)?.status).toBe('draft');
});

const refuse = () => Promise.reject(new Error('disk'));

it.each(['recipes', 'articles'] as const)(
  'says when one of the %s cannot be deleted',
  async (name) => {
    const data = practice();
    const broken = { ...data, [name]: { ...data[name], remove: refuse, update: refuse } };
    await openScreen(broken, PATHS[name]);
    await act(name === 'recipes' ? 'Canh chua' : 'Ăn nhạt', 'Xóa');
    await eventually(() => expect(toastTexts()).toEqual(['Chưa lưu được. Hãy thử lại.']));
  },
);

it('P05 the limit of the tier stands above the list', async () => {
  const many = Array.from({ length: 18 }, (_, at) => recipe(`Món ${at}`));
  await openScreen(memoryData({ recipes: many }, { plan: 'free' }), PATHS.recipes);
  await says('Bạn đã dùng 18/20 công thức của gói.');
});
