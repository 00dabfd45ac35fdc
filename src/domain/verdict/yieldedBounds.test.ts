import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kidneys, line, meals, person } from '../../../tests/support/verdictPeople';
import type { Limits } from '../clinical/limits';
import type { Limit } from '../clinical/limitTypes';
import { NUTRIENT_KEYS, type NutrientKey, type NutrientMap } from '../food/nutrients';
import type { Meals } from '../food/storedLines';
import { menuTotals } from '../nutrition/totals';
import { buildFigures, dayFaults } from '../printable/figures';
import type { LimitChoice } from '../records/shared/limitChoice';
import type { DayTargets } from '../targets/dayTargets';
import { computeDayAmounts } from './amounts';
import { mayYield, withLimitChoice } from './choices';
import { compareWithBounds, energyLevel, type TargetLevel } from './compare';
import { listVerdicts } from './coverage';
import { judgeDay } from './judge';
import { markYielded, withYieldedBounds } from './yieldedBounds';
import { buildStandard, limitOfBound } from './standard';
import { dietOfCode } from '../targets/hospitalDiets/diets';
import type { Status, VerdictLine } from './types';

const DATE = '2026-11-29';

const pregnant = () =>
  person({
    gender: 'female',
    birthYear: 1997,
    height: 156,
    weight: 62,
    activityLevel: 'lightly_active',
    medicalConditions: ['Đái tháo đường thai kỳ'],
    pregnancy: { week: 26, weekDate: '2026-11-28' },
  });

const withChoices = (day: DayTargets, choices: LimitChoice[]): DayTargets => ({
  ...day,
  rules: { ...day.rules, choices },
});

const eaten = (amounts: NutrientMap): Meals => meals({ lunch: [line('Cả ngày', 100, amounts)] });

/** The verdict on the bounds of one nutrient; undefined where one of them does not count in this standard. */
function statusesOf(
  of: NutrientKey,
  limits: Limits,
  lines: readonly VerdictLine[],
): Status[] | undefined {
  const sides = (['minimum', 'maximum'] as const).filter((side) => limits[of]?.[side]);
  const statuses = sides.map((side) => {
    const { key } = limitOfBound(of, side, limits[of]![side]!);
    return lines.find(({ limit }) => limit.key === key)?.status;
  });
  return statuses.every((status) => status !== undefined) ? statuses : undefined;
}

/** Levels of a bar that agree with a verdict. */
function agrees(level: TargetLevel, statuses: readonly Status[]): boolean {
  if (statuses.includes('over')) return level === 'high';
  if (statuses.includes('short')) return level === 'low' || level === 'near';
  if (level === 'high' || level === 'low' || level === 'near') return false;
  if (statuses.includes('yielded')) return level === 'yielded' || level === 'unknown';
  return level !== 'yielded';
}

const people = [
  { day: pregnant().day, code: undefined },
  {
    day: kidneys([{ nutrient: 'potassium', maximum: 2000, note: 'K máu 5,6' }]).day,
    code: 'DD07',
  },
];

