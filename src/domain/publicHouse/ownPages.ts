/** Addresses that every part of the app knows: kept apart, for each entry would carry what stands beside them. */

/** First page of the public house. */
export const HOME_PATH = '/';
/** Page of who is signed in, whatever they are. */
export const PROFILE_PATH = '/profile';
/** Under this key of the tab, public pages ask the signed-in part of the app to sign out. */
export const SIGN_OUT_REQUEST = 'bualanh.sign-out';
