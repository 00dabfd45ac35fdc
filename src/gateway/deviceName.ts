import type { TextStorage } from '../platform/textStorage';

const KEY = 'bualanh.deviceName';
/** Longest name that the server takes. */
export const DEVICE_NAME_MAX = 60;

/** Reads the name of this device, by the person; undefined until they named it. One name for all its accounts. */
export function readDeviceName(storage: TextStorage): string | undefined {
  try {
    return storage.getItem(KEY)?.trim() || undefined;
  } catch {
    // Forbidden storage holds no name.
    return undefined;
  }
}

/** @throws when the browser forbids storage or has no room */
export function writeDeviceName(storage: TextStorage, name: string): void {
  const trimmed = name.trim().slice(0, DEVICE_NAME_MAX);
  if (trimmed) storage.setItem(KEY, trimmed);
  else storage.removeItem(KEY);
}