describe('a figure beside a limit that gives way', () => {
  const { day, standard } = pregnant();
  const carbs = standard.limits.find(({ of, side }) => of === 'carbs' && side === 'maximum')!;
  const energy = standard.limits.find(
    ({ of, side, origin }) => of === 'calories' && side === 'minimum' && origin.by === 'target',
  )!;
  const marked = (limit: Limit, to: Limit) =>
    withYieldedBounds(withChoices(day, withLimitChoice([], limit, [to], DATE)), undefined);

  it('is neither over nor met', () => {
    const { carbs: bounds = {} } = marked(carbs, energy).clinical.limits;
    expect(compareWithBounds('carbs', { known: 231, share: 1 }, bounds)).toMatchObject({
      level: 'yielded',
      beyond: 'over',
    });
    const within = compareWithBounds('carbs', { known: 190, share: 1 }, bounds);
    expect(within.level).toBe('yielded');
    expect(within).not.toHaveProperty('beyond');
    const { carbs: unmarked = {} } = day.clinical.limits;
    expect(compareWithBounds('carbs', { known: 231, share: 1 }, unmarked).level).toBe('high');
  });

  it('of energy is neither short nor reached, and too much of it is still too much', () => {
    const { targets, clinical } = marked(energy, carbs);
    const sides = clinical.limits.calories?.yieldedTarget;
    expect(sides).toEqual({ minimum: DATE });
    const level = (part: number) =>
      energyLevel({ known: targets!.calories! * part, share: 1 }, targets!.calories, sides).level;
    expect([0.8, 1, 1.2].map(level)).toEqual(['yielded', 'yielded', 'high']);
    const [verdict] = listVerdicts(
      'calories',
      { known: targets!.calories! * 0.8, share: 1 },
      { target: targets!.calories, yieldedTarget: sides },
    );
    expect(verdict).toMatchObject({ level: 'yielded', colour: 'yielded', beyond: 'short' });
  });

  it('on paper says so in words, without the colour of a fault and without a full bar', () => {
    const chosen = withChoices(day, withLimitChoice([], carbs, [energy], DATE));
    const held = buildStandard({ day: chosen });
    const sweet = eaten({ calories: 2100, carbs: 231, protein: 80, fat: 60 });
    const figures = buildFigures(menuTotals(sweet), {
      targets: chosen.targets,
      limits: markYielded(chosen.clinical.limits, held),
      faults: dayFaults(judgeDay(computeDayAmounts(sweet), held)),
    });
    const figure = figures.find(({ key }) => key === 'carbs');
    expect(figure?.label).toBe('Bột đường (vượt, đã cho nhường)');
    expect(figure).not.toHaveProperty('fault');
    expect(figure).not.toHaveProperty('percent');
  });
});

it('bars and paper say of every bound what the verdict says, whatever was chosen and eaten', () => {
  const anyone = fc.constantFrom(...people).chain(({ day, code }) => {
    const diet = dietOfCode(code);
    const { limits } = buildStandard({ day, diet });
    const limit = fc.constantFrom(...limits.filter((one) => mayYield(one, [])));
    const choice = fc
      .tuple(limit, limit)
      .filter(([one, other]) => one !== other)
      .map(([one, other]) => ({ one, other }));
    return fc.record({
      day: fc.constant(day),
      diet: fc.constant(diet),
      made: fc.array(choice, { minLength: 1, maxLength: 5 }),
      portion: fc.double({ min: 0.1, max: 3, noNaN: true }),
    });
  });
  let yielded = 0;
  fc.assert(
    fc.property(anyone, ({ day, diet, made, portion }) => {
      const choices = made.reduce<LimitChoice[]>(
        (all, { one, other }) => withLimitChoice(all, one, [other], DATE),
        [],
      );
      const chosen = withChoices(day, choices);
      const standard = buildStandard({ day: chosen, diet });
      const { limits } = withYieldedBounds(chosen, diet?.code).clinical;
      const amounts = Object.fromEntries(
        NUTRIENT_KEYS.map((key) => {
          const { minimum, maximum } = limits[key] ?? {};
          return [key, (maximum?.value ?? minimum?.value ?? 10) * portion];
        }),
      );
      const menu = eaten({ ...amounts, calories: (day.targets?.calories ?? 2000) * portion });
      const totals = menuTotals(menu);
      const lines = judgeDay(computeDayAmounts(menu), standard);
      const faults = dayFaults(lines);
      const paper = buildFigures(totals, { targets: day.targets, limits, faults });
      for (const of of NUTRIENT_KEYS) {
        const statuses = statusesOf(of, limits, lines);
        if (!statuses || statuses.length === 0 || of === 'calories') continue;
        const { level } = compareWithBounds(of, totals[of], limits[of] ?? {});
        expect(agrees(level, statuses), `${of} ${level} ${statuses.join()}`).toBe(true);
        if (level === 'yielded') yielded += 1;
        const figure = paper.find(({ key }) => key === of);
        if (figure) expect(figure.label.includes('nhường')).toBe(level === 'yielded');
      }
    }),
    { numRuns: 60 },
  );
  expect(yielded).toBeGreaterThan(0);
});
