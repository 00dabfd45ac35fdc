import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  kidneys,
  listLimits,
  line,
  findLine,
  meals,
  ofKidneys,
  cress,
  person,
  rice,
  visit,
  withCode,
} from '../../../tests/support/verdictPeople';
import type { LimitChoice } from '../records/shared/limitChoice';
import { dietOfCode } from '../targets/hospitalDiets/diets';
import { checkDiet, mealCount } from './hospitalDiets/check';
import { illnessHarms } from './harm/harms';
import { menuReasons } from '../practice/dashboard/menuReasons';
import { menuTotals } from '../nutrition/totals';
import { computeDayAmounts } from './amounts';
import { mayYield, withLimitChoice, withoutLimitChoice } from './choices';
import { judgeDay } from './judge';
import { verdictReport } from './report';
import { choiceText, lineText, opposedText, sayVerdict, statusText } from './say';
import { buildStandard } from './standard';
import type { Limit } from '../clinical/limitTypes';

const DATE = '2026-11-29';

/** 29 years, 26 weeks, gestational diabetes: 2,110 kcal beside at most 201 g of carbohydrate. */
const pregnant = (limitChoices: LimitChoice[] = []) =>
  person({
    gender: 'female',
    birthYear: 1997,
    height: 156,
    weight: 62,
    activityLevel: 'lightly_active',
    medicalConditions: ['Đái tháo đường thai kỳ'],
    pregnancy: { week: 26, weekDate: '2026-11-28' },
    limitChoices,
  });

const only = (limits: readonly Limit[]): Limit => {
  const [one, ...more] = limits;
  if (!one || more.length > 0) throw new Error(`${limits.length} limits`);
  return one;
};
const ofPregnant = () => {
  const { standard } = pregnant();
  const energy = standard.limits.find(
    ({ of, side, origin }) => of === 'calories' && side === 'minimum' && origin.by === 'target',
  );
  if (!energy) throw new Error('no energy');
  return { carbs: only(listLimits(standard, 'carbs')), energy };
};
const ownLimit = (limits: readonly Limit[]): Limit =>
  only(limits.filter(({ severity }) => severity === 'expert'));
/** 231 g of carbohydrate. */
const sweetDay = meals({
  lunch: [line('Bún', 100, { calories: 2000, carbs: 231, protein: 80, fat: 60 })],
});

describe('limits of different amounts', () => {
  it('the one that gives way stays named with the day of the choice, and is never met', () => {
    const { carbs, energy } = ofPregnant();
    const choices = withLimitChoice([], carbs, [energy], DATE);
    const { standard, day } = pregnant(choices);
    const lines = judgeDay(computeDayAmounts(sweetDay), standard);
    const yielded = findLine(lines, 'carbs');
    expect(yielded).toMatchObject({ status: 'yielded', known: 231 });
    expect(yielded && statusText(yielded)).toMatch(
      /^vượt \d+ g; nhường cho năng lượng không dưới mục tiêu .* kcal quá 5 %, do bạn chọn ngày 29\/11\/2026$/u,
    );
    expect(sayVerdict(lines).text).toContain('1 nhường theo lựa chọn của bạn');
    const limited = only(listLimits(standard, 'carbs'));
    expect(choiceText(limited)).toMatch(/^Bột đường tối đa .* nhường cho năng lượng/u);
    expect(illnessHarms([sweetDay], day)).toContainEqual(lineText(yielded!));
    const { lines: onPaper } = verdictReport([{ name: 'T2', meals: sweetDay }], standard);
    expect(onPaper).toContainEqual(
      expect.objectContaining({ level: 'note', text: expect.stringContaining('nhường cho') }),
    );
    const small = meals({ lunch: [line('Bún', 100, { calories: 400, carbs: 90 })] });
    const within = judgeDay(computeDayAmounts(small), standard);
    expect(findLine(within, 'carbs')?.status).toBe('yielded');
  });

  it('a choice is taken back, and turned round', () => {
    const { carbs, energy } = ofPregnant();
    const choices = withLimitChoice([], carbs, [energy], DATE);
    const back = pregnant(withoutLimitChoice(choices, carbs.key)).standard;
    expect(findLine(judgeDay(computeDayAmounts(sweetDay), back), 'carbs')?.status).toBe('over');
    const turned = withLimitChoice(choices, energy, [carbs], DATE);
    expect(turned.map(({ limit }) => limit)).toEqual([energy.key]);
    const { limits } = pregnant(turned).standard;
    expect(limits.filter(({ yields }) => yields).map(({ key }) => key)).toEqual([energy.key]);
  });

  it('of two devices that chose against each other one choice holds', () => {
    const { carbs, energy } = ofPregnant();
    const both = [
      ...withLimitChoice([], carbs, [energy], '2026-11-28'),
      ...withLimitChoice([], energy, [carbs], DATE),
    ];
    const { limits } = pregnant(both).standard;
    expect(limits.filter(({ yields }) => yields).map(({ key }) => key)).toEqual([energy.key]);
  });

  it('lapses with its figure, and with the limit that it was made for', () => {
    const { carbs, energy } = ofPregnant();
    const [choice] = withLimitChoice([], carbs, [energy], DATE);
    const stale = [
      { ...choice!, value: carbs.value * 1.2 },
      { ...choice!, to: ['calories:minimum:day:code DD99'] },
    ];
    for (const one of stale)
      expect(pregnant([one]).standard.limits.some(({ yields }) => yields)).toBe(false);
  });
});

