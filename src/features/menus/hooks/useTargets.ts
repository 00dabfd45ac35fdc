import { useMemo } from 'react';
import type { Client } from '../../../domain/collections/clients';
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
  /** Not known yet whether there are targets. */
  pending: boolean;
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
    const none = { reference, sources: {}, missing: [] };
    if (!client) return { ...none, targets: reference, pending: false };
    // Until the visits are read nothing is shown: an estimate that turns into a prescription misleads.
    if (!found) return { ...none, targets: undefined, pending: true };
    const { targets } = found;
    return { ...found, targets, reference: withDailyReference(targets), pending: false };
  }, [client, found]);
}
