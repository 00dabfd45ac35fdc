import type { AccountProfile } from '../../domain/accounts/account';
import { requestRemoval } from '../../data/removal';
import { session } from '../../gateway/browserSession';
import { isSharedDevice } from '../../platform/sharedDevice';

/** @param isSent whether the server has everything; unsent data are never removed */
export function leaveDevice(account: AccountProfile, isSent: boolean): void {
  if (isSent && isSharedDevice()) requestRemoval(account, localStorage);
  void session.logout();
}
