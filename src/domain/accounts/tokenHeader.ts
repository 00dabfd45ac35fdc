/** Header with what opens one thing to whoever holds it, where no body can carry it: addresses stand in logs. */
export const TOKEN_HEADER = 'x-token';
