// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toNewLine, type Addable } from '../../domain/menus/addables';
import { Nothing } from '../../blocks/lines/add/Nothing';
import { PickChips } from '../../blocks/lines/add/PickChips';
import { ResultList } from '../../blocks/lines/add/ResultList';
import type { KindTab } from '../../blocks/lines/add/useItemSearch';
import { NewFigures } from '../../blocks/lines/newFigures/NewFigures';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import type { Menu } from '../../domain/records/menus';
import { line } from '../../domain/food/lineFixture';
import { food } from '../../domain/nutrition/fixtures';
import { toIndexItem } from '../../domain/search/items';
import { Cover } from '../../features/menus/editor/Cover';
import { useSave } from '../../features/menus/hooks/useSave';
import type { Saved, SaveRequest } from '../../features/menus/model/saving';
import { SyncProvider } from '../../sync/react';
import { UiProvider } from '../../ui/Provider';
import { toaster } from '../../ui/toaster';
import { ErrorPage } from '../ErrorPage';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (what: ReactNode) =>
  act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter>{what}</MemoryRouter>
      </UiProvider>,
    ),
  );
const getText = () => document.body.textContent;

function Saving({
  kind,
  request,
  save,
}: {
  kind: Menu['kind'];
  request: SaveRequest;
  save: () => Promise<Saved>;
}) {
  const { run } = useSave(kind, save, async () => undefined);
  return <button onClick={() => run(request)}>save</button>;
}

const draft = { status: 'draft', assign: false } as const;
const failing = () => Promise.reject(new Error('disk'));
const saved = (assignment?: Saved['assignment']): Saved => ({
  document: { kind: 'personal' } as Menu,
  conflicts: [],
  assignment,
});

describe('E06 E08 what is said of a save', () => {
  it.each<[Menu['kind'], SaveRequest, Saved['assignment'], string]>([
    ['master', draft, undefined, 'Thực đơn gốc đã được lưu'],
    ['personal', draft, undefined, 'Đã lưu thực đơn'],
    ['personal', { ...draft, assign: true }, 'assigned', 'Thực đơn đã được gán cho khách hàng'],
    ['personal', { ...draft, assign: true }, 'assigned', 'Khách chỉ thấy sau khi bạn bấm “Giao'],
    ['personal', { ...draft, asked: true }, undefined, 'Bản nháp đã được lưu'],
    [
      'master',
      { status: 'published', assign: false, asked: true },
      undefined,
      'Đã xuất bản thực đơn',
    ],
    [
      'master',
      { status: 'archived', assign: false, asked: true },
      undefined,
      'Đã lưu trữ thực đơn',
    ],
  ])('E08 %s %o: %s', async (kind, request, assignment, text) => {
    const toastSpy = vi.spyOn(toaster, 'create').mockReturnValue(undefined);
    await draw(<Saving kind={kind} request={request} save={async () => saved(assignment)} />);
    await act(async () => document.querySelector('button')?.click());
    expect(toastSpy).toHaveBeenCalledWith({
      type: 'success',
      title: 'Thành công!',
      description: expect.stringContaining(text) as string,
    });
  });

  it('E08 a client who was deleted elsewhere meanwhile is said, and the menu is kept', async () => {
    const toastSpy = vi.spyOn(toaster, 'create').mockReturnValue(undefined);
    await draw(<Saving kind="personal" request={draft} save={async () => saved('gone')} />);
    await act(async () => document.querySelector('button')?.click());
    expect(toastSpy).toHaveBeenCalledWith({
      type: 'warning',
      title: 'Thành công!',
      description: 'Khách hàng này đã bị xóa, nên thực đơn được lưu mà chưa giao cho ai.',
    });
  });

  it.each<[SaveRequest, string, string]>([
    [draft, 'Lỗi', 'Không thể lưu thực đơn. Vui lòng thử lại.'],
    [{ ...draft, asked: true }, 'Lỗi khi lưu thực đơn', 'Đã xảy ra lỗi không mong muốn'],
  ])('E06 E08 a failed save of %o', async (request, title, description) => {
    const toastSpy = vi.spyOn(toaster, 'create').mockReturnValue(undefined);
    await draw(<Saving kind="personal" request={request} save={failing} />);
    await act(async () => document.querySelector('button')?.click());
    expect(toastSpy).toHaveBeenCalledWith({ type: 'error', title, description });
  });
});

const rice = food({ id: 'rice', name: 'Gạo tẻ' });
const known = new Map<string, Addable>([['rice', { kind: 'edible', edible: rice, own: false }]]);
const state = { sections: [], failed: false, current: true, retry: () => undefined };

