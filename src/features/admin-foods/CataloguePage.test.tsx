// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueRow, ShownEntry } from '../../api/adminFoods';
import { ERRORS } from '../../domain/protocol/errors';
import { UiProvider } from '../../ui/Provider';
import { FoodsPage } from './CataloguePage';

// Files share their modules: none of them may hold another file's session.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

interface Asked {
  path: string;
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}
type Sent = { id: string } & Record<string, unknown>;
const server = vi.hoisted(() => ({
  rows: [] as unknown[],
  entry: {} as unknown,
  submissions: [] as Sent[],
  taken: [] as Sent[],
  asked: [] as Asked[],
  failing: '' as string,
}));

vi.mock('../../gateway/browserSession', async () => {
  const { ServerAnswer } = await import('../../gateway/calls');
  return {
    sessionStore: { subscribe: () => () => undefined, getSnapshot: () => ({ account: null }) },
    gateway: {
      read: (contract: { path: string }) => {
        const answers: Record<string, object> = {
          '/api/admin/catalogue': { rows: server.rows, waiting: server.submissions.length },
          '/api/admin/catalogue/:id': server.entry as object,
          '/api/admin/food-submissions': {
            submissions: server.submissions,
            total: server.submissions.length,
          },
        };
        return Promise.resolve({ success: true, ...answers[contract.path] });
      },
      ask: ({ path }: { path: string }, asked: Omit<Asked, 'path'>) => {
        server.asked.push({ path, ...asked });
        if (server.failing !== '')
          return Promise.reject(new ServerAnswer(409, server.failing as never, null));
        const id = asked.params?.id;
        const { taken } = server;
        if (path.endsWith('/undo'))
          server.submissions = [...taken.splice(0), ...server.submissions];
        else if (path.includes('food-submissions')) {
          taken.push(...server.submissions.filter((one) => one.id === id));
          server.submissions = server.submissions.filter((one) => one.id !== id);
        }
        return Promise.resolve({
          success: true,
          decision: { id: 'd1', until: new Date(Date.now() + 30_000).toISOString() },
          ...(server.entry as object),
          changed: 1,
          conflicts: [],
          full: [],
        });
      },
    },
  };
});

const row = (id: string, change: Partial<CatalogueRow> = {}): CatalogueRow => ({
  id,
  revision: `1-${id}`,
  name: `Món ${id}`,
  aliases: [],
  category: 'Trái cây',
  source: 'VFCT 2007',
  basis: '100 g',
  calories: 60,
  sodium: 2,
  known: 20,
  doubts: [],
  isHidden: false,
  editor: 'starter',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...change,
});

const entry = {
  id: 'sua',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  kind: 'food',
  name: 'Sữa bò tươi',
  aliases: [],
  category: 'Sữa và chế phẩm',
  basis: { amount: 100, unit: 'g' },
  nutrients: { calories: 74, protein: 3.9, carbs: 4.8, fat: 4.4, sodium: 380 },
  servingSize: 100,
  unit: 'g',
  measures: [{ unit: 'ly', amount: 200 }],
  allergens: ['sữa'],
  isPublic: true,
  status: 'active',
} as const;
const shown = {
  success: true,
  entry: { ...entry, aliases: [], allergens: ['sữa'], measures: [...entry.measures] },
  revision: '2-sua',
  doubts: [{ kind: 'overGroup', field: 'sodium', certain: false, most: 371 }],
  versions: [],
} satisfies ShownEntry;

