import { describe, expect, it } from 'vitest';
import { ALLERGY_CHOICES } from '../survey/choices';
import { lineWarnings } from './card';
import { samplePlan } from './samplePlan';

const wishes = {
  calories: 1463,
  allergies: ['Tôm, tép'],
  conditions: [],
  restrictions: [],
  dislikes: [],
};
const names = (plan: ReturnType<typeof samplePlan>) =>
  plan.meals.flatMap(({ items }) => items.map(({ name }) => name));

describe('P08 sample day', () => {
  it.each([1200, 1463, 2000, 2600])('comes near %i kcal by the shares of the meals', (calories) => {
    const plan = samplePlan({ ...wishes, calories });
    expect(Math.abs(plan.calories - calories)).toBeLessThan(calories * 0.15);
    expect(plan.meals.map(({ target }) => target)).toEqual(
      [0.25, 0.35, 0.3, 0.05, 0.05].map((share) => Math.round(calories * share)),
    );
  });

  it.each(ALLERGY_CHOICES)('holds nothing that concerns an allergy to %s', (allergy) => {
    for (const turn of [0, 1, 2, 3]) {
      const plan = samplePlan({ ...wishes, allergies: [allergy] }, turn);
      const all = names(plan);
      expect(all.length).toBeGreaterThan(8);
      for (const name of all)
        expect(lineWarnings({ name, slot: 'lunch', type: 'food', unit: 'g' }, [allergy])).toEqual(
          [],
        );
    }
  });

  it('does not fill a meal with rice alone', () => {
    const { meals } = samplePlan(wishes);
    const bowls = meals.flatMap(({ items }) => items).filter(({ name }) => name === 'Cơm trắng');
    expect(Math.max(...bowls.map(({ amount }) => amount))).toBeLessThanOrEqual(2);
    expect(samplePlan(wishes).protein).toBeGreaterThan(75);
  });

  it('keeps to an illness that forbids a food', () => {
    for (const turn of [0, 1, 2])
      expect(names(samplePlan({ ...wishes, conditions: ['Celiac'] }, turn)).join()).not.toMatch(
        /Bánh mì/u,
      );
  });

  it('keeps to a diet, and gives another day at the next turn', () => {
    const vegan = samplePlan({ ...wishes, restrictions: ['vegan'] });
    expect(names(vegan)).toContain('Đậu hũ');
    expect(names(vegan).join()).not.toMatch(/Ức gà|Cá rô|heo|bò|Sữa|Trứng/u);
    expect(names(samplePlan(wishes, 1))).not.toEqual(names(samplePlan(wishes)));
  });
});
