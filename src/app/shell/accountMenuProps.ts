import type { AccountProfile } from '../../domain/accounts/account';
import type { NavigationEntry } from '../../routing/feature';
import type { PlaceCounts } from './placeCount';

export interface AccountMenuProps {
  account: AccountProfile;
  badge: string;
  more?: readonly NavigationEntry[];
  counts?: PlaceCounts;
  ownPath: string;
  wide: boolean;
  onSignOut: () => void;
}
