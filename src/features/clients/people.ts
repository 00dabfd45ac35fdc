import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import type { Client } from '../../domain/records/clients';
import { conditionTags } from '../../domain/clinical/healthFields';
import { goalKindOf } from '../../domain/targets/client';
import { localDate } from '../../platform/clock';

/** Two letters for a person: of the family name and the given name ("Trần Thị Mai" is TM). */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? ([...word.normalize('NFD')][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase('vi');
}

/** The conditions of a client today, those that follow from fields first. */
export const presentConditions = (client: Parameters<typeof conditionTags>[0]): string[] =>
  conditionTags(client, localDate());

/** Tags that a card shows of a client: 2 at most, allergies always among them. */
export interface CardTags {
  plain: string[];
  allergies: string[];
  /** The words that found no room. */
  more: string[];
}

/**
 * Chooses the tags of a card. All allergies stand together in one tag: a dietitian must not miss one
 * because it was the third. The rest fills up with conditions, then goals.
 */
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

/** The tags of a client's conditions and allergies, without goals. */
export const problemTags = (
  client: Parameters<typeof conditionTags>[0] & Pick<Client, 'allergies'>,
): CardTags => cardTags({ ...client, goals: [], medicalConditions: presentConditions(client) });

/**
 * Whether a change of weight goes where the client wants to go: towards the target weight, or as
 * the goals say while there is none.
 * @param change kg, present minus before
 */
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
  const goal = goalKindOf(client.goals);
  if (goal === 'weight_loss') return change < 0;
  return (goal === 'weight_gain' || goal === 'muscle_gain') && change > 0;
}
