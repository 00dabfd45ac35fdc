import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import type { Client } from '../../domain/records/clients';
import { conditionTags } from '../../domain/clinical/healthFields';
import { matchGoalKind } from '../../domain/targets/client';
import { localDate } from '../../platform/clock';

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? ([...word.normalize('NFD')][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase('vi');
}

export const presentConditions = (client: Parameters<typeof conditionTags>[0]): string[] =>
  conditionTags(client, localDate());

export interface CardTags {
  plain: string[];
  allergies: string[];
  more: string[];
}

/** All allergies share one tag, so that none is missed because it was the third. */
export function cardTags(
  client: Pick<Client, 'goals' | 'medicalConditions' | 'allergies'>,
  most = 2,
): CardTags {
  const allergies = [...avoidedBy(client)];
  const words = [...client.medicalConditions, ...client.goals].filter(
    (word) => !allergies.includes(word),
  );
  const room = allergies.length > 0 ? most - 1 : most;
  return { plain: words.slice(0, room), allergies, more: words.slice(room) };
}

export const problemTags = (
  client: Parameters<typeof conditionTags>[0] & Pick<Client, 'allergies'>,
): CardTags => cardTags({ ...client, goals: [], medicalConditions: presentConditions(client) });

/** @param change kg, present minus before */
export function isWantedChange(
  client: Pick<Client, 'targetWeight' | 'goals'>,
  weight: number,
  change: number,
): boolean {
  if (change === 0) return false;
  if (client.targetWeight !== undefined) {
    const before = weight - change;
    return Math.abs(client.targetWeight - weight) < Math.abs(client.targetWeight - before);
  }
  const goal = matchGoalKind(client.goals);
  if (goal === 'weight_loss') return change < 0;
  return (goal === 'weight_gain' || goal === 'muscle_gain') && change > 0;
}
