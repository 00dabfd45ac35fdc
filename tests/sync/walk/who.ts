/** 0: tablet, 1: phone. */
export type Who = 0 | 1;

export const getName = (who: Who): string => (who === 0 ? 'tablet' : 'phone');
export const getOther = (who: Who): Who => (who === 0 ? 1 : 0);
