import { useMemo } from 'react';
import type { Client } from '../../domain/collections/clients';
import { foodMarks } from '../../domain/verdict/marks';
import type { MarkLine } from '../lines/marksContext';
import type { MenuTargets } from './useTargets';

/** Marks of lines for a client: way of eating, alcohol, purine, sugar. Nothing for nobody. */
export function useClientMarks(
  client: Client | undefined,
  { rules: { limits } }: Pick<MenuTargets, 'rules'>,
): MarkLine {
  return useMemo(
    () => (line) => (client ? foodMarks(line, { client, limits }) : []),
    [client, limits],
  );
}
