import type { Meals } from '../collections/shared/lines';
import { amountsOf } from '../verdict/amounts';
import { judgeDay } from '../verdict/judge';
import { lineText } from '../verdict/say';
import { standardOf } from '../verdict/standard';
import type { StandardInputs } from '../verdict/standard';

/** Most that is named before a menu goes out, and most letters of one: as an assignment keeps it. */
const [MOST_NAMED, LONGEST] = [20, 600];

/**
 * What of a menu is over a limit of the client's illness, or over one that the expert set for it, as the verdict says it;
 * each of several days once. A changed menu says other figures, and is asked about anew.
 */
export function illnessHarms(days: readonly Meals[], day: StandardInputs['day']): string[] {
  const standard = standardOf({ day });
  const texts = days.flatMap((meals) =>
    judgeDay(amountsOf(meals), standard)
      .filter(
        ({ status, limit: { severity } }) =>
          status === 'over' && (severity === 'illness' || severity === 'expert'),
      )
      .map((line) => lineText(line).slice(0, LONGEST)),
  );
  return [...new Set(texts)].slice(0, MOST_NAMED);
}
