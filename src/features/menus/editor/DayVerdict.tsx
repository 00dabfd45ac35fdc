import { useMeals } from '../../../blocks/meals/mealsContext';
import type { MenuTargets } from '../../../blocks/targets/useTargets';
import type { Client } from '../../../domain/collections/clients';
import { checkedDiet } from '../../../domain/hospitalDiets/forms';
import type { ChosenDiet } from '../../../domain/hospitalDiets/forms';
import { laterPart } from '../../../ui/laterPart';

const DayVerdictCard = laterPart(
  async () => (await import('../../../blocks/verdict/DayVerdictCard')).DayVerdictCard,
);

interface DayVerdictProps {
  client: Client;
  targets: MenuTargets;
  /** The menu's own hospital diet. */
  diet: ChosenDiet | undefined;
}

/** The verdict on the open day, following each keystroke. */
export function DayVerdict({ client, targets, diet }: DayVerdictProps) {
  return <DayVerdictCard meals={useMeals()} targets={targets} diet={checkedDiet(client, diet)} />;
}
