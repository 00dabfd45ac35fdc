import type { Consultation } from '../records/consultations';
import { dayTargets, type DayClient } from '../targets/dayTargets';
import { computeFit, type Fit, type FitClient, type FitMenu } from './fit';
import { listIllnesses } from '../targets/hospitalDiets/illness';
import { toIsoDate, type CalendarMonth } from '../person/body';
import { buildPerson, type PersonClient } from '../targets/person';

export function fitFor(
  client: FitClient & PersonClient,
  weighed: DayClient,
  newestFirst: readonly Consultation[],
  today: CalendarMonth,
): (menu: FitMenu) => Fit {
  const body = { ...client, weight: weighed.weight, height: weighed.height };
  const { facts } = buildPerson(body, today, newestFirst);
  const day = dayTargets(weighed, newestFirst, today);
  const about = {
    age: facts.age,
    conditions: new Set<string>(facts.conditions.keys()),
    illness: listIllnesses(client, toIsoDate(today)),
  };
  return (menu) => computeFit(menu, body, day, about);
}
