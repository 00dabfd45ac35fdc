import type { Age, Birth } from './age';

/** What a careful person expects of an age on a day. */
export interface AgeCase {
  birth: Birth;
  on: string;
  expected: Age | undefined;
  shown?: string;
}

const born = (birthYear: number, birthMonth?: number, birthDay?: number): Birth => ({
  birthYear,
  birthMonth,
  birthDay,
});
const sure = (years: number, months: number, days: number): Age => ({
  years,
  months,
  days,
  isSure: true,
});
const today = '2026-11-29';

export const AGE_CASES: readonly AgeCase[] = [
  { birth: born(2008, 11, 30), on: today, expected: sure(17, 215, 6573), shown: '17 tuổi' },
  { birth: born(2008, 11, 29), on: today, expected: sure(18, 216, 6574), shown: '18 tuổi' },
  {
    birth: born(1990, 12),
    on: today,
    expected: { years: 35, months: 431, isSure: true },
    shown: '35 tuổi',
  },
  { birth: born(1990), on: today, expected: { years: 36, isSure: false }, shown: '36 tuổi' },
  { birth: born(2026, 8, 15), on: today, expected: sure(0, 3, 106), shown: '3 tháng tuổi' },
  { birth: born(2024, 11, 30), on: today, expected: sure(1, 23, 729), shown: '23 tháng tuổi' },
  { birth: born(1961, 11, 29), on: today, expected: sure(65, 780, 23741), shown: '65 tuổi' },
  { birth: born(2026, 11, 29), on: today, expected: sure(0, 0, 0), shown: '0 ngày tuổi' },
  { birth: born(2008, 2, 29), on: '2026-02-28', expected: sure(17, 215, 6574), shown: '17 tuổi' },
  { birth: born(2008, 2, 29), on: '2026-03-01', expected: sure(18, 216, 6575), shown: '18 tuổi' },
  { birth: born(2004, 2, 29), on: '2028-02-28', expected: sure(23, 287, 8765), shown: '23 tuổi' },
  { birth: born(2004, 2, 29), on: '2028-02-29', expected: sure(24, 288, 8766), shown: '24 tuổi' },
  { birth: born(2006, 3, 20), on: '2024-03-15', expected: sure(17, 215, 6570), shown: '17 tuổi' },
  { birth: born(2006, 3, 20), on: today, expected: sure(20, 248, 7559), shown: '20 tuổi' },
  { birth: born(2025), on: today, expected: { years: 1, isSure: false }, shown: 'khoảng 1 tuổi' },
  { birth: born(2026, 10, 31), on: '2026-11-30', expected: sure(0, 0, 30), shown: '30 ngày tuổi' },
  { birth: born(2026, 10, 31), on: '2026-12-01', expected: sure(0, 1, 31), shown: '1 tháng tuổi' },
  {
    birth: born(2008, 11),
    on: today,
    expected: { years: 18, months: 216, isSure: false },
    shown: 'khoảng 18 tuổi',
  },
  {
    birth: born(2025, 5),
    on: today,
    expected: { years: 1, months: 18, isSure: true },
    shown: 'khoảng 18 tháng tuổi',
  },
  { birth: born(2026, 11, 30), on: today, expected: undefined },
  { birth: born(2027), on: today, expected: undefined },
  { birth: {}, on: today, expected: undefined },
  { birth: born(1990, 4, 3), on: '', expected: undefined },
];

/** A second look at the same kind. */
export const MORE_AGE_CASES: readonly AgeCase[] = [
  { birth: born(1956, 11, 30), on: today, expected: sure(69, 839, 25566), shown: '69 tuổi' },
  { birth: born(1956, 11, 30), on: '2026-11-30', expected: sure(70, 840, 25567), shown: '70 tuổi' },
  { birth: born(2006, 12, 2), on: today, expected: sure(19, 239, 7302), shown: '19 tuổi' },
  { birth: born(1996, 2, 29), on: '2027-02-28', expected: sure(30, 371, 11322), shown: '30 tuổi' },
  { birth: born(1996, 2, 29), on: '2027-03-01', expected: sure(31, 372, 11323), shown: '31 tuổi' },
  {
    birth: born(2025, 8),
    on: today,
    expected: { years: 1, months: 15, isSure: true },
    shown: 'khoảng 15 tháng tuổi',
  },
  {
    birth: born(2025, 11, 29),
    on: '2026-11-28',
    expected: sure(0, 11, 364),
    shown: '11 tháng tuổi',
  },
  {
    birth: born(2024, 2, 29),
    on: '2026-02-28',
    expected: sure(1, 23, 730),
    shown: '23 tháng tuổi',
  },
  { birth: born(1990, 12, 15), on: today, expected: sure(35, 431, 13133), shown: '35 tuổi' },
  { birth: born(1990, 4, 3), on: '2026-04-02', expected: sure(35, 431, 13148), shown: '35 tuổi' },
  { birth: born(1990, 4, 3), on: '2026-04-03', expected: sure(36, 432, 13149), shown: '36 tuổi' },
  { birth: born(2021, 11, 29), on: today, expected: sure(5, 60, 1826), shown: '5 tuổi' },
  { birth: born(1926, 12, 12), on: today, expected: sure(99, 1199, 36512), shown: '99 tuổi' },
];

/** A third look at the same kind. */
export const FURTHER_AGE_CASES: readonly AgeCase[] = [
  { birth: born(1997, 1, 1), on: '2026-12-31', expected: sure(29, 359, 10956), shown: '29 tuổi' },
  { birth: born(1997, 1, 1), on: '2027-01-01', expected: sure(30, 360, 10957), shown: '30 tuổi' },
  { birth: born(2007, 12, 31), on: '2026-12-30', expected: sure(18, 227, 6939), shown: '18 tuổi' },
  { birth: born(2007, 12, 31), on: '2026-12-31', expected: sure(19, 228, 6940), shown: '19 tuổi' },
  { birth: born(2007, 12, 31), on: '2027-01-01', expected: sure(19, 228, 6941), shown: '19 tuổi' },
  { birth: born(2026, 5, 30), on: today, expected: sure(0, 5, 183), shown: '5 tháng tuổi' },
  { birth: born(2026, 5, 30), on: '2026-11-30', expected: sure(0, 6, 184), shown: '6 tháng tuổi' },
  {
    birth: born(2024, 10, 12),
    on: '2025-10-10',
    expected: sure(0, 11, 363),
    shown: '11 tháng tuổi',
  },
  { birth: born(2024, 10, 12), on: today, expected: sure(2, 25, 778), shown: '2 tuổi' },
  { birth: born(1926, 11, 29), on: today, expected: sure(100, 1200, 36525), shown: '100 tuổi' },
  {
    birth: born(2024, 2, 29),
    on: '2025-02-28',
    expected: sure(0, 11, 365),
    shown: '11 tháng tuổi',
  },
  {
    birth: born(2024, 2, 29),
    on: '2025-03-01',
    expected: sure(1, 12, 366),
    shown: '12 tháng tuổi',
  },
  { birth: born(2026, 9, 1), on: today, expected: sure(0, 2, 89), shown: '2 tháng tuổi' },
  { birth: born(2008, 12, 10), on: today, expected: sure(17, 215, 6563), shown: '17 tuổi' },
];
