// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { DataProvider } from '../../../data/react';
import type { LocalData } from '../../../data/types';
import { RestoringProvider, type Restoring } from '../../../ui/restoring';
import { useCatalogueMissing, useFoodIndex } from './useFoodIndex';

vi.mock('../../../workers/nutritionClient', () => ({
  nutritionClient: () => ({ setFoods: () => undefined }),
}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const answering = (...answers: readonly never[][]) => ({
  watchAll: () => ({
    subscribe(observer: { next: (all: readonly never[]) => void }) {
      for (const answer of answers) observer.next(answer);
      return { unsubscribe: () => undefined };
    },
  }),
});
const empty = answering([]);
const dataWith = (catalogue: object) =>
  ({ catalogue, foods: empty, recipes: empty, library: empty }) as unknown as LocalData;

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

async function open(data: LocalData, state: Restoring) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root?.render(
      <DataProvider value={data}>
        <RestoringProvider value={state}>
          <Shown />
        </RestoringProvider>
      </DataProvider>,
    ),
  );
  return document.body.textContent;
}

const coming = dataWith(answering());

it('while the catalogue is coming nothing is matched', async () => {
  expect(await open(coming, 'coming')).toBe('waiting here');
});

it('where the network broke off before it came, that is known', async () => {
  expect(await open(coming, 'cut')).toBe('waiting missing');
});

it('where the catalogue is empty, that is known', async () => {
  expect(await open(dataWith(empty), 'here')).toBe('read missing');
});
