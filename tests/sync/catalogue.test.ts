import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageFull } from '../../src/data/types';
import type { AccountProfile } from '../../src/domain/accounts/account';
import { LEAF_SIZE } from '../../src/domain/protocol/protocol';
import { profile } from '../support/profile';
import { eventually, openDevice, type Device } from './support/device';
import { FakeServer } from './support/fakeServer';

let account: AccountProfile;
let server: FakeServer;
let device: Device;
let files: number;

beforeEach(() => {
  account = profile();
  server = new FakeServer(account);
  files = 0;
  server.trouble = (path) => {
    if (path === '/sync/catalogue') files += 1;
    return null;
  };
});

afterEach(async () => {
  server.down = false;
  await device.close();
  expect(device.errors.map(String)).toEqual([]);
});

const food = (index: number, name = `Cá ${index}`) => ({
  id: `f-${String(index).padStart(4, '0')}`,
  name,
  _deleted: false,
});

function fill(count: number): void {
  for (let index = 0; index < count; index += 1) server.put('catalogue', food(index));
}

const open = async (): Promise<void> => {
  device = await openDevice(account, server.fetch);
};
const names = async (): Promise<string[]> =>
  (await device.local.catalogue.all()).map(({ name }) => name);
const has = (count: number): Promise<void> =>
  eventually(async () => (await names()).length === count);
const listCheckpoints = (): (string | null | undefined)[] =>
  server.pulls.map(({ since }) => since.catalogue);

describe('P26 S02 the catalogue comes whole and goes on by changes', () => {
  it('P26 S02 one file for an empty device, then only what changed since', async () => {
    fill(3 * LEAF_SIZE + 1);
    await open();
    await has(3 * LEAF_SIZE + 1);
    server.write('catalogue', food(7, 'Cá bảy màu'));
    server.write('catalogue', { ...food(8), _deleted: true });
    server.write('catalogue', food(9999));
    await eventually(async () => (await names()).includes('Cá 9999'));
    await has(3 * LEAF_SIZE + 1);
    expect(await names()).toContain('Cá bảy màu');
    expect(await names()).not.toContain('Cá 8');
    expect(files).toBe(1);
    expect(listCheckpoints()).not.toContain(null);
    await device.close();
    const before = server.pulls.length;
    await open();
    await eventually(() => listCheckpoints().slice(before).some(Boolean));
    expect(files).toBe(1);
    expect(listCheckpoints().slice(before)).not.toContain(null);
  });

  it('P26 S02 more changes than one page holds all arrive', async () => {
    fill(2);
    await open();
    await has(2);
    server.goDown();
    for (let index = 10; index < 2510; index += 1) server.put('catalogue', food(index));
    server.down = false;
    await has(2502);
    expect(files).toBe(1);
  });

  it('P26 S02 a replaced database brings the whole again, and nothing of the old one stays', async () => {
    fill(5);
    await open();
    await has(5);
    server.log.catalogue.length = 0;
    server.put('catalogue', food(3, 'Cá ba'));
    server.epochs = { ...server.epochs, catalogue: 'c2' };
    server.cut();
    await eventually(async () => (await names()).join() === 'Cá ba');
    expect(files).toBe(2);
  });

  it('P26 S02 a cut file, another one’s page and a failing server are tried again', async () => {
    fill(4);
    const whole = server.fetch;
    let answers = 0;
    const broken = [
      () => new Response('{"epoch":"c1","checkpoint":"4"}\n[{"id":"f-0000"}]'),
      () => new Response('<html>Đăng nhập Wi-Fi</html>'),
      () => Response.json({ success: false, code: 'database_unavailable' }, { status: 503 }),
    ];
    device = await openDevice(account, async (path, init) => {
      if (path !== '/sync/catalogue') return whole(path, init);
      answers += 1;
      return broken[answers - 1]?.() ?? whole(path, init);
    });
    await eventually(() => answers === 1);
    expect(await names()).toEqual([]);
    await eventually(async () => {
      device.sync.actions.retryNow();
      return (await names()).length === 4;
    });
    expect(answers).toBe(4);
  });

  it('P26 S02 a file of a database that is gone is not taken', async () => {
    fill(3);
    const whole = server.fetch;
    device = await openDevice(account, (path, init) => {
      if (path !== '/sync/catalogue') return whole(path, init);
      files += 1;
      if (files > 1) return whole(path, init);
      const lines = ['{"epoch":"c0","checkpoint":"1"}', '[{"id":"old"}]', '{"leaves":["old"]}'];
      return Promise.resolve(new Response(lines.join('\n')));
    });
    await has(3);
    expect(files).toBeGreaterThan(1);
  });

  it.each(['/sync/catalogue', '/sync/changes'])(
    'S02 what stops does not wait for a call of %s that never ends',
    async (hanging) => {
      fill(3);
      let hasAsked = false;
      device = await openDevice(account, (path, init) => {
        if (path !== hanging) return server.fetch(path, init);
        hasAsked = true;
        return new Promise(() => undefined);
      });
      await eventually(() => hasAsked);
      expect(await device.sync.stop()).toBe(undefined);
    },
  );

  it('P26 S02 a live stream that is cut does not begin the file anew', async () => {
    fill(4);
    const goOn = new AbortController();
    const rest = new Promise((resolve) => goOn.signal.addEventListener('abort', resolve));
    device = await openDevice(account, async (path, init) => {
      const answer = await server.fetch(path, init);
      if (path !== '/sync/catalogue') return answer;
      const text = new TextEncoder().encode(await answer.text());
      const slowly = new ReadableStream<Uint8Array>({
        async start(controller) {
          init.signal?.addEventListener('abort', () => controller.error(new TypeError('cut')));
          controller.enqueue(text.slice(0, 100));
          await rest;
          controller.enqueue(text.slice(100));
          controller.close();
        },
      });
      return new Response(slowly);
    });
    await eventually(() => files === 1);
    server.goDown();
    await device.until(({ online }) => !online);
    goOn.abort();
    await has(4);
    server.down = false;
    await device.until(({ online }) => online);
    expect(files).toBe(1);
  });

  it('P26 S02 a device without room for it sends and receives everything else', async () => {
    fill(4);
    let streams = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    device = await openDevice(account, (path, init) => {
      if (path.startsWith('/sync/live')) streams += 1;
      return server.fetch(path, init);
    });
    const { catalogue } = device.local;
    const full = new StorageFull('storage is full', {
      cause: new DOMException('', 'QuotaExceededError'),
    });
    const replace = vi.spyOn(catalogue, 'replace').mockRejectedValue(full);
    await eventually(() => replace.mock.calls.length > 0);
    // Longer than RxDB takes to start again after a full storage.
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    expect(streams).toBe(1);
    expect(device.errors.splice(0)).toEqual([full]);
    replace.mockRestore();
    server.emit({ type: 'wake', collections: ['catalogue'] });
    await has(4);
  });
});
