// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import { RestoringProvider } from '../../../ui/restoring';
import { useCatalogueMissing, useFoodIndex } from './useFoodIndex';

vi.mock('../../../workers/nutritionClient', () => ({
  nutritionClient: () => ({ setFoods: () => undefined }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const nothing = {
  subscribe(observer: { next: (all: readonly never[]) => void }) {
    observer.next([]);
    return { unsubscribe: () => undefined };
  },
};
const empty = { watchAll: () => nothing };
const data = {
  catalogue: empty,
  foods: empty,
  recipes: empty,
  library: empty,
} as unknown as LocalData;

function Shown() {
  const index = useFoodIndex();
  const isMissing = useCatalogueMissing();
  return (
    <p>
      {index ? 'read' : 'waiting'} {isMissing ? 'missing' : 'here'}
    </p>
  );
}

let root: ReturnType<typeof createRoot> | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

async function open(isRestoring: boolean) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root?.render(
      <DataProvider value={data}>
        <RestoringProvider value={isRestoring}>
          <Shown />
        </RestoringProvider>
      </DataProvider>,
    ),
  );
  return document.body.textContent;
}

it('on a new device nothing is matched until all has come, and is then, without a press', async () => {
  expect(await open(true)).toContain('waiting');
  expect(await open(false)).toContain('read');
});

it('where no catalogue has come, that is known', async () => {
  root = undefined;
  expect(await open(false)).toBe('read missing');
});
