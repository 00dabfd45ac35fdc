/** Kept apart, since each entry would carry what stands beside them. */

export const HOME_PATH = '/';
export const PROFILE_PATH = '/profile';
/** Key of the tab's storage by which public pages ask the signed-in app to sign out. */
export const SIGN_OUT_REQUEST = 'bualanh.sign-out';
