import type { TargetSource } from '../clinical/limitTypes';

export function isPrescribed(source: TargetSource | undefined): boolean {
  return source?.from === 'visit' || source?.from === 'client' || source?.from === 'perKg';
}
