import type { TextStorage } from '../platform/textStorage';

const KEY = 'bualanh.deviceName';
export const DEVICE_NAME_MAX = 60;

/** One name for all accounts of the device. */
export function readDeviceName(storage: TextStorage): string | undefined {
  try {
    return storage.getItem(KEY)?.trim() || undefined;
  } catch {
    // The browser may forbid storage.
    return undefined;
  }
}

/** @throws when the browser forbids storage or has no room */
export function writeDeviceName(storage: TextStorage, name: string): void {
  const trimmed = name.trim().slice(0, DEVICE_NAME_MAX);
  if (trimmed) storage.setItem(KEY, trimmed);
  else storage.removeItem(KEY);
}
