import { expect, it } from 'vitest';
import { mutations, slowTexts } from '../../../../tests/support/mutations';
import { allergyWarnings, unlistedAllergies } from '../allergens/warnings';
import { avoidedBy } from '../allergens/avoided';
import { line } from '../../food/lineFixture';
import { dayRestrictions, foodsRefusedBy } from './client';
import { listDayRestrictions } from './dayRestrictions';
import { readCustoms } from './read';
import { SELF_DESCRIPTIONS } from './selfDescriptions.cases';
import type { ChayRule, Custom } from './types';

const days = (on: readonly ChayRule[]): string =>
  on
    .map(({ days: own = [], months = [], weekdays = [] }) =>
      [
        own.join('.'),
        months.length > 0 ? `m${months.join('.')}` : '',
        weekdays.length > 0 ? `w${weekdays.join('.')}` : '',
      ].join(''),
    )
    .join('+');

function shown(custom: Custom): string {
  const until = custom.until && 'date' in custom.until ? ` until ${custom.until.date}` : '';
  if (custom.kind === 'avoid')
    return `${custom.degree}:${custom.food}${custom.on ? `@${days(custom.on)}` : ''}${until}`;
  if (custom.kind !== 'chay') return custom.key + until;
  const foods = [custom.egg ? ' egg' : '', custom.milk ? ' milk' : ''].join('');
  return `chay:${days(custom.on) || 'daily'}${foods}${until}`;
}

it.each(SELF_DESCRIPTIONS)('$text', ({ text, customs, ignored = [], written = '2026-11-29' }) => {
  const read = readCustoms(text, written);
  expect(read.customs.map(shown)).toEqual(customs);
  expect(read.ignored).toEqual(ignored);
});

it('what is refused on some days is refused on those alone', () => {
  const client = { id: 'c', dietaryRestrictions: 'thứ Sáu kiêng thịt bò' };
  expect(foodsRefusedBy(client)).toEqual([]);
  expect(dayRestrictions(client, '2026-11-27').avoid).toEqual(['thịt bò']);
  expect(dayRestrictions(client, '2026-11-28').avoid).toEqual([]);
  expect(listDayRestrictions(client, '2026-11-27', 8)).toEqual([
    { words: 'Không ăn thịt bò', days: [0, 7] },
  ]);
});

it('what is unclear is asked about', () => {
  for (const unclear of ['???', 'Như trên', '(xem ghi chú)'])
    expect(unlistedAllergies([unclear]), unclear).toEqual([unclear]);
});

it.each(['ko', 'k có ạ', '-', 'không bị dị ứng gì', 'Không có', 'chưa phát hiện', 'N/A'])(
  '“%s” names no allergy',
  (answer) => {
    expect(avoidedBy({ allergies: [answer, 'tôm'] })).toEqual(['tôm']);
    expect(unlistedAllergies([answer])).toEqual([]);
    expect(allergyWarnings(line('l', { name: 'Kho quẹt' }), [answer])).toEqual([]);
  },
);

it.each([
  ['Dị ứng hải sản trừ cá', 'Tôm rim', 'contains'],
  ['Dị ứng hải sản trừ cá', 'Cá thu kho', undefined],
  ['dị ứng nhẹ với tôm', 'Tôm rim', 'contains'],
  ['tôm (nổi mề đay), cua (không sao)', 'Tôm rim', 'contains'],
  ['cua (không sao)', 'Cua rang', undefined],
  ['phấn hoa', 'Hoa chuối xào', undefined],
  ['Dị ứng đậu phộng nặng', 'Đậu phộng rang', 'contains'],
])('the allergy “%s” before %s: %s', (allergy, name, level) => {
  expect(allergyWarnings(line('l', { name }), [allergy])[0]?.level).toBe(level);
});

it('with slips of the finger: no delay, and no piece of the text is lost', () => {
  const texts = mutations(SELF_DESCRIPTIONS.map(({ text }) => text));
  expect(slowTexts(texts, (text) => void readCustoms(text, '2026-11-29'))).toEqual([]);
});
