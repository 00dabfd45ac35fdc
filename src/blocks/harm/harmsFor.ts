import type { LocalData } from '../../data/types';
import { clientRows, consultationHistory } from '../../domain/person/clientList';
import type { Client } from '../../domain/records/clients';
import type { Meals } from '../../domain/food/storedLines';
import { toCalendarMonth } from '../../domain/person/body';
import { harmText } from '../../i18n/harm';
import { localDate } from '../../platform/clock';

/** If it cannot be found out, that is reported too: a menu must not go out unasked. */
export async function harmsFor(
  data: Pick<LocalData, 'consultations'>,
  client: Client,
  days: readonly Meals[],
): Promise<string[]> {
  try {
    const [
      { dayTargets },
      { boundHarms, illnessHarms },
      { foodHarms },
      { listIllnesses },
      { dietOfCode },
      all,
    ] = await Promise.all([
      import('../../domain/targets/dayTargets'),
      import('../../domain/verdict/harm/harms'),
      import('../../domain/verdict/harm/foodHarms'),
      import('../../domain/targets/hospitalDiets/illness'),
      import('../../domain/targets/hospitalDiets/diets'),
      data.consultations.all(),
    ]);
    const visits = consultationHistory(all, client.id).map(({ consultation }) => consultation);
    const { weight } = clientRows([client], visits)[0] ?? {};
    const { weight: _stored, ...rest } = client;
    const weighed = weight === undefined ? rest : { ...rest, weight };
    const day = dayTargets(weighed, visits, toCalendarMonth(localDate()));
    return boundHarms([
      ...foodHarms(listIllnesses(client, localDate()), days),
      ...illnessHarms(days, day, dietOfCode(client.hospitalDiet?.code)),
    ]);
  } catch {
    return [harmText.notChecked];
  }
}
