// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeId } from '../../domain/generator/prepare';
import type { PlannedDish, Wish } from '../../domain/generator/types';
import { printedLine } from '../../domain/printable/fixtures';
import type { GeneratorClient } from '../../workers/generatorClient';
import { useProposal, type Proposal } from './useProposal';

const generator = {
  open: vi.fn(async () => undefined),
  generate: vi.fn<GeneratorClient['generate']>(),
  cancel: vi.fn(),
};
const makeGenerator = () => generator as unknown as GeneratorClient;

const SOURCES = { catalogue: [], foods: [], recipes: [], library: [] };
const WISH: Wish = {
  eater: { allergies: [] },
  refused: [],
  illness: [],
  target: { sources: {}, limits: {} },
  slots: ['lunch'],
  days: 7,
};
const PLAN = {
  kind: 'plan',
  plan: {
    seed: 'a',
    days: 7,
    dishes: [],
    verdict: { days: [], week: [] },
    loosened: [],
    gaps: [],
    repeats: [],
  },
} as const;

const nothing = () => undefined;

let currentProposal: Proposal;
let root: Root | undefined;

function Probe(): null {
  const proposal = useProposal(SOURCES, WISH, undefined, makeGenerator);
  useEffect(() => {
    currentProposal = proposal;
  });
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  generator.generate.mockReset();
  root = createRoot(document.createElement('div'));
  await act(async () => root?.render(<Probe />));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

const acted = (what: () => void): Promise<void> =>
  act(async () => {
    what();
  });

it('G10 is over with its answer, though progress arrives behind it', async () => {
  let progress: (done: number) => void = nothing;
  generator.generate.mockImplementation(async (_asked, onProgress) => {
    progress = onProgress;
    return structuredClone(PLAN) as never;
  });
  await acted(() => currentProposal.propose());
  expect(currentProposal.plan?.seed).toBe('a');
  await acted(() => progress(1));
  expect(currentProposal.progress).toBeUndefined();
});

it('G10 can be stopped, and takes no answer afterwards', async () => {
  let answer: (resolve: never) => void = nothing;
  generator.generate.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await acted(() => currentProposal.propose());
  expect(currentProposal.progress).toBe(0);
  await acted(() => currentProposal.cancel());
  expect(currentProposal.progress).toBeUndefined();
  await acted(() => answer(structuredClone(PLAN) as never));
  expect(currentProposal.plan).toBeUndefined();
});

it('G10 says so where the worker fails, and can be asked again', async () => {
  generator.generate.mockRejectedValueOnce(new Error('died'));
  await acted(() => currentProposal.propose());
  expect([currentProposal.failed, currentProposal.progress]).toEqual([true, undefined]);
});

const dish = (day: number, itemId: string): PlannedDish => ({
  day,
  slot: 'lunch',
  role: 'main',
  line: { ...printedLine(itemId, 100, { calories: 200 }), itemId },
});

it('E01 a locked dish is kept when days are proposed again, and another one sends what it refuses', async () => {
  const [locked, other] = [dish(0, 'ca-kho'), dish(1, 'thit-luoc')];
  const made = { ...PLAN, plan: { ...PLAN.plan, dishes: [locked, other] } };
  generator.generate.mockResolvedValueOnce(structuredClone(made) as never);
  await acted(() => currentProposal.propose());
  await acted(() => currentProposal.toggleLock(locked));
  expect([...currentProposal.locked]).toEqual([placeId(locked)]);
  generator.generate.mockImplementation(async ({ kept }) => {
    const dishes = [...kept, dish(1, 'ga-rang')];
    return structuredClone({ ...PLAN, plan: { ...PLAN.plan, dishes } }) as never;
  });
  await acted(() => currentProposal.propose());
  expect(generator.generate.mock.lastCall?.[0]).toMatchObject({ kept: [locked] });
  expect(generator.generate.mock.lastCall?.[0].not).toBeUndefined();
  expect(currentProposal.plan?.dishes.map(({ line }) => line.itemId)).toEqual([
    'ca-kho',
    'ga-rang',
  ]);
  await acted(() => currentProposal.renew(other));
  expect(generator.generate.mock.lastCall?.[0]).toMatchObject({
    kept: [locked],
    not: [{ day: 1, slot: 'lunch', role: 'main', itemId: 'ga-rang' }],
  });
});
