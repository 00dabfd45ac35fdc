import { DietChoice } from '../../blocks/hospitalDiets/DietChoice';
import { useTargets } from '../../blocks/targets/useTargets';
import { checkedDiet } from '../../domain/hospitalDiets/forms';
import { laterPart } from '../../ui/laterPart';
import type { Eaten } from './hooks/useEaten';
import type { OpenPlan } from './hooks/usePlan';

const DietOfDays = laterPart(
  async () => (await import('../../blocks/hospitalDiets/DietOfDays')).DietOfDays,
);

/** Each day of the plan against a hospital diet: the client's, else the plan's own. */
export function PlanDiet({ open, eaten }: { open: OpenPlan; eaten: Eaten }) {
  const own = open.plan.hospitalDiet;
  const ofClient = eaten.client?.hospitalDiet;
  const chosen = checkedDiet(eaten.client, own);
  const { targets, sources, clinical } = useTargets(eaten.client);
  const target = { ...(targets ? { targets } : {}), sources, limits: clinical.limits };
  return (
    <DietChoice
      own={own}
      ofClient={ofClient}
      onChange={(diet) => open.edit((value) => ({ ...value, hospitalDiet: diet }))}
    >
      {chosen ? (
        <DietOfDays
          chosen={chosen}
          target={target}
          days={eaten.meals.map((meals, index) => ({ name: eaten.days[index]?.name ?? '', meals }))}
        />
      ) : null}
    </DietChoice>
  );
}
