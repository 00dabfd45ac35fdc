import { lazyFrom, part } from '../../routing/part';

const account = part(() => import('../../features/account/AccountStatePage'));

/** What an account without an open workspace is told. */
export const AccountStatePage = lazyFrom(account, (pages) => pages.AccountStatePage);
