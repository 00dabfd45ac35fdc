import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Call } from '../http/routes';
import { createDrawings } from './drawings';
import { createPageCache } from './pageCache';
import { createDrawer, type Notices, type PageParts } from './pages';

function setUp() {
  const parts = {
    ctx: { publicUrl: () => 'http://localhost', config: { operator: {} } },
    cache: createPageCache(),
    drawings: createDrawings(),
    files: { script: '', style: '', fonts: [] },
    now: () => new Date('2026-11-27T03:00:00.000Z'),
  } as unknown as PageParts;
  const res = {
    set: vi.fn(),
    status: vi.fn(),
    type: vi.fn(),
    send: vi.fn(),
    on: vi.fn(),
    // Closes at once, so that no timer outlives the test.
    once: vi.fn((event: string, listener: () => void) => event === 'close' && listener()),
    vary: vi.fn(),
    req: { query: {}, acceptsEncodings: () => 'br' },
  };
  res.status.mockReturnValue(res);
  res.type.mockReturnValue(res);
  const notice = vi.fn<Notices>(async () => undefined);
  return {
    res,
    notice,
    call: { res, req: res.req } as unknown as Call,
    send: createDrawer(parts, notice),
  };
}

it('P10 S05 a page that is kept is sent without reading its document again', async () => {
  const { res, call, send } = setUp();
  const read = vi.fn(() => '<!doctype html>');
  await send(call, '/blog/a', '1', read);
  await send(call, '/blog/a', '1', read);
  expect(read).toHaveBeenCalledTimes(1);
  expect(res.send).toHaveBeenCalledTimes(2);
  const [[first], [second]] = res.send.mock.calls as [[Buffer], [Buffer]];
  expect(second).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe('<!doctype html>');
  const etags = res.set.mock.calls.filter(([name]) => name === 'ETag');
  expect(etags[0]?.[1]).toMatch(/-br"$/);
  await send(call, '/blog/a', '2', read);
  expect(read).toHaveBeenCalledTimes(2);
});

it('P10 a document that cannot be read is gone for its reader, and nothing of it is kept', async () => {
  const { notice, call, send } = setUp();
  await send(call, '/blog/a', '1', () => undefined);
  await send(call, '/blog/a', '1', () => undefined);
  expect(notice.mock.calls.map(([, kind]) => kind)).toEqual(['gone', 'gone']);
});