describe('a least and a most of one amount', () => {
  const own = [{ nutrient: 'potassium', maximum: 2000, note: 'K máu 5,6' }];
  const pair = () => {
    const { opposed } = withCode(kidneys(own).day, 'DD07');
    const conflict = opposed.find(({ dropped }) => dropped.of === 'potassium');
    if (!conflict) throw new Error('not opposed');
    return conflict;
  };
  const chosen = (choices: LimitChoice[]) => {
    const { day } = kidneys(own);
    return withCode({ ...day, rules: { ...day.rules, choices } }, 'DD07');
  };
  const day = ofKidneys(cress(150));

  it('the person may turn the order of rules round; the pair says so', () => {
    const { kept, dropped } = pair();
    const standard = chosen(withLimitChoice([], kept, [dropped], DATE));
    expect(ownLimit(listLimits(standard, 'potassium')).yields?.to.map(({ key }) => key)).toEqual([
      dropped.key,
    ]);
    expect(listLimits(standard, 'potassium', 'minimum').map(({ key }) => key)).toEqual([
      dropped.key,
    ]);
    const conflicts = standard.opposed.filter(({ kept: one }) => one.of === 'potassium');
    expect(conflicts.map(opposedText)).toEqual([
      expect.stringMatching(/Đang theo tối thiểu 2\.000 mg, do bạn chọn ngày 29\/11\/2026\.$/u),
    ]);
  });

  it('giving and the overview read the choice as well', () => {
    const { kept, dropped } = pair();
    const limitChoices = withLimitChoice([], kept, [dropped], DATE);
    const visits = [visit({ potassium: 5.6, egfr: 22 })];
    const { client, day: targets } = person({ ...kidneys(own).client, limitChoices }, visits);
    const meal = meals({ lunch: [cress(700)] });
    const harms = illnessHarms([meal], targets, dietOfCode('DD07'));
    expect(harms.find((text) => text.includes('(bạn đặt'))).toMatch(/vượt .*nhường cho kali/u);
    const reasons = (hospitalDiet: { code: string } | undefined) =>
      menuReasons(
        { ...client, ...(hospitalDiet ? { hospitalDiet } : {}) },
        visits,
        { id: 'm', meals: meal },
        DATE,
      );
    const potassium = expect.objectContaining({ nutrient: 'potassium' });
    expect(reasons(undefined)).toContainEqual(potassium);
    expect(reasons({ code: 'DD07' })).not.toContainEqual(potassium);
  });

  it('a code’s limit that gives way is neither passed nor failed', () => {
    const { kept, dropped } = pair();
    const diet = dietOfCode('DD07')!;
    const standard = chosen(withLimitChoice([], dropped, [kept], DATE));
    const findings = checkDiet(diet, menuTotals(day), mealCount(day), standard);
    expect(findings.find(({ of }) => of === 'potassium')?.verdict).toBe('yielded');
  });

  it('a new own limit is asked about anew', () => {
    const { kept, dropped } = pair();
    const choices = withLimitChoice([], kept, [dropped], DATE);
    const tighter = kidneys([{ ...own[0]!, maximum: 1500 }]).day;
    const standard = withCode({ ...tighter, rules: { ...tighter.rules, choices } }, 'DD07');
    expect(ownLimit(listLimits(standard, 'potassium'))).toMatchObject({ value: 1500 });
    expect(ownLimit(listLimits(standard, 'potassium')).yields).toBeUndefined();
  });
});

it('no alarm gives way: while one waits nothing does, and what is counted never does', () => {
  const limit = only(listLimits(kidneys([]).standard, 'vitaminKSwing'));
  expect(mayYield(limit, [])).toBe(false);
  const own = [{ nutrient: 'potassium', maximum: 2000, note: 'K máu' }];
  const { day } = kidneys(own, 6.2);
  expect(day.rules.alarms.map(({ level }) => level)).toContain('confirm');
  const judgedDay = withCode(kidneys(own).day, 'DD07');
  const { kept, dropped } = judgedDay.opposed.find(({ dropped: { of } }) => of === 'potassium')!;
  const choices = withLimitChoice([], kept, [dropped], DATE);
  const standard = withCode({ ...day, rules: { ...day.rules, choices } }, 'DD07');
  expect(ownLimit(listLimits(standard, 'potassium')).yields).toBeUndefined();
  expect(mayYield(kept, standard.alarms)).toBe(false);
});

it('whatever was chosen, nothing that gives way is met, and each yields to what is held', () => {
  const { standard, day } = pregnant();
  const amounts = standard.limits.filter((limit) => mayYield(limit, []));
  const limit = fc.constantFrom(...amounts);
  const choice = fc
    .tuple(limit, fc.uniqueArray(limit, { minLength: 1, maxLength: 4 }))
    .map(([one, others]) => ({ one, others: others.filter((other) => other !== one) }))
    .filter(({ others }) => others.length > 0);
  const eaten = [sweetDay, meals({ lunch: [rice(300)] }), ofKidneys(cress(100))].map(
    computeDayAmounts,
  );
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), (made) => {
      const choices = made.reduce<LimitChoice[]>(
        (all, { one, others }) => withLimitChoice(all, one, others, DATE),
        [],
      );
      const held = buildStandard({ day: { ...day, rules: { ...day.rules, choices } } });
      const yielding = new Set(held.limits.filter(({ yields }) => yields).map(({ key }) => key));
      for (const { yields } of held.limits)
        for (const { key } of yields?.to ?? []) expect(yielding.has(key)).toBe(false);
      for (const one of eaten) {
        const lines = judgeDay(one, held);
        const yieldingLines = lines.filter((each) => yielding.has(each.limit.key));
        expect(yieldingLines.every(({ status }) => status === 'yielded')).toBe(true);
        if (yieldingLines.length > 0)
          expect(sayVerdict(lines).text).not.toContain('Đạt mọi giới hạn');
      }
    }),
  );
});
