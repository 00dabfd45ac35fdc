import type { AccountProfile } from '../../domain/accounts/account';
import type { NavigationEntry } from '../../routing/feature';
import type { PlaceCounts } from './placeCount';

export interface AccountMenuProps {
  account: AccountProfile;
  /** Badge of the account: its tier, or its rights in the administration. */
  badge: string;
  /** Places that a phone has no room for in its bar: they stand in this menu there. */
  more?: readonly NavigationEntry[];
  /** How much waits at those. */
  counts?: PlaceCounts;
  /** Address of the account's own page. */
  ownPath: string;
  /** Whether there is room for more than an icon. */
  wide: boolean;
  onSignOut: () => void;
}
