// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Limits } from '../../domain/clinical/limits';
import { emptyMeals, type Meals } from '../../domain/food/storedLines';
import { line } from '../../domain/food/lineFixture';
import type { NutrientMap } from '../../domain/food/nutrients';
import { UiProvider } from '../../ui/Provider';
import type { DietTarget } from './DietConflicts';
import { DietFindings } from './DietFindings';
import { DietOfDays } from './DietOfDays';

function buildMeals(nutrients: NutrientMap): Meals {
  const base = line('day', { quantity: 100 });
  const items = [{ ...base, order: 1, snapshot: { ...base.snapshot, nutrients } }];
  return { ...emptyMeals(), lunch: { items } };
}

function renderText(node: ReactNode): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<UiProvider>{node}</UiProvider>);
  return page.textContent.replaceAll('\u00a0', ' ');
}

const findings = (
  code: string,
  nutrients: NutrientMap,
  { sources = {}, limits = {}, ...rest }: Partial<DietTarget> = {},
) =>
  renderText(
    <DietFindings
      selectedDiet={{ code }}
      meals={buildMeals(nutrients)}
      target={{ ...rest, sources, limits }}
    />,
  );

const DAY = { calories: 1612, protein: 74.2, fat: 58.4, carbs: 197 };

it('G7 the panel says which limits are kept, which not and by how much, and what is not known', () => {
  const words = findings('DD01', DAY);
  expect(words).toContain('Chưa đạt DD01');
  expect(words).toContain('Béo vượt 3 g; Bột đường thiếu 13 g; Số bữa thiếu 3 bữa.');
  expect(words).toContain('chưa kết luận: chưa có số liệu');
  expect(words).toContain('1.500–1.700 kcal');
  expect(words).toContain('Bảng không nêu giới hạn: natri, kali');
  expect(words).toContain('QĐ 2879/QĐ-BYT, 10/08/2006 · Phụ lục, trang 11');
});

it('G7 the panel shows a contradiction of the original and a limit of a high serum value as such', () => {
  expect(findings('TM07', DAY)).toContain('bản gốc có thể in sai');
  const words = findings('TN02', { ...DAY, potassium: 3400 });
  expect(words).toContain('chỉ áp dụng khi chỉ số máu cao');
  expect(words).toContain('thực đơn không ghi nước uống');
});

it('G7 a newer rule of the client stands before the code', () => {
  const source = { guideline: 'KDOQI', year: 2020, place: '3.0.1' };
  const limits: Limits = {
    protein: { maximum: { value: 31, origin: { by: 'condition', condition: 'kidney', source } } },
  };
  const words = findings('TN07', DAY, { limits });
  expect(words).toContain('Quy tắc của khách được ưu tiên hơn mã: đạm tối đa 31 g');
  expect(words).toContain('KDOQI 2020');
});

it('G7 a prescription outside the code is shown as a conflict, and counts', () => {
  const source = { guideline: 'QĐ 2615/QĐ-BYT', year: 2016, place: 'kali' };
  const words = findings('TN09', DAY, {
    targets: { protein: 70 },
    sources: { protein: { from: 'visit', date: '2026-11-12' } },
    limits: { potassium: { minimum: { value: 3510, origin: { by: 'table', source } } } },
  });
  expect(words).toContain(
    'Đạm: không dưới mục tiêu 70 g quá 10 % (lần khám 12/11/2026) và dưới 33 g',
  );
  expect(words).toContain('không giữ được cùng lúc');
  // The prescription replaces the code's limit, so that does not count as missed.
  expect(words).toContain('Đạm74 g< 33 g · 18 % năng lượngtheo đơn hoặc quy tắc của khách');
  expect(words).not.toContain('Đạm vượt');
});

it('G7 a code of a newer version is said to be unknown, and nothing is compared', () => {
  expect(findings('ZZ99', DAY)).toBe('Phiên bản này không có mã ZZ99.');
});

it('G7 each day of a plan has its own verdict', () => {
  const days = [
    { name: 'Thứ Hai', meals: buildMeals({ ...DAY, fat: 40, carbs: 230, fiber: 22 }) },
    { name: 'Thứ Ba', meals: emptyMeals() },
  ];
  const words = renderText(<DietOfDays selectedDiet={{ code: 'DD01' }} days={days} />);
  expect(words).toContain('Thứ Hai5/6 đạtSố bữa thiếu 3 bữa');
  expect(words).toContain('Thứ Bachưa có món');
});

it('G7 a plan says, as a menu does, which rule of the client stands before its code', () => {
  const source = { guideline: 'KDOQI', year: 2020, place: '3.0.1' };
  const limits: Limits = {
    protein: { maximum: { value: 31, origin: { by: 'condition', condition: 'kidney', source } } },
  };
  const days = [{ name: 'Thứ Hai', meals: buildMeals(DAY) }];
  const words = renderText(
    <DietOfDays selectedDiet={{ code: 'TN07' }} days={days} target={{ sources: {}, limits }} />,
  );
  expect(words).toContain('Quy tắc của khách được ưu tiên hơn mã: đạm tối đa 31 g');
});
