import { afterEach, describe, expect, it } from 'vitest';
import { DeviceStore } from './deviceStore';
import { createVersions } from './versions';

const opened: DeviceStore[] = [];
function newVersions() {
  const device = new DeviceStore(`versions-${opened.length}`);
  opened.push(device);
  return { device, versions: createVersions(device) };
}
afterEach(async () => {
  for (const device of opened) await device.delete();
});

const at = (index: number) => new Date(Date.UTC(2026, 10, 1) + index * 1000).toISOString();

describe('E12 former versions on the device', () => {
  it('E12 keeps the last ten of a document, the newest first, each once', async () => {
    const { versions } = newVersions();
    for (let index = 0; index < 13; index += 1) {
      await versions.keep({ id: 'r1', updatedAt: at(index) });
      await versions.keep({ id: 'r1', updatedAt: at(index) });
    }
    const times = (await versions.of('r1')).map((one) => (one as { updatedAt: string }).updatedAt);
    expect(times).toEqual(Array.from({ length: 10 }, (_, index) => at(12 - index)));
    expect(await versions.of('r2')).toEqual([]);
  });

  it('E12 of the documents that were saved last: a device does not fill up', async () => {
    const { device, versions } = newVersions();
    for (let index = 0; index < 203; index += 1)
      await versions.keep({ id: `r${index}`, updatedAt: at(index) });
    expect(await versions.of('r0')).toEqual([]);
    expect(await versions.of('r2')).toEqual([]);
    expect(await versions.of('r3')).toHaveLength(1);
    expect(await device.meta.count()).toBe(201);
  });

  it('E12 what cannot be read is no history, and is written over', async () => {
    const { device, versions } = newVersions();
    await device.remember('versions:r1', 'hỏng');
    await device.remember('versions', [1, 2]);
    expect(await versions.of('r1')).toEqual([]);
    await versions.keep({ id: 'r1', updatedAt: at(1) });
    expect(await versions.of('r1')).toHaveLength(1);
  });
});