describe('E07 P17 the empty list of the add dialog', () => {
  it.each<[string, KindTab, boolean]>([
    ['Không tìm thấy kết quả nào', 'all', false],
    ['Không tìm thấy nguyên liệu', 'all', true],
    ['Không tìm thấy thực phẩm', 'food', true],
    ['Không tìm thấy sản phẩm', 'product', true],
  ])('P17 %s', async (text, tab, isIngredients) => {
    await draw(<Nothing {...{ state, all: known, tab, isIngredients }} query="xyz" />);
    expect(getText()).toContain(text);
  });

  it('P17 without a catalogue on the device: on its way with a network, said plainly without', async () => {
    const empty = { state, all: new Map(), tab: 'all' as const, query: 'xyz', isIngredients: true };
    await draw(<Nothing {...empty} />);
    expect(getText()).toContain('Đang tải dữ liệu thực phẩm...');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await draw(<Nothing {...empty} key="offline" />);
    expect(getText()).toContain('Không có dữ liệu thực phẩm');
    expect(getText()).toContain('Vui lòng kiểm tra kết nối hoặc thử lại sau');
  });

  it('P17 a search that cannot run says so and offers another try', async () => {
    const retry = vi.fn();
    const failed = { ...state, sections: undefined, failed: true, retry };
    await draw(<Nothing state={failed} all={known} tab="all" query="x" isIngredients />);
    expect(getText()).toContain('Lỗi tải dữ liệu');
    expect(getText()).toContain('Thực phẩm: tìm kiếm tạm thời không chạy được.');
    await act(async () => document.querySelector('button')?.click());
    expect(retry).toHaveBeenCalledOnce();
  });

  it('P17 a food without figures says so, and shows no 0', async () => {
    const bare = food({ id: 'bare', name: 'Rau lạ', nutrients: {} });
    const addable: Addable = { kind: 'edible', edible: bare, own: false };
    const hit = { item: toIndexItem(bare, false) };
    expect(toNewLine(addable, 'l').snapshot.nutrients.calories).toBeUndefined();
    await draw(
      <ResultList
        id="list"
        sections={[{ kind: 'food', hits: [hit] }]}
        titled
        all={new Map([['bare', addable]])}
        allergies={[]}
        activeId={undefined}
        enterId={undefined}
        picks={{ favourite: [], recent: [], counts: new Map() } as never}
        onChoose={() => undefined}
      />,
    );
    expect(getText()).toContain('Chưa có dữ liệu dinh dưỡng');
    expect(getText()).not.toContain('0 kcal');
  });
});

describe('P17 what was picked last', () => {
  it('P17 shows the 5 newest of those that are kept, and 5 marked ones', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `food-${at}`);
    const all = new Map<string, Addable>(
      ids.map((id) => [
        id,
        { kind: 'edible', edible: food({ id, name: `Món ${id.slice(5)}` }), own: false },
      ]),
    );
    const picks = { recent: ids, favourite: ids.toReversed(), counts: new Map() };
    await draw(
      <PickChips
        picks={picks as never}
        all={all}
        kinds={['food']}
        allergies={[]}
        onChoose={() => undefined}
      />,
    );
    const chips = [...document.querySelectorAll('fieldset')].map((group) =>
      [...group.querySelectorAll('button')].map(({ textContent }) => textContent),
    );
    expect(chips).toEqual([
      ['Món 0', 'Món 1', 'Món 2', 'Món 3', 'Món 4'],
      ['Món 19', 'Món 18', 'Món 17', 'Món 16', 'Món 15'],
    ]);
  });
});

describe('E11 E16 what is not there any more', () => {
  it('E11 foods and recipes that are gone are named, and their last figures are kept', async () => {
    const list = { watchAll: () => of([]) };
    const catalogue = { watchAll: () => of([rice]) };
    const data = { catalogue, foods: list, recipes: list, library: list };
    const lines = [
      line('l1', { name: 'Rau cũ', itemId: 'gone-food' }),
      line('l2', { name: 'Canh cũ', itemId: 'gone-recipe', type: 'recipe' }),
    ].map((one, order) => ({ ...one, order }));
    await draw(
      <DataProvider value={{ ...data, account: {} } as unknown as LocalData}>
        <NewFigures lines={lines as never} onTake={() => undefined} />
      </DataProvider>,
    );
    await vi.waitFor(async () => {
      await act(async () => new Promise((done) => setTimeout(done, 20)));
      expect(getText()).toContain('Công thức không tìm thấy: Canh cũ');
    }, 20_000);
    expect(getText()).toContain('Không tìm thấy: Rau cũ');
    expect(getText()).toContain('Số liệu tính lần cuối được giữ nguyên và vẫn được cộng.');
  });

  it('E16 the page of an error says what happened, and offers to load anew', async () => {
    await draw(<ErrorPage error={new Error('x')} />);
    expect(getText()).toContain('Đã xảy ra lỗi');
    expect(getText()).toContain('Tải lại trang');
  });
});

describe('E09 a cover', () => {
  it.each([
    ['session_ended', true],
    [null, false],
  ])('E09 says that an image goes up after signing in only (%s)', async (locked, message) => {
    const status = { locked };
    const sync = { subscribe: () => () => undefined, getSnapshot: () => status };
    await draw(
      <DataProvider value={{ account: {} } as unknown as LocalData}>
        <SyncProvider value={sync as never}>
          <Cover name="Tuần 1" coverImage={undefined} edit={() => undefined} />
        </SyncProvider>
      </DataProvider>,
    );
    expect(getText().includes('Bạn cần đăng nhập để tải ảnh lên')).toBe(message);
  });
});
