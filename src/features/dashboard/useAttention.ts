import { useMemo } from 'react';
import { attentionOf, type Attention } from '../../domain/practice/dashboard/attention';
import type { Day } from './useDay';
import type { MenuReasonsState } from './useMenuReasons';

export const useAttention = (day: Day, { reasons }: MenuReasonsState): Attention[] =>
  useMemo(() => attentionOf(day.clients, day.byClient, reasons, day.today), [day, reasons]);
