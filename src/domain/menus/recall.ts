import type { Consultation } from '../records/consultations';
import type { Meals } from '../food/storedLines';

export interface Recall {
  date: string;
  meals: Meals;
}

export function latestRecall(newestFirst: readonly Consultation[]): Recall | undefined {
  for (const { visitDate, recall } of newestFirst)
    if (recall) return { date: visitDate, meals: recall };
  return undefined;
}
