// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { clientWith } from '../../../../tests/support/newClient';
import { UiProvider } from '../../../ui/Provider';
import { newVisitForm } from '../consultationForm';
import { PrescriptionCheck } from './PrescriptionCheck';

const client = clientWith({
  gender: 'female',
  birthYear: 1968,
  height: 158,
  weight: 62.5,
  medicalConditions: ['Đái tháo đường típ 2', 'CKD 3b', 'Tăng huyết áp'],
});

function renderText(typed: { calories?: string; protein?: string; weight?: string }): string {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <UiProvider>
      <PrescriptionCheck
        client={client}
        visits={[]}
        editedId={undefined}
        values={{ ...newVisitForm('2026-11-26', client, []), ...typed }}
        today="2026-11-26"
      />
    </UiProvider>,
  );
  return page.textContent.replaceAll('\u00a0', ' ');
}

it('the visit says at once that 1.500 kcal are below 25 kcal/kg, by which guideline, and which of them counts', () => {
  const words = renderText({ calories: '1500' });
  expect(words).toContain('lần khám 26/11/2026 ghi 1.500 kcal');
  expect(words).toContain('thấp hơn mức tối thiểu 1.563 kcal (Bệnh thận mạn · KDOQI 2020)');
  expect(words).toContain('Đang theo 1.500 kcal vì bạn quyết định');
});

it('the visit says that protein above 0,8 g/kg is brought to it, and how to keep one’s own figure', () => {
  const words = renderText({ protein: '89' });
  expect(words).toContain('cao hơn mức tối đa 50 g');
  expect(words).toContain('Đang theo 50 g');
  expect(words).toContain('hãy đặt giới hạn của bạn kèm lý do');
});

it('the weight of the visit counts, and what agrees or is half typed says nothing', () => {
  expect(renderText({ calories: '1500', weight: '58' })).toBe('');
  expect(renderText({ calories: '1700', protein: '48' })).toBe('');
  expect(renderText({ calories: '15a' })).toBe('');
  expect(renderText({})).toBe('');
});
