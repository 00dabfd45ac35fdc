import { createOwnerList, type DataOwner } from './ownerList';
import type { TextStorage } from './textStorage';

/** The accounts that signed out here and whose data wait to be sealed. */
export const sealings = createOwnerList('bualanh.sealings');

/** Asks for an account's data to be sealed once nothing has them open. */
export function requestSealing(owner: DataOwner, storage: TextStorage): void {
  try {
    sealings.add(owner, storage);
  } catch {
    // Without room nothing can be sealed either; signing out itself must not fail for it.
  }
}
