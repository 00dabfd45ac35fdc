/** The bar stands outside of every dialog; an open form must not make it unreachable. */
export const UPDATE_BAR_ID = 'update-bar';

/** For dialogs: what stays in reach while one is open. */
export const reachableBesideDialogs = [() => document.getElementById(UPDATE_BAR_ID)];
