// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DataProvider } from '../../data/react';
import type { LocalData } from '../../data/types';
import { RestoringProvider } from '../../ui/restoring';
import { useSources } from './useWish';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const nothing = {
  subscribe(observer: { next: (all: readonly never[]) => void }) {
    observer.next([]);
    return { unsubscribe: () => undefined };
  },
};
const empty = { watchAll: () => nothing };
const data = { catalogue: empty, foods: empty, recipes: empty, library: empty };

const Shown = () => <p>{useSources() ? 'all' : 'waiting'}</p>;

it('no days are proposed before the whole library has come', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (isRestoring: boolean) =>
    act(async () =>
      root.render(
        <DataProvider value={data as unknown as LocalData}>
          <RestoringProvider value={isRestoring}>
            <Shown />
          </RestoringProvider>
        </DataProvider>,
      ),
    );
  await show(true);
  expect(document.body.textContent).toBe('waiting');
  await show(false);
  expect(document.body.textContent).toBe('all');
  await act(async () => root.unmount());
});
