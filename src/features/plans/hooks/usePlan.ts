import { useCallback, useEffect, useRef, useState } from 'react';
import { useData, useLiveOne } from '../../../data/react';
import type { Plan } from '../../../domain/records/plans';
import { plansText } from '../../../i18n/plans';
import { toaster } from '../../../ui/toaster';
import { useUndo, type Change, type Undoable } from '../../../ui/useUndo';
import { changedFields, toPlanValue, type PlanValue } from '../model/planValue';

export type OpenPlan = Undoable<PlanValue> & { plan: Plan };

/** The stored plan with what was changed here, which is shown before the device has stored it. */
function useShown(id: string) {
  const data = useData();
  const stored = useLiveOne(data.plans, id);
  const newest = useRef<Plan>(undefined);
  const [plan, setPlan] = useState<Plan>();
  /** Writes that are under way: what is stored meanwhile is older than what is shown. */
  const writing = useRef(0);
  const show = useCallback((next: Plan) => {
    newest.current = next;
    setPlan(next);
  }, []);
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
    // oxlint-disable-next-line react/no-did-update-set-state -- the store is outside of React
    if (stored && writing.current === 0) show(stored);
  }, [stored, show]);
  const write = useCallback(
    (change: Change<PlanValue>) => {
      const before = newest.current;
      if (!before) return;
      const [was, value] = [toPlanValue(before), change(toPlanValue(before))];
      const fields = changedFields(was, value);
      if (Object.keys(fields).length === 0) return;
      show({ ...before, ...fields });
      writing.current += 1;
      const store = async () => {
        try {
          const saved = await data.plans.update(before.id, (now) => ({ ...now, ...fields }));
          writing.current -= 1;
          if (writing.current === 0) show(saved);
        } catch {
          writing.current -= 1;
          if (latest.current) show(latest.current);
          toaster.create({ type: 'error', title: plansText.failed });
        }
      };
      void store();
    },
    [data, show],
  );
  return { stored, plan: plan?.id === id ? plan : undefined, write };
}

/** @returns `null` when this device does not hold the plan */
export function usePlan(id: string): OpenPlan | null | undefined {
  const { stored, plan, write } = useShown(id);
  const editing = useUndo<PlanValue>(write);
  if (stored === null) return null;
  return plan && { ...editing, plan };
}
