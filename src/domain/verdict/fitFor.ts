import type { Consultation } from '../records/consultations';
import { dayTargets, type DayClient } from '../targets/dayTargets';
import { fitOf, type Fit, type FitClient, type FitMenu } from './fit';
import { illnessOf } from '../targets/hospitalDiets/illness';
import { dateOf, type CalendarMonth } from '../person/body';
import { personOf, type PersonClient } from '../targets/person';

export function fitFor(
  client: FitClient & PersonClient,
  weighed: DayClient,
  newestFirst: readonly Consultation[],
  today: CalendarMonth,
): (menu: FitMenu) => Fit {
  const body = { ...client, weight: weighed.weight, height: weighed.height };
  const { facts } = personOf(body, today, newestFirst);
  const day = dayTargets(weighed, newestFirst, today);
  const about = {
    age: facts.age,
    found: new Set<string>(facts.found.keys()),
    illness: illnessOf(client, dateOf(today)),
  };
  return (menu) => fitOf(menu, body, day, about);
}
