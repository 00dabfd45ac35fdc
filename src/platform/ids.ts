import { v7 } from 'uuid';

/** UUIDv7: sorts by time of creation, made on the device (product decision 19). */
export function newId(): string {
  return v7();
}

/** 48 random bits as 12 hexadecimal digits. */
export function newWriteId(): string {
  return v7().slice(-12);
}
