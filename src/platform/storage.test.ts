import { afterEach, describe, expect, it, vi } from 'vitest';
import { storageReport } from './storage';
import { deviceStorage, isStorageForbidden, requireStorage } from './storageAccess';

const denied = (): never => {
  throw new DOMException('Access is denied', 'SecurityError');
};
const forbid = (on: object, name: string) => {
  const before = Object.getOwnPropertyDescriptor(on, name);
  Object.defineProperty(on, name, { configurable: true, get: denied });
  return () => {
    if (before) Object.defineProperty(on, name, before);
    else Reflect.deleteProperty(on, name);
  };
};

describe('a browser that blocks what the app keeps', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const one of undo.splice(0)) one();
    vi.unstubAllGlobals();
  });

  it('is reported where the database throws at its name', async () => {
    undo.push(forbid(globalThis, 'indexedDB'));
    expect(await storageReport()).toMatchObject({ available: false });
  });

  it('ends a start, and lets modules be read', () => {
    vi.stubGlobal('window', globalThis);
    undo.push(forbid(globalThis, 'localStorage'));
    expect(isStorageForbidden()).toBe(true);
    expect(deviceStorage().getItem('a')).toBeNull();
    expect(() => deviceStorage().setItem('a', 'b')).toThrow('forbidden');
    expect(requireStorage).toThrow('forbidden');
  });

  it('is also one that has no storage at all', () => {
    vi.stubGlobal('window', { localStorage: null });
    expect(isStorageForbidden()).toBe(true);
  });
});
