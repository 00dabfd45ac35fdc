import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import type { Client } from '../../../src/domain/records/clients';
import type { Menu } from '../../../src/domain/records/menus';
import type { Fit } from '../../../src/domain/verdict/fit';
import { fitFor } from '../../../src/domain/verdict/fitFor';
import { compareFits } from '../../../src/domain/verdict/fitOrder';
import { starterDishes } from './dishes';
import table from './masterOrder.json';
import { starterMenus } from './menus';
import { starterProducts } from './products';
import { starterRecipes } from './recipes';
import { starterFoods } from './starter';

const edibles = new Map(
  [...starterFoods(), ...starterProducts()].map((entry) => [entry.id, entry]),
);
const recipes = new Map([
  ...starterRecipes(edibles).map(({ recipe }) => [recipe.id, recipe] as const),
  ...starterDishes(edibles).map(({ dish }) => [dish.id, dish] as const),
]);
const library = starterMenus({ edibles, recipes }).map(({ menu }) => menu);

interface Offered {
  master: Menu;
  fit: Fit;
}

const getKey = ({ master }: Offered): string => master.id.replace(/^menu-/, '');
const madeFor = new Map<string, readonly string[]>(Object.entries(table.madeFor));

function offeredTo(change: Partial<Client>): Offered[] {
  const client = clientWith(change);
  const fit = fitFor(client, client, [], { year: 2026, month: 11 });
  return library
    .map((master) => ({ master, fit: fit(master) }))
    .sort((a, b) => compareFits(a.fit, b.fit));
}

const foreignTo = (ill: readonly string[], rated: Offered) =>
  (madeFor.get(getKey(rated)) ?? []).filter((condition) => !ill.includes(condition));

const GENERAL = new Set<string>(table.general);
const BORN = [2017, 1996, 1950];
const TAGS = [...new Set(table.people.flatMap(({ client }) => client.medicalConditions))];

const isOffered = ({ fit }: Offered) =>
  !fit.reasons.some(({ level, kind }) => level === 'red' && kind !== 'energy');

describe('E10 the order of the shipped masters', () => {
  it.each(table.people)('E10 $name: the first three', ({ client, lead, top }) => {
    const first = offeredTo(client as Partial<Client>)
      .slice(0, 3)
      .map(getKey);
    expect(lead).toContain(first[0]);
    for (const key of first) expect(top, first.join(', ')).toContain(key);
  });

  it.each(table.people)('E10 $name: no foreign condition first', ({ client, ill }) => {
    const rated = offeredTo(client as Partial<Client>);
    for (const [rank, one] of rated.entries()) {
      if (foreignTo(ill, one).length === 0) continue;
      const kinds = one.fit.reasons.map(({ kind }) => kind);
      expect(kinds, getKey(one)).toContain('foreignCondition');
      expect(one.fit.group).not.toBe('fits');
      if (rank >= 10) continue;
      const left = rated.slice(rank).filter((other) => GENERAL.has(getKey(other)));
      expect(left.filter(isOffered).map(getKey), getKey(one)).toEqual([]);
    }
  });

  it('E10 whatever the age, sex and illness, other conditions stand behind what anybody may eat', () => {
    for (const birthYear of BORN)
      for (const [index, tag] of TAGS.entries()) {
        const gender = index % 2 === 0 ? 'male' : 'female';
        const client = { birthYear, gender, height: 150, weight: 50, medicalConditions: [tag] };
        const rated = offeredTo(client as Partial<Client>);
        const last = rated.findLastIndex((one) => GENERAL.has(getKey(one)) && isOffered(one));
        for (const { fit, master } of rated.slice(0, last + 1))
          expect(fit.purpose, `${birthYear} ${tag} ${master.name}`).not.toBe('foreign');
      }
  });

  it('E10 what is made for kidneys is for nobody else, and a red reason never has a green badge', () => {
    const rated = offeredTo({ birthYear: 2017, gender: 'male', height: 135, weight: 42 });
    for (const { fit, master } of rated) {
      if (/thận|Lọc máu/.test(master.name)) expect(fit.group, master.name).toBe('avoid');
      if (fit.reasons.some(({ level }) => level === 'red')) expect(fit.group).toBe('avoid');
    }
  });
});
