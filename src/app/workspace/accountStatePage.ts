import { lazyFrom, part } from '../../routing/part';

const account = part(() => import('../../features/account/AccountStatePage'));

export const AccountStatePage = lazyFrom(account, (pages) => pages.AccountStatePage);
