import { useEffect } from 'react';
import { AttentionCard } from './AttentionCard';
import { useAttention } from './useAttention';
import type { Day } from './useDay';
import type { MenuReasonsState } from './useMenuReasons';

/** Brings the clinical rules along, which the day itself does not need. */
export function AttentionPart({
  day,
  menus,
  onCount,
}: {
  day: Day;
  menus: MenuReasonsState;
  onCount: (clients: number) => void;
}) {
  const all = useAttention(day, menus);
  useEffect(() => onCount(all.length), [onCount, all.length]);
  return <AttentionCard all={all} menus={menus} />;
}
