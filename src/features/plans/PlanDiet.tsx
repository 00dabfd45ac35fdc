import { useMemo } from 'react';
import { DietChoice } from '../../blocks/hospitalDiets/DietChoice';
import { checkedDiet } from '../../domain/records/hospitalDietForms';
import { laterPart } from '../../ui/laterPart';
import { useEatenDays } from './hooks/useDaysOf';
import type { Eaten } from './hooks/useEaten';
import type { OpenPlan } from './hooks/usePlan';

const DietOfDays = laterPart(
  async () => (await import('../../blocks/hospitalDiets/DietOfDays')).DietOfDays,
);

export function PlanDiet({ open, eaten }: { open: OpenPlan; eaten: Eaten }) {
  const own = open.plan.hospitalDiet;
  const ofClient = eaten.client?.hospitalDiet;
  const chosen = checkedDiet(eaten.client, own);
  const { targets, sources, clinical, rules } = eaten.targets;
  const target = useMemo(
    () => ({ ...(targets ? { targets } : {}), sources, limits: clinical.limits, rules }),
    [targets, sources, clinical, rules],
  );
  const days = useEatenDays(eaten);
  return (
    <DietChoice
      own={own}
      ofClient={ofClient}
      onChange={(diet) => open.edit((value) => ({ ...value, hospitalDiet: diet }))}
    >
      {chosen ? <DietOfDays selectedDiet={chosen} target={target} days={days} /> : null}
    </DietChoice>
  );
}
