/** Where a client's link leads; the token follows as the fragment, which no browser sends. */
export const CLIENT_LINK_PATH = '/khach';

export const LINK_DAYS = { min: 1, usual: 90, max: 365 } as const;

/** Links of one client that may work at a time; a further one ends the oldest. */
export const MAX_LINKS = 5;
