import { lazyFrom, part } from '../../routing/part';

const account = part(() => import('../../features/account/StandingPage'));

/** What an account without an open workspace is told. */
export const StandingPage = lazyFrom(account, (pages) => pages.StandingPage);
