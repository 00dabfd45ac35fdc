import { expect, it } from 'vitest';
import { createStreams } from './streams';

it('live streams of accounts that nobody confirmed are few at one place, those of others many', () => {
  const { begin } = createStreams({ newOfPlace: 2, perAddress: 5 });
  const ends = [begin('a', true), begin('a', true)];
  expect(() => begin('a', true)).toThrow('too_many_requests');
  ends.push(begin('a', false), begin('a', false), begin('a', false));
  expect(() => begin('a', false)).toThrow('too_many_requests');
  expect(() => begin('b', true)).not.toThrow();
  ends[0]?.();
  ends[0]?.();
  begin('a', true);
  expect(() => begin('a', true)).toThrow('too_many_requests');
});
