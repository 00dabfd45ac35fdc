import { describe, expect, it } from 'vitest';
import { classifyAnaemia, type HaemoglobinPerson } from './anaemia';

const years = (age: number) => age * 12;
const of = (haemoglobin: number, person: Partial<HaemoglobinPerson>) =>
  classifyAnaemia(haemoglobin, { ageInMonths: undefined, gender: undefined, ...person })?.level;

describe('anaemia by the WHO 2024', () => {
  it.each([
    [104.9, { ageInMonths: 10 }, 'mild'],
    [105, { ageInMonths: 10 }, 'none'],
    [94, { ageInMonths: 23 }, 'moderate'],
    [69, { ageInMonths: 23 }, 'severe'],
    [109, { ageInMonths: 24 }, 'mild'],
    [114, { ageInMonths: years(5) }, 'mild'],
    [109, { ageInMonths: years(11) }, 'moderate'],
    [119, { ageInMonths: years(13) }, 'mild'],
    [109, { ageInMonths: years(15), gender: 'male' }, 'moderate'],
    [129, { ageInMonths: years(15), gender: 'male' }, 'mild'],
    [130, { ageInMonths: years(41), gender: 'male' }, 'none'],
    [119, { ageInMonths: years(30), gender: 'female' }, 'mild'],
    [79, { ageInMonths: years(30), gender: 'female' }, 'severe'],
    [109, { ageInMonths: years(30), gender: 'female', pregnancy: { trimester: 1 } }, 'mild'],
    [107, { ageInMonths: years(30), gender: 'female', pregnancy: { trimester: 2 } }, 'none'],
    [107, { ageInMonths: years(30), gender: 'female', pregnancy: {} }, 'mild'],
    [109, { ageInMonths: years(30), gender: 'female', pregnancy: { trimester: 3 } }, 'mild'],
  ] as const)('%d g/L of %o: %s', (haemoglobin, person, level) => {
    expect(of(haemoglobin, person)).toBe(level);
  });

  it('says nothing where the table has no row', () => {
    expect(of(100, { ageInMonths: 3 })).toBeUndefined();
    expect(of(100, { gender: 'female' })).toBeUndefined();
    expect(of(125, { ageInMonths: years(30) })).toBeUndefined();
  });

  it('takes off what height and smoking add', () => {
    const man = { ageInMonths: years(40), gender: 'male' } as const;
    expect(classifyAnaemia(138, { ...man, altitude: 1500 })).toMatchObject({ level: 'mild' });
    expect(classifyAnaemia(138, { ...man, altitude: 1500 })?.forAltitude).toBeCloseTo(9.13, 2);
    expect(classifyAnaemia(138, { ...man, altitude: 400 })?.forAltitude).toBe(0);
    expect(classifyAnaemia(133, { ...man, smoking: 10 })).toMatchObject({
      level: 'mild',
      forSmoking: 5,
    });
    expect(classifyAnaemia(133, { ...man, smoking: 'unknown' })).toMatchObject({ level: 'none' });
    expect(classifyAnaemia(135, { ...man, smoking: 20 })).toMatchObject({ level: 'mild' });
  });
});
