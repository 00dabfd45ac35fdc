import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientWith } from '../../../tests/support/newClient';
import { person } from '../../../tests/support/verdictPeople';
import { ageOn } from '../person/age';
import { screeningSigns } from '../targets/screeningPrompt';
import { ADULT_FROM } from './recognise';
import { ruleAge } from './ruleAge';

const TODAY = '2026-11-28';

describe('the age by which rules judge', () => {
  it.each([
    [{ birthYear: 2008 }, { years: 17, doubt: { from: 17, to: 18 } }],
    [{ birthYear: 2007 }, { years: 19, doubt: { from: 18, to: 19 } }],
    [{ birthYear: 2006 }, { years: 20, doubt: { from: 19, to: 20 } }],
    [{ birthYear: 2005 }, { years: 21 }],
    [{ birthYear: 1956 }, { years: 70 }],
    [
      { birthYear: 2008, birthMonth: 3 },
      { years: 18, months: 224 },
    ],
    [
      { birthYear: 2008, birthMonth: 11 },
      { years: 17, months: 215, doubt: { from: 17, to: 18 } },
    ],
    [
      { birthYear: 2008, birthMonth: 11, birthDay: 28 },
      { years: 18, months: 216 },
    ],
    [{ birthYear: 2026 }, { years: 0 }],
  ])('%o', (birth, expected) => expect(ruleAge(birth, TODAY)).toEqual(expected));

  it('is never an adult’s while the person may be a child, and else what is known', () => {
    const birth = fc.record({
      birthYear: fc.integer({ min: 1930, max: 2026 }),
      birthMonth: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(birth, (born) => {
        const [age, rule] = [ageOn(born, TODAY), ruleAge(born, TODAY)];
        if (!age) return expect(rule).toBeUndefined();
        const youngest = age.isSure ? age.years : age.years - 1;
        expect(rule!.years >= ADULT_FROM).toBe(youngest >= ADULT_FROM);
        expect(rule!.doubt !== undefined).toBe(!age.isSure && youngest >= 0 && youngest < 20);
      }),
    );
  });
});

describe('at the targets', () => {
  const eighteen = {
    gender: 'female',
    height: 160,
    weight: 50,
    activityLevel: 'lightly_active',
  } as const;

  it('who may be seventeen has a child’s rules, and the doubt is told', () => {
    const { day } = person({ ...eighteen, birthYear: 2008, medicalConditions: ['Tăng huyết áp'] });
    expect(day.problems).toContainEqual({ kind: 'unsureAge', from: 17, to: 18, counted: 17 });
    expect(day.clinical.notForChildren).toEqual(['hypertension']);
    expect(day.estimate?.energy).toMatchObject({ by: 'table' });
    const known = person({ ...eighteen, birthYear: 2008, birthMonth: 3, birthDay: 4 }).day;
    expect(known.problems).toEqual([]);
    expect(known.clinical.notForChildren).toEqual([]);
  });

  it('nothing is told from twenty-one on, nor of who is known by the day', () => {
    expect(person({ ...eighteen, birthYear: 2005 }).day.problems).toEqual([]);
    expect(person({ ...eighteen, birthYear: 2007 }).day.problems).toEqual([
      { kind: 'unsureAge', from: 18, to: 19, counted: 19 },
    ]);
  });

  it('screening asks nothing of who may be a child', () => {
    const thin = { ...eighteen, weight: 40 };
    const signs = (birthYear: number) =>
      screeningSigns(clientWith({ ...thin, birthYear }), [], TODAY);
    expect(signs(2008)).toBeUndefined();
    expect(signs(2007)?.lowBmi).toBeDefined();
  });
});
