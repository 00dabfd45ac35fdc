import { useMemo } from 'react';
import { listAttention, type Attention } from '../../domain/practice/dashboard/attention';
import type { Day } from './useDay';
import type { MenuReasonsState } from './useMenuReasons';

export const useAttention = (day: Day, { reasons }: MenuReasonsState): Attention[] =>
  useMemo(() => listAttention(day.clients, day.byClient, reasons, day.today), [day, reasons]);
