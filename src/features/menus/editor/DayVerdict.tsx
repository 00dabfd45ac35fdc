import { useMeals } from '../../../blocks/meals/mealsContext';
import type { MenuTargets } from '../../../blocks/targets/useTargets';
import type { Client } from '../../../domain/records/clients';
import { checkedDiet, type ChosenDiet } from '../../../domain/records/hospitalDietForms';
import { laterPart } from '../../../ui/laterPart';

const DayVerdictCard = laterPart(
  async () => (await import('../../../blocks/verdict/DayVerdictCard')).DayVerdictCard,
);

const DayStatus = laterPart(
  async () => (await import('../../../blocks/verdict/DayStatus')).DayStatus,
);

interface DayVerdictProps {
  client: Client;
  targets: MenuTargets;
  diet: ChosenDiet | undefined;
}

export function DayVerdict({ client, targets, diet }: DayVerdictProps) {
  return (
    <DayVerdictCard {...{ client, targets }} meals={useMeals()} diet={checkedDiet(client, diet)} />
  );
}

export function ShortVerdict(
  props: Omit<DayVerdictProps, 'client'> & { client: Client | undefined; rows: number },
) {
  const { client, targets, diet, rows } = props;
  const meals = useMeals();
  return client && !targets.pending ? (
    <DayStatus {...{ meals, targets, rows }} diet={checkedDiet(client, diet)} />
  ) : null;
}
