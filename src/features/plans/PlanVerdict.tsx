import { checkedDiet } from '../../domain/records/hospitalDietForms';
import { laterPart } from '../../ui/laterPart';
import { useEatenDays } from './hooks/useDaysOf';
import type { Eaten } from './hooks/useEaten';
import type { OpenPlan } from './hooks/usePlan';

const NoMoonDay = laterPart(async () => (await import('../../blocks/customs/NoMoonDay')).NoMoonDay);
const PersonNotes = laterPart(
  async () => (await import('../../blocks/verdict/PersonNotes')).PersonNotes,
);
const WeekVerdictCard = laterPart(
  async () => (await import('../../blocks/verdict/WeekVerdictCard')).WeekVerdictCard,
);

export function PlanVerdict({ open, eaten }: { open: OpenPlan; eaten: Eaten }) {
  const days = useEatenDays(eaten);
  const { client, targets } = eaten;
  if (!client || targets.pending) return null;
  return (
    <>
      <WeekVerdictCard
        client={client}
        days={days}
        targets={targets}
        diet={checkedDiet(client, open.plan.hospitalDiet)}
      />
      <NoMoonDay client={client} startDate={open.plan.startDate} days={days.length} />
    </>
  );
}

export function PlanNotes({ eaten: { client, targets } }: { eaten: Eaten }) {
  return client && !targets.pending ? <PersonNotes day={targets} /> : null;
}
