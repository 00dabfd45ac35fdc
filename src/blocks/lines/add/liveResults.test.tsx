// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LibraryEntry } from '../../../domain/records/library';
import { emptyMeals } from '../../../domain/food/storedLines';
import { line } from '../../../domain/food/lineFixture';
import { UiProvider } from '../../../ui/Provider';
import { LiveResults } from './LiveResults';
import { LiveSearchProvider } from './liveContext';
import { ALL_KINDS } from './useItemSearch';

const AT = '2026-11-01T00:00:00.000Z';
const item = { ...line('l1', { itemId: 'r1', name: 'Bún chả chay', type: 'recipe' }), order: 1 };
const entry: LibraryEntry = {
  id: 'm1',
  createdAt: AT,
  updatedAt: AT,
  kind: 'master',
  workspaceId: 'other',
  expertName: 'BS. Hòa',
  menu: { meals: { ...emptyMeals(), lunch: { items: [item] } } },
};

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="page"></main>';
  root = createRoot(document.querySelector('#page') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const choose = vi.fn();

async function type(query: string, ask: () => Promise<readonly LibraryEntry[]>): Promise<void> {
  await act(async () =>
    root.render(
      <UiProvider>
        <LiveSearchProvider value={ask}>
          <LiveResults
            query={query}
            kinds={ALL_KINDS}
            all={new Map()}
            allergies={[]}
            onChoose={choose}
          />
        </LiveSearchProvider>
      </UiProvider>,
    ),
  );
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const getText = () => document.body.textContent;

describe('E07 live results of the add dialog', () => {
  it('E07 asks from two characters on, 300 ms behind the last, and takes a dish as it is there', async () => {
    const ask = vi.fn(async () => [entry]);
    await type('b', ask);
    await wait(1000);
    expect(ask).not.toHaveBeenCalled();
    expect(getText()).not.toContain('Kết quả mở rộng');
    await type('bu', ask);
    await wait(299);
    expect(ask).not.toHaveBeenCalled();
    expect(getText()).toContain('Đang hỏi máy chủ…');
    await wait(1);
    expect(ask).toHaveBeenCalledOnce();
    expect(getText()).toContain('của BS. Hòa');
    const row = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.includes('Bún chả chay'),
    );
    await act(async () => row?.click());
    expect(choose).toHaveBeenCalledWith(item);
  });

  it('E07 says that nothing more was found, and that the server is silent', async () => {
    await type('xoai', async () => []);
    await wait(300);
    expect(getText()).toContain('Không có thêm món nào của chuyên gia khác.');
    await type('xoai chin', () => Promise.reject(new Error('away')));
    await wait(300);
    expect(getText()).toContain('Máy chủ chưa trả lời. Kết quả trên máy vẫn đủ.');
  });

  it('E07 says that it needs a network, and asks nobody', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const ask = vi.fn(async () => [entry]);
    await type('bun', ask);
    await wait(1000);
    expect(ask).not.toHaveBeenCalled();
    expect(getText()).toContain(
      'Đang mất mạng: kết quả mở rộng cần mạng. Mọi kết quả khác ở trên vẫn đủ.',
    );
  });
});
