import { beforeEach, expect, it } from 'vitest';
import {
  isLockedAt,
  lockKey,
  mayTryPin,
  getLockMinutes,
  MAX_WRONG_PASSWORDS,
  MAX_WRONG_PINS,
  readLock,
  rememberPassword,
  createSecret,
  SHARED_MINUTES,
  tryPassword,
  tryPin,
  writeLock,
} from './appLock';

const memory = new Map<string, string>();
const storage = {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
};
const MINUTE = 60_000;
const ME = 'acc-1';
beforeEach(() => memory.clear());

it('P02 the lock comes after idle, in every tab and after a reload, and opens with the PIN', async () => {
  writeLock(storage, ME, { pin: await createSecret('2468'), minutes: 5, usedAt: 0 });
  const at = (minutes: number) => isLockedAt(readLock(storage, ME), false, minutes * MINUTE);
  expect([at(4.9), at(5), at(60)]).toEqual([false, true, true]);
  expect(memory.get(lockKey(ME))).not.toContain('2468');
  writeLock(storage, ME, { locked: true });
  expect(at(0)).toBe(true);
  expect(await tryPin(storage, ME, '2468', 7 * MINUTE)).toBe(true);
  expect([at(7), at(11.9), at(12)]).toEqual([false, false, true]);
  // A clock that was set back locks nobody out.
  expect(at(-5_000_000)).toBe(false);
});

it('P02 wrong PINs are few, also over reloads; then only the password opens', async () => {
  writeLock(storage, ME, {
    pin: await createSecret('2468'),
    password: await createSecret('mật khẩu dài'),
    locked: true,
  });
  for (let wrong = 0; wrong < MAX_WRONG_PINS; wrong += 1)
    expect(await tryPin(storage, ME, '1111', 0)).toBe(false);
  expect(mayTryPin(readLock(storage, ME))).toBe(false);
  expect(await tryPin(storage, ME, '2468', 0)).toBe(false);
  expect(readLock(storage, ME).locked).toBe(true);
  expect(await tryPassword(storage, ME, 'mật khẩu dài', 0)).toBe(true);
  expect(readLock(storage, ME).locked).toBe(false);
  expect(await tryPin(storage, ME, '2468', 0)).toBe(true);
});

it('P02 wrong passwords are few without a network, the right one too is then the server’s to judge', async () => {
  writeLock(storage, ME, {
    password: await createSecret('đúng rồi'),
    locked: true,
    wrongPasswords: MAX_WRONG_PASSWORDS - 1,
  });
  expect(await tryPassword(storage, ME, 'sai', 0)).toBe(false);
  expect(await tryPassword(storage, ME, 'đúng rồi', 0)).toBe(false);
});

it('P02 a shared device locks unless somebody chose otherwise, and never where nothing could open it', async () => {
  expect(getLockMinutes({}, true)).toBe(0);
  await rememberPassword(storage, ME, 'mật khẩu dài', true, 0);
  expect(getLockMinutes(readLock(storage, ME), true)).toBe(SHARED_MINUTES);
  expect(getLockMinutes(readLock(storage, ME), false)).toBe(0);
  expect(getLockMinutes({ ...readLock(storage, ME), minutes: 0 }, true)).toBe(0);
  expect(memory.get(lockKey(ME))).not.toContain('dài');
  // One’s own device keeps nothing of a password.
  await rememberPassword(storage, 'acc-2', 'mật khẩu dài', false, 0);
  expect(readLock(storage, 'acc-2').password).toBeUndefined();
});

it('P02 what is broken in the storage locks nobody out', () => {
  for (const broken of ['', 'x', 'null', '7', '[]']) {
    memory.set(lockKey(ME), broken);
    expect(isLockedAt(readLock(storage, ME), true, 0)).toBe(false);
  }
});
