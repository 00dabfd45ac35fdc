import { v7 } from 'uuid';

/** A new UUIDv7: sorts by time of creation, made on the device (product decision 19). */
export function newId(): string {
  return v7();
}

/** Names one write of a document among all writes of it: 48 random bits as 12 hexadecimal digits. */
export function newWriteId(): string {
  return v7().slice(-12);
}
