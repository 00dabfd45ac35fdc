const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });
const SHOWN_TIME = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The day in Vietnam, `YYYY-MM-DD`. */
export const today = (): string => DAY.format(new Date());

/** `2027-03-15` as `15/03/2027`. */
export const shownDay = (date: string): string => date.split('-').toReversed().join('/');

/** An instant (UTC, ISO 8601) as `08:40 27/11/2026`, in Vietnam. */
export const shownTime = (instant: string): string => SHOWN_TIME.format(new Date(instant));
