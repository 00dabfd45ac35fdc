/** Milliseconds by which Vietnam is ahead of UTC: seven hours, without summer time (IANA time zone database, Asia/Ho_Chi_Minh, since 1975). */
export const VIETNAM_OFFSET = 7 * 3_600_000;

/** `YYYY-MM-DD` of a moment that stands for a calendar date at any hour of UTC. */
export const dateInUtc = (at: Date): string => at.toISOString().slice(0, 10);

/** The calendar date in Vietnam of an instant, `YYYY-MM-DD`. The first ten signs of an instant are the date in UTC. */
export const dateInVietnam = (instant: Date | string): string =>
  dateInUtc(new Date(new Date(instant).getTime() + VIETNAM_OFFSET));

/** @param date `YYYY-MM-DD` */
export const dayStart = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - VIETNAM_OFFSET).toISOString();

/** `dd/MM/yyyy` of a calendar date, `YYYY-MM-DD`. */
export const dateText = (date: string): string => date.split('-').toReversed().join('/');

/** `dd/MM/yyyy` of the calendar date in Vietnam. */
export const dayText = (instant: Date | string): string => dateText(dateInVietnam(instant));

/** `HH:mm dd/MM/yyyy` in Vietnam of an instant. */
export function timeText(instant: Date | string): string {
  const at = new Date(new Date(instant).getTime() + VIETNAM_OFFSET).toISOString();
  return `${at.slice(11, 16)} ${dateText(at.slice(0, 10))}`;
}

export function dateAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return dateInUtc(at);
}

/** Full months between two dates; a part of the first that is not known counts as its beginning. */
export function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

/** Days between two calendar dates, `YYYY-MM-DD`; negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
