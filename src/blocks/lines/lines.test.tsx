// @vitest-environment happy-dom
import { act, useCallback, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { line } from '../../domain/food/lineFixture';
import { insertLine, sortedItems, type LineGroups } from '../../domain/food/lines';
import { UiProvider } from '../../ui/Provider';
import { toaster } from '../../ui/toaster';
import type { LineGroup } from './actions';
import { LineDrag } from './drag/LineDrag';
import { LineList } from './LineList';
import { LinesProvider } from './linesContext';
import { useLineActions, type EditLines } from './useLineActions';

const INGREDIENTS: readonly LineGroup[] = [{ id: 'ingredients' }];

const started: LineGroups = [
  line('rice', { name: 'Gạo tẻ' }),
  line('shrimp', { name: 'Tôm sú' }),
  line('unknown', { name: 'Món của bản mới', type: 'drink' as 'food' }),
].reduce<LineGroups>((groups, one) => insertLine(groups, 'ingredients', one), {
  ingredients: { items: [] },
});

let lines = started;
let output = '';

function Ingredients({ from = started }: { from?: LineGroups }) {
  const [groups, setGroups] = useState(from);
  const edit = useCallback<EditLines>((change) => {
    lines = change(lines);
    setGroups(lines);
    return true;
  }, []);
  const announce = useCallback((message: string) => {
    output = message;
  }, []);
  const actions = useLineActions(edit, INGREDIENTS, announce);
  return (
    <LinesProvider value={groups}>
      <LineDrag groups={INGREDIENTS} actions={actions} announce={announce}>
        {INGREDIENTS.map((group) => (
          <LineList
            key={group.id}
            group={group}
            label="Nguyên liệu"
            empty="Chưa có nguyên liệu nào"
            allergies={['Tôm']}
            actions={actions}
          />
        ))}
      </LineDrag>
    </LinesProvider>
  );
}

let root: Root;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  lines = started;
  document.body.innerHTML = '<div id="form"></div>';
  root = createRoot(document.getElementById('form')!);
  await act(async () =>
    root.render(
      <UiProvider>
        <Ingredients />
      </UiProvider>,
    ),
  );
});

afterEach(async () => {
  vi.useRealTimers();
  await act(async () => root.unmount());
});

const rows = () => document.querySelectorAll('li.line');
const getText = () =>
  [...document.querySelectorAll('ul[aria-label="Nguyên liệu"] > li')].map(
    (row) => row.textContent ?? '',
  );
const names = () => sortedItems(lines.ingredients!).map(({ name }) => name);
const named = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
const press = (element: HTMLElement, code: string) =>
  act(async () => {
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true }),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
const click = (element: HTMLElement) => act(async () => element.click());

const menuEntries = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];

describe('E07 lines of one list without a name, as a recipe has them', () => {
  it('shows the lines with their figures, the allergen, and a type of a newer version', () => {
    const texts = getText();
    expect(texts).toHaveLength(3);
    expect(texts[0]).toContain('Gạo tẻ');
    expect(texts[1]).toContain('dị ứng Tôm');
    expect(texts[0]).not.toContain('dị ứng');
    expect(texts[2]).toContain('Món của bản mới');
  });

  it('steps an amount', async () => {
    const before = lines.ingredients!.items[0]!.quantity;
    await click(named('Tăng Gạo tẻ'));
    expect(lines.ingredients!.items[0]!.quantity).toBeGreaterThan(before);
    expect(lines.ingredients!.items[2]!.type).toBe('drink');
  });

  it('moves a line with the arrows of its handle and says where it went', async () => {
    await press(named('Đổi thứ tự Gạo tẻ'), 'ArrowDown');
    expect(names()).toEqual(['Tôm sú', 'Gạo tẻ', 'Món của bản mới']);
    expect(output).toBe('Gạo tẻ: vị trí 2 trên 3');
  });

  it('removes a line without naming a meal, and offers to take it back', async () => {
    await click(named('Thao tác với Tôm sú'));
    // The menu's code loads with the first press.
    for (const until = Date.now() + 20_000; menuEntries().length === 0 && Date.now() < until;)
      await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    const entries = menuEntries();
    expect(entries.map((entry) => entry.textContent?.trim())).toEqual([
      'Nguồn và khối lượng',
      'Nhân bản',
      'Chuyển lên',
      'Chuyển xuống',
      'Xóa',
    ]);
    const create = vi.spyOn(toaster, 'create');
    await click(entries.at(-1)!);
    expect(names()).toEqual(['Gạo tẻ', 'Món của bản mới']);
    const undo = create.mock.lastCall?.[0].action;
    create.mockRestore();
    await act(async () => undo?.onClick());
    expect(names()).toEqual(['Gạo tẻ', 'Tôm sú', 'Món của bản mới']);
  });
});

describe('E07 a long list', () => {
  const many: LineGroups = {
    ingredients: {
      items: Array.from({ length: 20 }, (_, at) => ({ ...line(`l${at}`), order: at })),
    },
  };

  it('E07 shows a screenful at once and all of its lines a moment later, in their order', async () => {
    await act(async () => root.unmount());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    root = createRoot(document.getElementById('form')!);
    await act(async () =>
      root.render(
        <UiProvider>
          <Ingredients from={many} />
        </UiProvider>,
      ),
    );
    expect(rows()).toHaveLength(14);
    expect(document.querySelector('li.line-later')?.getAttribute('style')).toContain('6');
    await act(async () => vi.runOnlyPendingTimers());
    expect(rows()).toHaveLength(20);
    expect(document.querySelector('li.line-later')).toBeNull();
    expect(rows()[19]?.querySelector('.line-number')?.textContent).toBe('20.');
  });
});
