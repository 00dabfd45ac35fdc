import type { Client } from '../../domain/records/clients';
import { eaterOn, foodMarks } from '../../domain/verdict/marks';
import type { MarkLine } from '../lines/marksContext';
import type { MenuTargets } from './useTargets';

/** Day as `YYYY-MM-DD`; no marks without a client. */
export function markerOn(
  client: Client | undefined,
  limits: MenuTargets['rules']['limits'],
  day: string,
): MarkLine {
  if (!client) return () => [];
  const eater = eaterOn(client, limits, day);
  return (line, nutrients) => foodMarks(line, nutrients, eater);
}
