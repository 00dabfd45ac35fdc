import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns';

/** Turns by a clock of their own, and calls that take so many milliseconds each. */
function open(takes: number) {
  let now = 0;
  const begun: number[] = [];
  const inTurn = createTurns(() => now);
  const call = (at: number) =>
    inTurn(() => {
      begun.push(at);
      now += takes;
    });
  return { begun, call };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

it('begins a call at once while there is time for it', () => {
  const { begun, call } = open(1);
  for (const at of upTo(10)) call(at);
  expect(begun).toEqual(upTo(10));
});

it('leaves the rest of a crowd to the next turns, in the order in which it came', async () => {
  const { begun, call } = open(1);
  for (const at of upTo(100)) call(at);
  expect(begun).toHaveLength(10);
  const byTurn: number[] = [];
  while (begun.length < 100) {
    const before = begun.length;
    await nextTurn();
    byTurn.push(begun.length - before);
  }
  expect(Math.max(...byTurn)).toBeLessThanOrEqual(10);
  expect(begun).toEqual(upTo(100));
});

it('lets nobody overtake who waits', async () => {
  const { begun, call } = open(6);
  for (const at of upTo(5)) call(at);
  await nextTurn();
  call(5);
  while (begun.length < 6) await nextTurn();
  expect(begun).toEqual(upTo(6));
});

it('counts what a piece of work goes on with, as far as it waits for nothing', async () => {
  let now = 0;
  const done: number[] = [];
  const inTurn = createTurns(() => now);
  for (const at of upTo(30))
    inTurn(() => {
      void Promise.resolve().then(() => {
        done.push(at);
        return (now += 5);
      });
      if (at === 0) now += 10;
    });
  while (done.length < 30) {
    const before = done.length;
    await nextTurn();
    expect(done.length - before).toBeLessThanOrEqual(3);
  }
});

it('begins a new stretch in each turn', async () => {
  const { begun, call } = open(9);
  for (const at of upTo(6)) {
    call(at);
    await nextTurn();
    expect(begun).toHaveLength(at + 1);
  }
});
