import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profile } from '../../../tests/support/profile';

vi.mock('../../gateway/browserSession', () => ({ session: {} }));
vi.mock('../../sync/createSync', () => ({ createSync: () => ({ start: () => undefined }) }));
vi.mock('../../platform/idle', () => ({ whenIdle: () => () => undefined }));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('reportError', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

it('S02 what is opened ahead and comes late leaves the open data alone', async () => {
  const { openAhead, openWorkspace } = await import('./openWorkspace');
  const account = profile();
  openAhead(account);
  const { opened } = openWorkspace(account);
  const { local } = await opened;
  openAhead(account);
  // A second opening would have closed the first by then.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await local.clients.all()).toEqual([]);
  await local.close();
});