let root: Root;
const text = (): string => document.body.textContent ?? '';
const buttons = () => [...document.querySelectorAll('button')];
const button = (name: RegExp | string): HTMLButtonElement => {
  const one = buttons().find((each) => {
    const label = each.getAttribute('aria-label') ?? each.textContent ?? '';
    return typeof name === 'string' ? label === name : name.test(label);
  });
  if (!one)
    throw new Error(
      `no button ${String(name)} among ${buttons()
        .map((each) => each.textContent)
        .join(' | ')}`,
    );
  return one;
};
const press = (name: RegExp | string) => act(async () => button(name).click());
async function fill(label: RegExp, value: string): Promise<void> {
  const labels = [...document.querySelectorAll('label')];
  const id = labels.find((one) => label.test(one.textContent ?? ''))?.htmlFor ?? '';
  const field = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
  if (!field) throw new Error(`no field ${String(label)}`);
  const proto = Object.getPrototypeOf(field) as object;
  const set = Object.getOwnPropertyDescriptor(proto, 'value')?.set;
  await act(async () => {
    set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function draw(path = '/admin/foods'): Promise<void> {
  await act(async () =>
    root.render(
      <UiProvider>
        <MemoryRouter initialEntries={[path]}>
          <FoodsPage />
        </MemoryRouter>
      </UiProvider>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(server, {
    rows: [],
    entry: shown,
    submissions: [],
    taken: [],
    asked: [],
    failing: '',
  });
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('P24 the catalogue of the staff', () => {
  it('P24 counts what each filter would show, and shows the odd figure with its reason', async () => {
    const odd = { kind: 'saltyWithoutSodium', field: 'sodium', certain: false } as const;
    server.rows = [
      row('cam'),
      row('mam', { doubts: [odd], sodium: undefined }),
      row('an', { isHidden: true }),
    ];
    await draw();
    expect(text()).toContain('3 thực phẩm');
    expect(button(/^Nghi ngờ/).textContent).toBe('Nghi ngờ 1');
    expect(button(/^Thiếu natri/).textContent).toBe('Thiếu natri 1');
    expect(button(/^Đã ẩn/).textContent).toBe('Đã ẩn 1');
    await press(/^Nghi ngờ/);
    expect(text()).toContain('1 trên 3 thực phẩm');
  });

  it('P24 draws 5,000 foods as a window of them', async () => {
    // Without a layout each row would be 0 px high, and all of them in the window.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    server.rows = Array.from({ length: 5_000 }, (_, at) => row(`m${at}`));
    await draw();
    expect(text()).toContain('5.000 thực phẩm');
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
    expect(document.querySelectorAll('tbody tr[data-index]').length).toBeLessThan(60);
  });

  it('P24 asks about an odd figure and for a reason before it saves, on the version that was read', async () => {
    server.rows = [row('sua')];
    await draw('/admin/foods?item=sua');
    expect(text()).toContain('Nhiều hơn hẳn số lớn nhất của nhóm (371 mg)');
    await press('Sửa');
    await fill(/^Natri/, '43');
    expect(text()).toContain('Đổi quá lớn: từ 380 mg thành 43 mg');
    await press('Lưu');
    expect(server.asked).toEqual([]);
    expect(text()).toContain('Hãy viết lý do');
    await fill(/^Lý do sửa/, 'Chép nhầm dòng');
    await act(async () =>
      document.querySelector<HTMLInputElement>('[role="dialog"] input[type="checkbox"]')?.click(),
    );
    await press('Lưu');
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({
      path: '/api/admin/catalogue/:id',
      params: { id: 'sua' },
      body: {
        revision: '2-sua',
        reason: 'Chép nhầm dòng',
        confirmed: true,
        entry: { nutrients: { calories: 74, sodium: 43 }, measures: [{ unit: 'ly', amount: 200 }] },
      },
    });
  });

  it('P24 takes no impossible figure, and says that somebody else was faster with what was typed still there', async () => {
    server.rows = [row('sua')];
    await draw('/admin/foods?item=sua');
    await press('Sửa');
    await fill(/^Lý do sửa/, 'Thử');
    await fill(/^Đạm/, '300');
    await press('Lưu');
    expect(server.asked).toEqual([]);
    await fill(/^Đạm/, '3,8');
    server.failing = 'entry_changed';
    await press('Lưu');
    expect(text()).toContain(ERRORS.entry_changed[1]);
    const typed = [...document.querySelectorAll('input')].map(({ value }) => value);
    expect(typed).toContain('3,8');

    server.entry = {
      ...shown,
      revision: '3-sua',
      entry: { ...shown.entry, aliases: ['tên người khác thêm'] },
    };
    await press('Xem bản mới');
    server.failing = '';
    await press('Lưu');
    expect(server.asked.at(-1)?.body).toMatchObject({
      revision: '3-sua',
      entry: { aliases: ['tên người khác thêm'], nutrients: { protein: 3.8, calories: 74 } },
    });
  });
});

const pressKey = (key: string) =>
  act(async () => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  });
const listed = (): (string | undefined)[] =>
  [...document.querySelectorAll('[aria-label="Món chờ duyệt"] button')].map(
    (one) => one.textContent?.match(/Món \w/)?.[0],
  );

describe('P24 the queue of own foods', () => {
  const near = {
    ...shown.entry,
    id: 'sua-chua',
    name: 'Sữa chua',
    nutrients: { calories: 61, protein: 3.3 },
  };
  const sent = {
    workspaceId: 'w1',
    id: 'f1',
    revision: '3-f',
    expert: { id: 'e1', name: 'CN. Trang' },
    sentAt: '2026-11-28T00:00:00.000Z',
    proposal: {
      ...shown.entry,
      id: 'sent-1',
      name: 'Sữa chua uống',
      nutrients: { calories: 69, sodium: 21 },
    },
    doubts: [],
    nearest: [{ entry: near, share: 0.8 }],
  };

  it('P24 shows the typed figures beside the nearest food, unknown as unknown, and decides', async () => {
    server.submissions = [sent];
    await draw('/admin/foods?tab=sent');
    expect(text()).toContain('Chuyên gia gửi 1');
    const rows = [...document.querySelectorAll('tbody tr')].map((one) =>
      [...one.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    expect(rows).toContainEqual(['Năng lượng', '69 kcal', '61 kcal']);
    expect(rows).toContainEqual(['Đạm', '—', '3,3 g']);
    await press('Sữa chua uống trùng với Sữa chua');
    expect(server.asked).toEqual([
      {
        path: '/api/admin/food-submissions/:workspaceId/:id/join',
        params: { workspaceId: 'w1', id: 'f1' },
        body: { revision: '3-f', entryId: 'sua-chua' },
      },
    ]);
  });

  it('P24 approves as it was corrected, and not without a group', async () => {
    server.submissions = [{ ...sent, proposal: { ...sent.proposal, category: '' } }];
    server.rows = [row('sua', { category: 'Sữa và chế phẩm' })];
    await draw('/admin/foods?tab=sent');
    await press('Duyệt Sữa chua uống');
    await fill(/^Natri/, '46');
    await press('Lưu');
    expect(server.asked).toEqual([]);
    expect(text()).toContain('Hãy chọn nhóm của món.');
    const [group] = [...document.querySelectorAll<HTMLSelectElement>('[role="dialog"] select')];
    await act(async () => {
      if (!group) throw new Error('no group');
      group.value = 'Sữa và chế phẩm';
      group.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await press('Lưu');
    expect(server.asked[0]).toMatchObject({
      path: '/api/admin/food-submissions/:workspaceId/:id/approve',
      params: { workspaceId: 'w1', id: 'f1' },
      body: { revision: '3-f', entry: { category: 'Sữa và chế phẩm', nutrients: { sodium: 46 } } },
    });
  });

  const three = () =>
    ['a', 'b', 'c'].map((id) => ({
      ...sent,
      id,
      proposal: { ...sent.proposal, name: `Món ${id}` },
    }));

  it('P24 is worked off by keyboard: a question is sent, the next one has the focus, undone it is back', async () => {
    server.submissions = three();
    await draw('/admin/foods?tab=sent');
    await pressKey('j');
    expect(document.activeElement?.id).toBe('queue-w1-b-3-f');
    await pressKey('h');
    await fill(/^Câu hỏi/, 'Mỗi hũ bao nhiêu gam?');
    await press('Gửi câu hỏi');
    expect(server.asked).toEqual([
      {
        path: '/api/admin/food-submissions/:workspaceId/:id/ask',
        params: { workspaceId: 'w1', id: 'b' },
        body: { revision: '3-f', question: 'Mỗi hũ bao nhiêu gam?' },
      },
    ]);
    expect(listed()).toEqual(['Món a', 'Món c']);
    expect(document.querySelector('[aria-current=true]')?.id).toBe('queue-w1-c-3-f');
    expect(text()).toMatch(/Đã hỏi lại về Món b\. Hoàn tác được trong \d+ giây/);
    await pressKey('u');
    expect(server.asked.at(-1)).toEqual({
      path: '/api/admin/food-submissions/:workspaceId/:id/undo',
      params: { workspaceId: 'w1', id: 'b' },
      body: { decisionId: 'd1' },
    });
    expect(listed().toSorted()).toEqual(['Món a', 'Món b', 'Món c']);
  });

  it('P24 what was asked stays typed where it could not be sent', async () => {
    server.submissions = three();
    server.failing = 'submission_changed';
    await draw('/admin/foods?tab=sent');
    await pressKey('r');
    await fill(/^Lý do/, 'Thiếu nhãn');
    await press('Không nhận');
    expect(text()).toContain(ERRORS.submission_changed[1]);
    expect(document.querySelector('textarea')?.value).toBe('Thiếu nhãn');
    expect(listed()).toHaveLength(3);
  });

  it('P24 says that somebody else decided meanwhile', async () => {
    server.submissions = [sent];
    server.failing = 'submission_changed';
    await draw('/admin/foods?tab=sent');
    await press('Sữa chua uống trùng với Sữa chua');
    expect(text()).toContain(ERRORS.submission_changed[1]);
  });
});
