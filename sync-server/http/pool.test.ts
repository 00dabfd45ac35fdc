import { expect, it } from 'vitest';
import { createPool } from './pool';

it('leaves calls for who has signed in, however many addresses hold calls without', () => {
  const pool = createPool();
  const open = (at: number) => pool.open({ place: `10.0.${Math.floor(at / 4)}.1` });
  let held = 0;
  expect(() => {
    for (; held < 1_000; held += 1) open(held);
  }).toThrow('server_busy');
  expect(held).toBe(600);
  for (let at = 0; at < 400; at += 1) pool.open({ account: `a${at}`, place: '10.9.9.9' });
  expect(pool.calls()).toBe(1_000);
});
