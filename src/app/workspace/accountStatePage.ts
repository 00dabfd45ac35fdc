import { lazyFrom, part } from '../../routing/part';

const account = part(() => import('../../features/account/AccountStatePage'));

/** Page for an account without an open workspace. */
export const AccountStatePage = lazyFrom(account, (pages) => pages.AccountStatePage);
