import { checkedDiet } from '../../domain/records/hospitalDietForms';
import { laterPart } from '../../ui/laterPart';
import { useDaysOf } from './hooks/useDaysOf';
import type { Eaten } from './hooks/useEaten';
import type { OpenPlan } from './hooks/usePlan';

// Beside the verdict, and not before it.
const NoMoonDay = laterPart(async () => (await import('../../blocks/customs/NoMoonDay')).NoMoonDay);
const PersonNotes = laterPart(
  async () => (await import('../../blocks/verdict/PersonNotes')).PersonNotes,
);
const WeekVerdictCard = laterPart(
  async () => (await import('../../blocks/verdict/WeekVerdictCard')).WeekVerdictCard,
);

/** The verdict on all days; nothing for a plan of nobody in particular, or while the targets are not read. */
export function PlanVerdict({ open, eaten }: { open: OpenPlan; eaten: Eaten }) {
  const days = useDaysOf(eaten);
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

/** Demands of the medicines and illnesses of the plan's client on every day. */
export function PlanNotes({ eaten: { client, targets } }: { eaten: Eaten }) {
  return client && !targets.pending ? <PersonNotes day={targets} /> : null;
}
