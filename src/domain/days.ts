/** Vietnam is seven hours ahead of UTC, without summer time (IANA time zone database, Asia/Ho_Chi_Minh, since 1975). */
const VIETNAM_OFFSET = 7 * 3_600_000;

/** `YYYY-MM-DD` of a moment that stands for a calendar date at any hour of UTC. */
export const dateInUtc = (at: Date): string => at.toISOString().slice(0, 10);

/** The calendar date in Vietnam of an instant, `YYYY-MM-DD`. The first ten signs of an instant are the date in UTC. */
export const dateInVietnam = (instant: Date | string): string =>
  dateInUtc(new Date(new Date(instant).getTime() + VIETNAM_OFFSET));

/** `dd/MM/yyyy` of the calendar date in Vietnam. */
export const dayText = (instant: Date | string): string =>
  dateInVietnam(instant).split('-').toReversed().join('/');

/** The calendar date so many days after another; both `YYYY-MM-DD`. */
export function dateAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return dateInUtc(at);
}
