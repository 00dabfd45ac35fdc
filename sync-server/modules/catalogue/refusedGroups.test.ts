import { describe, expect, it } from 'vitest';
import { addables } from '../../../src/domain/menus/addables';
import { prepare } from '../../../src/domain/generator/generate';
import { wishFor } from '../../../src/domain/generator/wishFor';
import { dayTargets } from '../../../src/domain/targets/dayTargets';
import { clientWith } from '../../../tests/support/newClient';
import { starterSet } from './library';

const set = starterSet();
const all = [...addables(set.catalogue, [], [], set.library).values()];

/** All dishes as they are read for a woman with these words in her record and these chips in the form. */
function prepared(dietaryRestrictions: string, refused: readonly string[] = []) {
  const client = clientWith({
    gender: 'female',
    birthYear: 1990,
    weight: 55,
    height: 158,
    activityLevel: 'lightly_active',
    dietaryRestrictions,
  });
  const day = dayTargets(client, [], { year: 2026, month: 11 });
  const about = { client, visits: [], day, today: '2026-11-29', startDate: '' };
  const slots = ['breakfast', 'lunch', 'dinner', 'snack1'] as const;
  return prepare(all, wishFor(about, { days: 7, slots, refused }));
}

const names = ({ free }: ReturnType<typeof prepared>) => free.map(({ line }) => line.name);

describe('must 4: the generator keeps refusals of groups', () => {
  it.each([
    ['record', prepared('Không ăn thịt heo')],
    ['form', prepared('', ['Thịt heo'])],
  ])('no sausage of unknown meat for who eats no pork, by the %s', (_, wish) => {
    const sausage = wish.candidates.find(({ line }) => line.name === 'Bánh mì trứng xúc xích');
    expect(sausage?.excluded).toContainEqual({
      kind: 'restriction',
      word: expect.stringMatching(/^thịt heo$/iu),
    });
    expect(names(wish).filter((name) => /xúc xích|heo|pa ?tê/iu.test(name))).toEqual([]);
    expect(names(wish)).toContain('Phở gà');
  });

  it('who eats no fish has dishes with fish sauce, and no fish', () => {
    const wish = prepared('không ăn cá');
    const fish = wish.free.filter(({ line }) => / cá (?!chua|tím|rốt)/iu.test(` ${line.name} `));
    expect(fish.map(({ line }) => line.name)).toEqual([]);
    expect(wish.free.some(({ line }) => line.snapshot.parts?.includes('Nước mắm'))).toBe(true);
  });

  it('no sweets and no fruit, by what dishes are', () => {
    expect(prepared('ghét đồ ngọt').free.some(({ traits }) => traits.isSweet)).toBe(false);
    const wish = prepared('không ăn trái cây');
    expect(wish.free.some(({ roles }) => roles.includes('fruit'))).toBe(false);
  });

  it.each([
    ['record', prepared('Ghét rau')],
    ['form', prepared('', ['rau'])],
  ])('vegetables stay for who likes none, the leafy ones last, and it is said: %s', (_, wish) => {
    const plain = prepared('');
    expect(wish.loosened).toContainEqual({ kind: 'restriction', word: 'rau' });
    expect(plain.loosened).toEqual([]);
    const preferenceFor = (from: typeof wish, name: string) =>
      from.free.find(({ line }) => line.name === name)?.preference ?? Number.NaN;
    expect(preferenceFor(wish, 'Rau muống luộc')).toBeLessThan(
      preferenceFor(plain, 'Rau muống luộc'),
    );
    const portionsFor = (from: typeof wish, name: string) =>
      from.free.find(({ line }) => line.name === name)?.portions ?? [];
    expect(Math.max(...portionsFor(wish, 'Rau muống luộc'))).toBe(1);
    expect(Math.max(...portionsFor(plain, 'Rau muống luộc'))).toBe(2);
    expect(preferenceFor(wish, 'Bầu luộc')).toBe(preferenceFor(plain, 'Bầu luộc'));
  });
});
