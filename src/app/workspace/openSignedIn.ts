import { createProfileStore } from '../../gateway/profileStore';
import { isLockedAt, readLock } from '../../platform/appLock';
import { isSharedDevice } from '../../platform/sharedDevice';
import { openAhead } from './openWorkspace';

export function openSignedIn(): void {
  const account = createProfileStore(localStorage).read();
  if (account?.role !== 'expert' || account.status !== 'approved') return;
  const lock = readLock(localStorage, account.accountId);
  if (!isLockedAt(lock, isSharedDevice(), Date.now())) openAhead(account);
}
