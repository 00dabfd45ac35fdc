/** Carries a capability token where no body can: addresses end up in logs. */
export const TOKEN_HEADER = 'x-token';
