import { lazyFrom, part } from '../part';

const account = part(() => import('../../features/account'));

/** What an account without an open workspace is told. */
export const StandingPage = lazyFrom(account, (pages) => pages.StandingPage);
