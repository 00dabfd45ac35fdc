import type { AccountProfile } from '../../domain/accounts/account';
import { requestRemoval } from '../../data/removal';
import { session } from '../../gateway/browserSession';
import { isSharedDevice } from '../../platform/sharedDevice';

/**
 * Signs out of this device.
 * @param account whose data go with them where the device is shared
 * @param isSent whether the server has all of it: what it has not is never removed
 */
export function leaveDevice(account: AccountProfile, isSent: boolean): void {
  if (isSent && isSharedDevice()) requestRemoval(account, localStorage);
  void session.logout();
}
