import { useMemo } from 'react';
import type { Client } from '../../domain/records/clients';
import { clientRows, consultationHistory } from '../../domain/person/clientList';
import type { NutrientMap } from '../../domain/food/nutrients';
import { checkedDiet, type ChosenDiet } from '../../domain/records/hospitalDietForms';
import { DEFAULT_TARGETS } from '../../domain/verdict/defaultTargets';
import type { AskedTargets, DayTargets } from '../../domain/targets/dayTargets';
import { useData, useLive } from '../../data/react';
import { localDate } from '../../platform/clock';
import { nutritionClient } from '../../workers/nutritionClient';
import { useAnswer } from './useAnswer';
import { toCalendarMonth } from '../../domain/person/body';
import { withDailyReference } from '../../domain/targets/dailyReference';

export interface MenuTargets extends Omit<DayTargets, 'targets'> {
  targets: NutrientMap | undefined;
  pending: boolean;
}

/**
 * The client's prescription first, the wizard's estimate for the rest (product decision 5), reference values for a master.
 * Bounds that the expert let give way are marked.
 * @param choices what the screen has of its own; keeps its identity while it says the same
 * @param own the hospital diet of what is on the screen
 */
export function useTargets(
  client: Client | undefined,
  choices?: AskedTargets,
  own?: ChosenDiet,
): MenuTargets {
  const code = checkedDiet(client, own)?.code;
  const data = useData();
  const all = useLive(() => data.consultations.watchAll(), [data]);
  const question = useMemo(() => {
    if (!client || !all) return undefined;
    const visits = consultationHistory(all, client.id).map((entry) => entry.consultation);
    const weighed = { ...client, weight: clientRows([client], visits)[0]?.weight };
    const today = toCalendarMonth(localDate());
    return {
      inWorker: () => nutritionClient().dayTargets(weighed, visits, today, choices, code),
      here: async () => {
        const [{ dayTargets }, { withYieldedBounds }] = await Promise.all([
          import('../../domain/targets/dayTargets'),
          import('../../domain/verdict/yieldedBounds'),
        ]);
        return withYieldedBounds(dayTargets(weighed, visits, today, choices), code);
      },
    };
  }, [client, all, choices, code]);
  const answer = useAnswer(question);
  return useMemo(() => {
    if (!client) return { ...DEFAULT_TARGETS, targets: withDailyReference(), pending: false };
    // Show nothing until the visits are read: an estimate that turns into a prescription misleads.
    if (!answer) return { ...DEFAULT_TARGETS, targets: undefined, pending: true };
    return { ...answer, targets: answer.targets, pending: false };
  }, [client, answer]);
}
