import type { Client } from '../records/clients';
import type { Menu } from '../records/menus';
import type { CalendarMonth } from '../person/body';
import { goalKindOf } from '../targets/client';
import { isVegetarian } from './fitFoods';
import { menuPurpose, type ClientNeeds, type Purpose } from '../targets/menuPurpose';
import { stagesOfClient } from '../targets/menuStages';
import { personOf, type PersonClient } from '../targets/person';

type NeedsClient = PersonClient &
  Pick<Client, 'allergies' | 'dietaryRestrictions'> &
  Partial<Pick<Client, 'hospitalDiet'>>;

/** Facts of a client that decide for whom a menu would have to be made. */
function needsOf(client: NeedsClient, today: CalendarMonth): ClientNeeds {
  const { age, found: recognised } = personOf(client, today).facts;
  const found = new Set<string>(recognised.keys());
  return {
    stages: stagesOfClient(client, age, found),
    found,
    goal: goalKindOf(client.goals),
    vegetarian: isVegetarian(client),
    age,
    diet: client.hospitalDiet?.code,
  };
}

const RANK: Record<Purpose, number> = { own: 0, general: 1, special: 2, foreign: 3 };

/** A menu, and whether it is made for a condition or stage of life that the client does not have. */
export interface PlacedMenu<M> {
  menu: M;
  isForeign: boolean;
}

/**
 * Menus by whom they are made for, as their names and tags say: for this client first, for other conditions and ages
 * last. Equals keep their order; figures and foods are not looked at.
 */
export function menusByPurpose<M extends Pick<Menu, 'name' | 'tags' | 'hospitalDiet'>>(
  menus: readonly M[],
  client: NeedsClient,
  today: CalendarMonth,
): PlacedMenu<M>[] {
  const needs = needsOf(client, today);
  return menus
    .map((menu) => ({ menu, ...menuPurpose(menu, needs) }))
    .sort((a, b) => RANK[a.purpose] - RANK[b.purpose] || b.weight - a.weight)
    .map(({ menu, purpose }) => ({ menu, isForeign: purpose === 'foreign' }));
}
