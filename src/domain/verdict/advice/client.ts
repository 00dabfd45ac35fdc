import { clientRows, consultationHistory } from '../../person/clientList';
import type { Client } from '../../records/clients';
import type { Consultation } from '../../records/consultations';
import { dietOfCode } from '../../targets/hospitalDiets/diets';
import type { ChosenDiet } from '../../records/hospitalDietForms';
import { toCalendarMonth } from '../../person/body';
import { dayTargets, type DayTargets } from '../../targets/dayTargets';
import { buildStandard } from '../standard';
import type { Standard } from '../types';
import { allAdvice, type DecidedAdvice } from './advice';

export interface ClientGuidance {
  day: DayTargets;
  standard: Standard;
  advice: DecidedAdvice[];
}

/**
 * The same as in the editor.
 * @param all visits of any clients
 * @param today `YYYY-MM-DD` in Vietnam
 * @param diet the hospital diet that counts
 */
export function clientGuidance(
  client: Client,
  all: readonly Consultation[],
  today: string,
  diet?: ChosenDiet,
): ClientGuidance {
  const visits = consultationHistory(all, client.id).map(({ consultation }) => consultation);
  const weight = clientRows([client], visits)[0]?.weight;
  const weighed = weight === undefined ? client : { ...client, weight };
  const day = dayTargets(weighed, visits, toCalendarMonth(today));
  const standard = buildStandard({ day, diet: dietOfCode(diet?.code) });
  return { day, standard, advice: allAdvice({ client, visits, today, day, standard }) };
}
