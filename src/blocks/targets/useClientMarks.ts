import { useMemo } from 'react';
import type { Client } from '../../domain/collections/clients';
import { foodMarks, mindsPotassium } from '../../domain/verdict/marks';
import { localDate } from '../../platform/clock';
import type { MarkLine } from '../lines/marksContext';
import type { MenuTargets } from './useTargets';

type Limits = MenuTargets['rules']['limits'];

function markerOf(client: Client | undefined, limits: Limits): MarkLine {
  if (!client) return () => [];
  const eater = { client, limits, mindsPotassium: mindsPotassium(client, localDate()) };
  return (line, nutrients) => foodMarks(line, nutrients, eater);
}

/** Marks of lines for a client: way of eating, alcohol, purine, potassium, sugar. Nothing for nobody. */
export function useClientMarks(
  client: Client | undefined,
  { rules: { limits } }: Pick<MenuTargets, 'rules'>,
): MarkLine {
  return useMemo(() => markerOf(client, limits), [client, limits]);
}
