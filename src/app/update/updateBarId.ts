/** Outside of every dialog, so it must be kept reachable while one is open. */
export const UPDATE_BAR_ID = 'update-bar';

export const reachableBesideDialogs = [() => document.getElementById(UPDATE_BAR_ID)];
