import { clientRows, consultationHistory } from '../person/clientList';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { dietOfCode } from '../targets/hospitalDiets/diets';
import { toCalendarMonth } from '../person/body';
import { dayTargets } from '../targets/dayTargets';
import { buildStandard } from './standard';
import type { Standard } from './types';

export function clientStandard(
  client: Client,
  all: readonly Consultation[],
  today: string,
  code?: string,
): Standard {
  const visits = consultationHistory([...all], client.id).map(({ consultation }) => consultation);
  const weight = clientRows([client], visits)[0]?.weight;
  const weighed = weight === undefined ? client : { ...client, weight };
  return buildStandard({
    day: dayTargets(weighed, visits, toCalendarMonth(today)),
    diet: dietOfCode(code),
  });
}
