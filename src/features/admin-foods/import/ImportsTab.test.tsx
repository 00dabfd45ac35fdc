// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlannedRow } from '../../../api/foodImports';
import { UiProvider } from '../../../ui/Provider';
import { createBulkService } from '../../../workers/bulkService';
import { reportCsv } from './ImportReport';
import { ImportsTab } from './ImportsTab';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

interface Asked {
  path: string;
  body?: { rows?: { line: number; values: { words: object; nutrients: object } }[] } & Record<
    string,
    unknown
  >;
}
const server = vi.hoisted(() => ({ asked: [] as Asked[], cut: 0 }));

vi.mock('../../../workers/bulkClient', () => {
  const service = createBulkService();
  return {
    bulkClient: () => ({
      open: async (...asked: Parameters<typeof service.open>) => service.open(...asked),
      cells: async () => service.cells(),
    }),
  };
});

const plan = (line: number, state: PlannedRow['state']): PlannedRow => ({
  line,
  name: `Món ${line}`,
  state,
  ...(state === 'new' ? {} : { entryId: `m${line}`, revision: `1-${line}` }),
  changes: [{ field: 'sodium', from: 380, to: 43 }],
  doubts: state === 'held' ? [{ kind: 'negative', field: 'sodium', certain: true }] : [],
  candidates: [],
});
const STATES: Record<number, PlannedRow['state']> = {
  2: 'change',
  3: 'new',
  4: 'held',
  5: 'doubtful',
};

vi.mock('../../../gateway/browserSession', () => ({
  gateway: {
    read: () => Promise.resolve({ success: true, imports: [] }),
    ask: (contract: { path: string }, asked: Omit<Asked, 'path'>) => {
      server.asked.push({ path: contract.path, ...asked });
      const lines = (asked.body?.rows ?? []).map(({ line }) => line);
      if (contract.path.endsWith('/plan'))
        return Promise.resolve({
          success: true,
          rows: lines.map((line) => plan(line, STATES[line] ?? 'same')),
        });
      if (contract.path.endsWith('/rows') && server.cut > 0) {
        server.cut -= 1;
        return Promise.reject(new Error('away'));
      }
      return Promise.resolve({
        success: true,
        results: lines.map((line) => ({
          line,
          outcome: STATES[line] === 'new' ? 'added' : 'changed',
        })),
      });
    },
  },
}));

const CSV = `Mã TP;Tên thực phẩm;Na (mg);Ghi chú KN
10001;Sữa bò tươi;43;
;Rau càng cua;11;
2;Quá mặn;-5;
3;Nghi ngờ;999;
4;Chưa đọc được;"12,4 ± 0,3";
`;

let root: Root;
const text = (): string => document.body.textContent ?? '';
const button = (name: RegExp): HTMLButtonElement => {
  const one = [...document.querySelectorAll('button')].find((each) =>
    name.test(each.textContent ?? ''),
  );
  if (!one) throw new Error(`no button ${String(name)}`);
  return one;
};
const press = (name: RegExp) => act(async () => button(name).click());
const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    check();
  });

async function choose(): Promise<void> {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const file = new File([CSV], 'bo-sung.csv', { type: 'text/csv' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await eventually(() => expect(text()).toContain('Ghép cột: 3 trên 4 cột'));
}
async function nameSource(): Promise<void> {
  const label = [...document.querySelectorAll('label')].find((one) =>
    (one.textContent ?? '').startsWith('Nguồn'),
  );
  const field = document.getElementById(label?.htmlFor ?? '') as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(field, 'Viện Dinh dưỡng 2026');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Without a layout each row would be 0 px high.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  Object.assign(server, { asked: [], cut: 0 });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () =>
    root.render(
      <UiProvider>
        <ImportsTab kind="food" onChanged={() => undefined} />
      </UiProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('P24 a table is imported', () => {
  it('P24 proposes the columns, wants a source, and ticks only what is sound', async () => {
    await choose();
    await press(/^Xem thay đổi$/);
    expect(text()).toContain('Hãy ghi nguồn');
    expect(server.asked).toEqual([]);
    await nameSource();
    await press(/^Xem thay đổi$/);
    await eventually(() => expect(text()).toContain('5 tất cả hàng'));
    // A cell that is no number is not sent: its row is left.
    expect(server.asked[0]?.body?.rows?.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(server.asked[0]?.body?.rows?.[0]?.values).toEqual({
      words: { code: '10001', name: 'Sữa bò tươi' },
      nutrients: { sodium: 43 },
    });
    expect(text()).toContain('2 hàng sẽ nhập · 1 nghi ngờ chưa chọn · 2 giữ lại');
    expect(text()).toContain('Natri: “12,4 ± 0,3” không phải một số');
    const ticks = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const state = ticks.map(({ checked, disabled }) => [checked, disabled]);
    expect(state).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
      [false, true],
    ]);
  });

  it('P24 goes on where it was cut off, under the same import, and reports each row', async () => {
    await choose();
    await nameSource();
    await press(/^Xem thay đổi$/);
    await eventually(() => button(/^Nhập 2 hàng/));
    server.cut = 1;
    await press(/^Nhập 2 hàng/);
    await eventually(() => expect(text()).toContain('hàng đã nhập không bị nhập hai lần'));
    await press(/^Nhập 2 hàng/);
    await eventually(() =>
      expect(text()).toContain('Đã thêm 1 món, đổi 1 món; 3 hàng không nhập.'),
    );
    const begun = server.asked.filter(({ path }) => path === '/api/admin/food-imports');
    expect(new Set(begun.map(({ body }) => body?.importId)).size).toBe(1);
    const [, ...lines] = reportCsv([
      {
        id: '4',
        line: 4,
        name: 'Quá mặn',
        state: 'held',
        values: { words: {}, nutrients: {} },
        changes: [],
        notes: ['Số nhỏ hơn 0.'],
      },
    ])
      .trim()
      .split('\n');
    expect(lines.join('')).toContain('Quá mặn;giữ lại: số không thể đúng;Số nhỏ hơn 0.');
  });
});
