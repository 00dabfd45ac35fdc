import type { TargetSource } from '../clinical/limitTypes';

/** Whether a person wrote an amount, rather than a formula or a table. */
export function isPrescribed(source: TargetSource | undefined): boolean {
  return source?.from === 'visit' || source?.from === 'client' || source?.from === 'perKg';
}
