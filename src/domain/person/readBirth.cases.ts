import type { BirthReading } from './readBirth';

/** What a careful person expects of a birthday or an age as it is typed; today is 29 November 2026. */
export interface BirthCase {
  typed: string;
  expected: BirthReading;
  /** The column or the field is one of ages. */
  ages?: true;
}

const day = (birthYear: number, birthMonth: number, birthDay: number) => ({
  birthYear,
  birthMonth,
  birthDay,
});

export const BIRTH_CASES: readonly BirthCase[] = [
  { typed: '30/11/2008', expected: day(2008, 11, 30) },
  { typed: '12/1990', expected: { birthYear: 1990, birthMonth: 12 } },
  { typed: '1990', expected: { birthYear: 1990 } },
  { typed: '29/11/2026', expected: day(2026, 11, 29) },
  { typed: '30/11/2026', expected: { problem: 'birthToCome' } },
  { typed: '12/2026', expected: { problem: 'birthToCome' } },
  { typed: '11/2026', expected: { birthYear: 2026, birthMonth: 11 } },
  { typed: '2027', expected: { problem: 'birthToCome' } },
  { typed: '12/08/1902', expected: { problem: 'tooOld' } },
  { typed: '12/08/1906', expected: day(1906, 8, 12) },
  { typed: '3-4-90', expected: day(1990, 4, 3) },
  { typed: '18 tháng', expected: { birthYear: 2025, birthMonth: 5, isFromAge: true } },
  { typed: '18 tháng tuổi', expected: { birthYear: 2025, birthMonth: 5, isFromAge: true } },
  { typed: '36 tuổi', expected: { birthYear: 1990, isFromAge: true } },
  { typed: '36t', expected: { birthYear: 1990, isFromAge: true } },
  { typed: '36', expected: { problem: 'unreadable' } },
  { typed: '36', ages: true, expected: { birthYear: 1990, isFromAge: true } },
  { typed: '2 tuổi 3 tháng', expected: { birthYear: 2024, birthMonth: 8, isFromAge: true } },
  { typed: '1,5 tuổi', expected: { birthYear: 2025, birthMonth: 5, isFromAge: true } },
  { typed: '2 tuổi rưỡi', expected: { birthYear: 2024, birthMonth: 5, isFromAge: true } },
  { typed: '10 ngày', expected: { ...day(2026, 11, 19), isFromAge: true } },
  { typed: '6 tuần tuổi', expected: { birthYear: 2026, birthMonth: 10, isFromAge: true } },
  { typed: '130 tuổi', expected: { problem: 'tooOld' } },
  { typed: '-3 tuổi', expected: { problem: 'unreadable' } },
  { typed: '12/12/26', expected: { problem: 'century' } },
  { typed: '12/12/1926', expected: day(1926, 12, 12) },
  { typed: '03/04/26', expected: day(2026, 4, 3) },
  { typed: '37 tuổi (tuổi mụ)', expected: { problem: 'unreadable' } },
  { typed: '9 tháng tuổi', expected: { birthYear: 2026, birthMonth: 2, isFromAge: true } },
  { typed: '10m', ages: true, expected: { problem: 'unreadable' } },
  { typed: '2,5', ages: true, expected: { birthYear: 2024, birthMonth: 5, isFromAge: true } },
  { typed: '36 hoặc 37 tuổi', expected: { problem: 'unreadable' } },
];

/** A third look at the same kind. */
export const FURTHER_BIRTH_CASES: readonly BirthCase[] = [
  {
    typed: '1 tuổi rưỡi',
    ages: true,
    expected: { birthYear: 2025, birthMonth: 5, isFromAge: true },
  },
  { typed: '1990', ages: true, expected: { birthYear: 1990 } },
  { typed: 'SN 1985', ages: true, expected: { birthYear: 1985 } },
  { typed: '41', ages: true, expected: { birthYear: 1985, isFromAge: true } },
  { typed: '20 ngày tuổi', ages: true, expected: { ...day(2026, 11, 9), isFromAge: true } },
  { typed: '0', ages: true, expected: { birthYear: 2026, isFromAge: true } },
  { typed: 'trên 60', ages: true, expected: { problem: 'unreadable' } },
  { typed: 'khoảng 40', ages: true, expected: { problem: 'unreadable' } },
  { typed: '18-20', ages: true, expected: { problem: 'noYear' } },
  { typed: '~35', ages: true, expected: { problem: 'unreadable' } },
  { typed: '-1', ages: true, expected: { problem: 'unreadable' } },
  { typed: '68', expected: { problem: 'unreadable' } },
  { typed: '05', expected: { problem: 'unreadable' } },
  { typed: "'74", expected: { problem: 'unreadable' } },
  { typed: '29/11/1926', expected: day(1926, 11, 29) },
  { typed: '03/04/2062', expected: { problem: 'birthToCome' } },
  { typed: '03/04/2533', expected: { problem: 'birthToCome' } },
  { typed: '31/12/1899', expected: { problem: 'tooOld' } },
];
