import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const idle = vi.hoisted((): (() => void)[] => []);
vi.mock('../../platform/idle', () => ({
  whenIdle: (run: () => void) => {
    idle.push(run);
    return () => {
      if (idle.includes(run)) idle.splice(idle.indexOf(run), 1);
    };
  },
}));

const rest = (): void => {
  for (const run of idle.splice(0)) run();
};

async function started() {
  vi.resetModules();
  const { trackQuery } = await import('../../data/pendingQueries');
  const { afterFirstRender } = await import('./afterFirstRender');
  return { requests: trackQuery, afterFirstRender, run: vi.fn<() => void>() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  idle.length = 0;
});

it('S04 what can wait begins behind the first answers of the device, and when they are drawn', async () => {
  const { requests, afterFirstRender, run } = await started();
  afterFirstRender(run);
  rest();
  const [clients, visits] = [requests(), requests()];
  rest();
  clients();
  rest();
  expect(run).not.toHaveBeenCalled();
  visits();
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledOnce();
  requests()();
  vi.advanceTimersByTime(10_000);
  rest();
  expect(run).toHaveBeenCalledOnce();
});

it('S04 behind a page that stands it begins as soon as the browser rests', async () => {
  const { requests, afterFirstRender, run } = await started();
  requests()();
  afterFirstRender(run);
  expect(run).not.toHaveBeenCalled();
  rest();
  expect(run).toHaveBeenCalledOnce();
});

it.each([
  ['that asks nothing', false],
  ['that is never answered', true],
])('S04 a page %s keeps nothing waiting', async (_page, asks) => {
  const { requests, afterFirstRender, run } = await started();
  if (asks) requests();
  afterFirstRender(run);
  rest();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  rest();
  expect(run).toHaveBeenCalledOnce();
});

it('S04 what was given up never begins', async () => {
  const { requests, afterFirstRender, run } = await started();
  const end = requests();
  const before = afterFirstRender(run);
  before();
  const between = afterFirstRender(run);
  rest();
  between();
  const after = afterFirstRender(run);
  rest();
  end();
  after();
  rest();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});
