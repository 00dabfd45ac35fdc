import { useMemo } from 'react';
import type { Client, Consultation } from '../../../domain/client';
import { clientRows } from '../../../domain/clientList';
import type { NutrientMap } from '../../../domain/nutrients';
import { withDailyReference } from '../../../domain/targets/compare';
import { targetsForClient } from '../../../domain/targets/client';
import type { TargetField } from '../../../domain/targets/strategies';
import { useData, useLive } from '../../../data/react';
import { localDate } from '../../../platform/clock';

export interface MenuTargets {
  /** Absent while the client's data does not suffice. */
  targets: NutrientMap | undefined;
  reference: NutrientMap;
  /** What the client's record lacks; empty for a master. */
  missing: TargetField[];
}

/** Visits of one client; a new list only when the visits changed. */
function useVisits(clientId: string | undefined): Consultation[] | undefined {
  const data = useData();
  const all = useLive(() => data.consultations.watchAll(), [data]);
  return useMemo(() => all?.filter((visit) => visit.clientId === clientId), [all, clientId]);
}

/**
 * What the day is compared with: the client's needs by the wizard's strategy (decision 5), else
 * the daily reference values.
 */
export function useTargets(client: Client | undefined): MenuTargets {
  const visits = useVisits(client?.id);
  return useMemo(() => {
    const reference = withDailyReference();
    if (!client) return { targets: reference, reference, missing: [] };
    const weight = clientRows([client], visits ?? [])[0]?.weight;
    const year = Number(localDate().slice(0, 4));
    const found = targetsForClient({ ...client, weight }, 'wizard', year);
    if (!found.ok) return { targets: undefined, reference, missing: found.missing };
    return { targets: found.targets, reference: withDailyReference(found.targets), missing: [] };
  }, [client, visits]);
}
