import type { Screening } from '../../records/kinds/screening';
import type { ScreeningOutcome } from '../../records/shared/health';

const newestFirst = (a: Screening, b: Screening): number =>
  b.screenedDate.localeCompare(a.screenedDate) || b.createdAt.localeCompare(a.createdAt);

/** The result of the newest screening; one without a result says nothing. */
export function lastScreening(screenings: readonly Screening[]): ScreeningOutcome | undefined {
  for (const { tool, screenedDate: date, result, score } of [...screenings].sort(newestFirst))
    if (result !== 'unclear')
      return { tool, date, result, ...(score === undefined ? {} : { score }) };
  return undefined;
}
