import type { Client } from '../records/clients';
import type { Menu } from '../records/menus';
import type { CalendarMonth } from '../person/body';
import { matchGoalKind } from '../targets/client';
import { isVegetarian } from './fitFoods';
import { menuPurpose, type ClientNeeds, type Purpose } from '../targets/menuPurpose';
import { stagesOfClient } from '../targets/menuStages';
import { buildPerson, type PersonClient } from '../targets/person';

type NeedsClient = PersonClient &
  Pick<Client, 'allergies' | 'dietaryRestrictions'> &
  Partial<Pick<Client, 'hospitalDiet'>>;

function buildNeeds(client: NeedsClient, today: CalendarMonth): ClientNeeds {
  const { age, conditions: recognised } = buildPerson(client, today).facts;
  const conditionIds = new Set<string>(recognised.keys());
  return {
    stages: stagesOfClient(client, age, conditionIds),
    conditions: conditionIds,
    goal: matchGoalKind(client.goals),
    vegetarian: isVegetarian(client),
    age,
    diet: client.hospitalDiet?.code,
  };
}

const RANK: Record<Purpose, number> = { own: 0, general: 1, special: 2, foreign: 3 };

export interface PlacedMenu<M> {
  menu: M;
  isForeign: boolean;
}

export function menusByPurpose<M extends Pick<Menu, 'name' | 'tags' | 'hospitalDiet'>>(
  menus: readonly M[],
  client: NeedsClient,
  today: CalendarMonth,
): PlacedMenu<M>[] {
  const needs = buildNeeds(client, today);
  return menus
    .map((menu) => ({ menu, ...menuPurpose(menu, needs) }))
    .sort((a, b) => RANK[a.purpose] - RANK[b.purpose] || b.weight - a.weight)
    .map(({ menu, purpose }) => ({ menu, isForeign: purpose === 'foreign' }));
}
