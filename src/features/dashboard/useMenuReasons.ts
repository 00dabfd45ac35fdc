import { useEffect, useState } from 'react';
import { useData, useLive } from '../../data/react';
import type { AttentionReason } from '../../domain/practice/dashboard/attention';
import { reportsClient } from '../../workers/reportsClient';
import type { Day } from './useDay';

export type MenuReasons = ReadonlyMap<string, readonly AttentionReason[]>;

export interface MenuReasonsState {
  reasons: MenuReasons;
  state: 'checking' | 'done' | 'failed';
  missing: number;
}

const NONE: MenuReasons = new Map();

export function useMenuReasons(day: Day): MenuReasonsState {
  const data = useData();
  const menus = useLive(() => data.menuList, [data]);
  const plans = useLive(() => data.plans.watchAll(), [data]);
  const [result, setResult] = useState<MenuReasonsState>({
    reasons: NONE,
    state: 'checking',
    missing: 0,
  });
  useEffect(() => {
    if (!menus || !plans) return undefined;
    let isOver = false;
    const look = async () => {
      const { buildQuestions } = await import('./menuQuestions');
      const { questions, missing } = await buildQuestions(data, day);
      const answers =
        questions.length > 0 ? await reportsClient().menuReasons(questions, day.today) : [];
      if (!isOver) setResult({ reasons: new Map(answers), state: 'done', missing });
    };
    look().catch(() => {
      if (!isOver) setResult((now) => ({ ...now, state: 'failed' }));
    });
    return () => {
      isOver = true;
    };
  }, [data, day, menus, plans]);
  return result;
}
