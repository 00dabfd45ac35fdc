/** Under this key `localStorage` holds the profile of whoever signed in last. */
export const PROFILE_KEY = 'bualanh.account';
