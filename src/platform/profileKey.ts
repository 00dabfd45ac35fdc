export const PROFILE_KEY = 'bualanh.account';
