import type { LocalData } from '../../data/types';
import { clientRows, consultationHistory } from '../../domain/person/clientList';
import type { Client } from '../../domain/records/clients';
import type { Meals } from '../../domain/food/storedLines';
import { checkedDiet } from '../../domain/records/hospitalDietForms';
import type { MadeMenu } from '../../domain/verdict/harm/madeForOthers';
import { toCalendarMonth } from '../../domain/person/body';
import { harmText } from '../../i18n/harm';
import { localDate } from '../../platform/clock';

/**
 * If it cannot be found out, that is reported too: a menu must not go out unasked.
 * @param made the menus, and the plan, that say for whom they were made; a plan's own code first
 */
export async function harmsFor(
  data: Pick<LocalData, 'consultations'>,
  client: Client,
  days: readonly Meals[],
  made: readonly MadeMenu[],
): Promise<string[]> {
  try {
    const [
      { dayTargets },
      { boundHarms, illnessHarms },
      { foodHarms },
      { madeForOthers },
      { listIllnesses },
      { dietOfCode },
      all,
    ] = await Promise.all([
      import('../../domain/targets/dayTargets'),
      import('../../domain/verdict/harm/harms'),
      import('../../domain/verdict/harm/foodHarms'),
      import('../../domain/verdict/harm/madeForOthers'),
      import('../../domain/targets/hospitalDiets/illness'),
      import('../../domain/targets/hospitalDiets/diets'),
      data.consultations.all(),
    ]);
    const visits = consultationHistory(all, client.id).map(({ consultation }) => consultation);
    const { weight } = clientRows([client], visits)[0] ?? {};
    const { weight: _stored, ...rest } = client;
    const weighed = weight === undefined ? rest : { ...rest, weight };
    const day = dayTargets(weighed, visits, toCalendarMonth(localDate()));
    const own = made.find(({ hospitalDiet }) => hospitalDiet)?.hospitalDiet;
    return boundHarms([
      ...madeForOthers(made, weighed, visits, localDate()),
      ...foodHarms(listIllnesses(client, localDate()), days),
      ...illnessHarms(days, day, dietOfCode(checkedDiet(client, own)?.code)),
    ]);
  } catch {
    return [harmText.notChecked];
  }
}
