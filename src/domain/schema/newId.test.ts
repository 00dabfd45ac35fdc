import { expect, it } from 'vitest';
import { z } from 'zod';
import { newId } from './newId';

it('P07 ids of a device are UUIDv7, in the order of time', () => {
  const ids = [0, 1_000, 1_790_000_000_000].map((at) => newId(at));
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  expect(newId(5)).not.toBe(newId(5));
});
