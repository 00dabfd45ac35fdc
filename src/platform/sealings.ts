import { createOwnerList, type DataOwner } from './ownerList';
import type { TextStorage } from './textStorage';

export const sealings = createOwnerList('bualanh.sealings');

export function requestSealing(owner: DataOwner, storage: TextStorage): void {
  try {
    sealings.add(owner, storage);
  } catch {
    // Without room nothing can be sealed either; signing out itself must not fail for it.
  }
}
