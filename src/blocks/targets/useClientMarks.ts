import { useMemo } from 'react';
import type { Client } from '../../domain/collections/clients';
import { eaterOn, foodMarks } from '../../domain/verdict/marks';
import { localDate } from '../../platform/clock';
import type { MarkLine } from '../lines/marksContext';
import type { MenuTargets } from './useTargets';

type Limits = MenuTargets['rules']['limits'];

/** Marks of lines for a client on a day, `YYYY-MM-DD`; nothing for nobody. */
export function markerOf(client: Client | undefined, limits: Limits, day: string): MarkLine {
  if (!client) return () => [];
  const eater = eaterOn(client, limits, day);
  return (line, nutrients) => foodMarks(line, nutrients, eater);
}

/**
 * Marks of lines for a client: way of eating, customs, medicines, alcohol, purine, potassium, vitamin K, sugar.
 * @param day on which it is eaten (default: today)
 */
export function useClientMarks(
  client: Client | undefined,
  { rules: { limits } }: Pick<MenuTargets, 'rules'>,
  day?: string,
): MarkLine {
  return useMemo(() => markerOf(client, limits, day ?? localDate()), [client, limits, day]);
}
