import { describe, expect, it, vi } from 'vitest';
import type { Meals } from '../../../domain/food/storedLines';
import { buildGramLine, buildLunch, VFCT } from '../../../domain/nutrition/fixtures';
import { menuTotals, type NutrientTotals } from '../../../domain/nutrition/totals';
import { openTotals } from './totalsFeed';

const energy = (known: number): NutrientTotals => ({ calories: { known, share: 1 } });

const day = (lines: number): Meals =>
  buildLunch(Array.from({ length: lines }, () => buildGramLine(VFCT.banhPho, 100)));
const longDay = (): Meals => day(101);

function slowWorker() {
  const requestedMeals: Meals[] = [];
  const answers: ((totals: NutrientTotals) => void)[] = [];
  return {
    requests: requestedMeals,
    compute: (meals: Meals) => {
      requestedMeals.push(meals);
      return new Promise<NutrientTotals>((resolve) => answers.push(resolve));
    },
    answer: async (totals: NutrientTotals) => {
      answers.shift()?.(totals);
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('E11 totals that follow the meals', () => {
  it('ask within the call, and nothing for the same meals', () => {
    const { requests, compute } = slowWorker();
    const [first, second] = [longDay(), longDay()];
    const feed = openTotals(first, { inWorker: compute });
    feed.follow(first);
    expect(requests).toEqual([]);
    feed.follow(second);
    feed.follow(second);
    expect(requests).toEqual([second]);
  });

  it('keep only the newest meals waiting while an answer is on its way', async () => {
    const { requests, compute, answer } = slowWorker();
    const [a, b, c] = [longDay(), longDay(), longDay()];
    const feed = openTotals(longDay(), { inWorker: compute });
    for (const meals of [a, b, c]) feed.follow(meals);
    expect(requests).toEqual([a]);
    await answer(energy(1));
    expect(feed.get()).toEqual(energy(1));
    expect(requests[1]).toBe(c);
    await answer(energy(3));
    expect(feed.get()).toEqual(energy(3));
    expect(requests).toHaveLength(2);
    feed.follow(a);
    expect(requests).toHaveLength(3);
  });

  it('tell who listens, until it stops', async () => {
    const { compute, answer } = slowWorker();
    const feed = openTotals(longDay(), { inWorker: compute });
    const heard = vi.fn();
    const stop = feed.subscribe(heard);
    feed.follow(longDay());
    await answer(energy(1));
    stop();
    feed.follow(longDay());
    await answer(energy(2));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('are there within the call for a day of usual length, without the worker', () => {
    const { requests, compute } = slowWorker();
    const feed = openTotals(day(60), { inWorker: compute });
    const heard = vi.fn();
    feed.subscribe(heard);
    const next = day(59);
    feed.follow(next);
    expect(feed.get()).toEqual(menuTotals(next));
    expect(feed.get().calories?.known).toBeCloseTo(59 * 143);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(requests).toEqual([]);
  });

  it('leave a device that is slow at it again and again to the worker', async () => {
    const { requests, compute, answer } = slowWorker();
    let clock = 0;
    const took = [7, 7, 7, 1, 7, 7, 7];
    const here = (meals: Meals): NutrientTotals => {
      clock += took.shift() ?? 0;
      return menuTotals(meals);
    };
    const feed = openTotals(day(1), { inWorker: compute, here, now: () => clock });
    for (let lines = 2; took.length > 0; lines += 1) {
      feed.follow(day(lines));
      expect(feed.get().calories?.known).toBeCloseTo(lines * 143);
    }
    expect(requests).toEqual([]);
    const next = day(9);
    feed.follow(next);
    expect(requests).toEqual([next]);
    await answer(energy(5));
    expect(feed.get()).toEqual(energy(5));
  });

  it('are not those of lines that were taken away while the worker added them up', async () => {
    const { compute, answer } = slowWorker();
    const feed = openTotals(longDay(), { inWorker: compute });
    feed.follow(longDay());
    feed.follow(day(1));
    await answer(energy(1));
    expect(feed.get().calories?.known).toBeCloseTo(143);
    feed.follow(longDay());
    feed.follow(day(1));
    feed.follow(longDay());
    await answer(energy(2));
    expect(feed.get().calories?.known).toBeCloseTo(143);
    await answer(energy(3));
    expect(feed.get()).toEqual(energy(3));
  });
});
