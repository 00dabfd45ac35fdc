import { useMemo } from 'react';
import type { Client } from '../../../domain/client';
import { clientRows, consultationHistory } from '../../../domain/clientList';
import type { NutrientMap } from '../../../domain/nutrients';
import { withDailyReference } from '../../../domain/targets/compare';
import { dayTargets } from '../../../domain/targets/dayTargets';
import type { DayTargets } from '../../../domain/targets/dayTargets';
import { useData, useLive } from '../../../data/react';
import { localDate } from '../../../platform/clock';
import { nutritionClient } from '../../../workers/nutritionClient';
import { useAnswer } from './useAnswer';

export interface MenuTargets extends Omit<DayTargets, 'targets'> {
  targets: NutrientMap | undefined;
  /** Targets or reference values for every nutrient that has one. */
  reference: NutrientMap;
}

/**
 * What the day is compared with: what was prescribed to the client, the wizard's estimate for the
 * rest (decision 5), and the daily reference values for a master.
 */
export function useTargets(client: Client | undefined): MenuTargets {
  const data = useData();
  const all = useLive(() => data.consultations.watchAll(), [data]);
  const question = useMemo(() => {
    if (!client || !all) return undefined;
    const visits = consultationHistory(all, client.id).map((entry) => entry.consultation);
    const weighed = { ...client, weight: clientRows([client], visits)[0]?.weight };
    const year = Number(localDate().slice(0, 4));
    return {
      inWorker: () => nutritionClient().dayTargets(weighed, visits, year),
      here: () => dayTargets(weighed, visits, year),
    };
  }, [client, all]);
  const found = useAnswer(question);
  return useMemo(() => {
    const reference = withDailyReference();
    if (!client) return { targets: reference, reference, sources: {}, missing: [] };
    // Until the visits are read nothing is shown: an estimate that turns into a prescription misleads.
    if (!found) return { targets: undefined, reference, sources: {}, missing: [] };
    return { ...found, targets: found.targets, reference: withDailyReference(found.targets) };
  }, [client, found]);
}
