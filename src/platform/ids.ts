import { v7 } from 'uuid';

/** A new UUIDv7: sorts by time of creation, made on the device (decision 19). */
export function newId(): string {
  return v7();
}
