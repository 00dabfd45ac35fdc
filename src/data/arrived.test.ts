import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { profile } from '../../tests/support/profile';
import { readArrived } from './arrived';
import { openLocalData, type OpenLocalData } from './openLocalData';
import type { PullState } from './store/pullState';
import { takePage } from './store/serverWrites';

let data: OpenLocalData | undefined;

async function withPulled(workspace?: PullState): Promise<OpenLocalData> {
  data = await openLocalData(profile());
  if (workspace) await takePage(data.store, 'workspace', [], workspace);
  return data;
}

afterEach(() => data?.close());

it.each<[string, PullState | undefined, boolean]>([
  ['a new device', undefined, false],
  ['one that heard of the database alone', { epoch: 'e', checkpoint: null }, false],
  ['one that was closed in the middle', { epoch: 'e', checkpoint: '7', isWhole: false }, false],
  ['one that has all', { epoch: 'e', checkpoint: '9', isWhole: true }, true],
  ['one with all of an empty database', { epoch: 'e', checkpoint: null, isWhole: true }, true],
  ['one of an app that noted a checkpoint only', { epoch: 'e', checkpoint: '9' }, true],
])('%s: the workspace has come is %s %s', async (_, pulled, expected) => {
  expect(await readArrived(await withPulled(pulled))).toEqual({
    workspace: expected,
    published: false,
    catalogue: false,
  });
});

it('the catalogue has come once its file is stored', async () => {
  const device = await withPulled();
  await device.catalogue.replace([], { epoch: 'e', checkpoint: '1' });
  expect((await readArrived(device)).catalogue).toBe(true);
});
