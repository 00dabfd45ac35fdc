import { describe, expect, it } from 'vitest';
import type { RowProblem } from '../../domain/practice/bulk/preview';
import { rowText } from './rowText';

const getText = (field: string, problem: RowProblem['problem'], cell: string) =>
  rowText('consultations', {
    line: 2,
    state: 'error',
    title: '',
    notes: [],
    problems: [{ field, problem, cell }],
  });

describe('P30 why a row is not imported', () => {
  it.each([
    ['', 'surplus', 'cua', /^Dòng này có ô thừa.*“cua”/],
    ['visitDate', 'monthFirst', '05/12/2025', /^Ngày khám: .*“05\/12\/2025”.*ngày\/tháng\/năm/],
    ['visitDate', 'futureDay', '28/11/2026', /^Ngày khám 28\/11\/2026 sau hôm nay/],
    ['weight', 'twice', '6, 2', /hai cột.*“6, 2”/],
  ] as const)('P30 %s %s of %s in words', (field, problem, cell, message) =>
    expect(getText(field, problem, cell)).toMatch(message),
  );
});
