import { describe, expect, it } from 'vitest';
import { cardTags, initials, isWantedChange } from './people';
import {
  COLUMN_WIDTHS,
  columnWidth,
  fitColumns,
  useClientView,
  type ColumnWidths,
} from './viewStore';

describe('E02 cards', () => {
  it.each([
    ['Trần Thị Mai', 'TM'],
    ['Lê Ngọc Ánh', 'LA'],
    ['Đỗ Ý', 'ĐY'],
    ['  mai ', 'M'],
    ['', ''],
  ])('E02 initials of "%s"', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  const words = {
    medicalConditions: ['ĐTĐ típ 2'],
    goals: ['Giảm cân', 'Ngủ ngon'],
    allergies: [],
  };

  it('E02 a card shows 2 tags and counts the rest', () => {
    expect(cardTags(words)).toEqual({
      plain: ['ĐTĐ típ 2', 'Giảm cân'],
      allergies: [],
      more: ['Ngủ ngon'],
    });
  });

  it('E02 no allergy is hidden behind +N', () => {
    expect(
      cardTags({ ...words, medicalConditions: ['Celiac', 'Gút'], allergies: ['Cá'] }),
    ).toMatchObject({ plain: ['Gút'], allergies: ['Cá', 'Celiac'] });
    expect(cardTags({ ...words, allergies: ['Tôm', 'Sữa bò', 'Mè'] })).toEqual({
      plain: ['ĐTĐ típ 2'],
      allergies: ['Tôm', 'Sữa bò', 'Mè'],
      more: ['Giảm cân', 'Ngủ ngon'],
    });
  });

  it.each([
    ['towards the target weight', { targetWeight: 60, goals: [] }, 66, -1, true],
    ['away from it', { targetWeight: 60, goals: [] }, 66, 1, false],
    ['past the target and further off', { targetWeight: 60, goals: [] }, 58, -3, false],
    ['the target says more than the goal', { targetWeight: 70, goals: ['Giảm cân'] }, 66, 1, true],
    ['down for weight loss', { goals: ['Giảm cân'] }, 66, -1, true],
    ['up for muscle', { goals: ['Tăng cơ'] }, 66, 1, true],
    ['no goal, no judgement', { goals: ['Ngủ ngon'] }, 66, -1, false],
    ['no change', { goals: ['Giảm cân'] }, 66, 0, false],
  ])('E02 a change of weight: %s', (_, client, weight, change, expected) => {
    expect(isWantedChange(client, weight, change)).toBe(expected);
  });
});

const total = (widths: ColumnWidths) =>
  Object.values(widths).reduce((sum, width) => sum + width, 0);

describe('E02 table columns', () => {
  it('E02 a column is never narrower than 80 px', () => {
    expect([columnWidth(12), columnWidth(80), columnWidth(200.6)]).toEqual([80, 80, 201]);
    useClientView.getState().setWidth('name', 20);
    expect(useClientView.getState().widths).toMatchObject({ name: 80, problems: 192 });
  });

  it('E02 all columns stand in a window of 1,280 px, and wider ones show the default widths', () => {
    for (const room of [900, 960, 992, 1_080]) {
      const fitted = fitColumns(COLUMN_WIDTHS, room);
      expect(total(fitted), String(room)).toBeLessThanOrEqual(room - 2);
      expect(total(fitted), String(room)).toBeGreaterThan(room - 12);
    }
    for (const room of [0, 1_118, 1_600])
      expect(fitColumns(COLUMN_WIDTHS, room)).toEqual(COLUMN_WIDTHS);
    const chosen = { ...COLUMN_WIDTHS, name: 400 };
    expect(fitColumns(chosen, 960)).toEqual(chosen);
  });

  it('E02 a column is dragged from the width that is shown, and the others keep theirs', () => {
    const shown = fitColumns(COLUMN_WIDTHS, 960);
    useClientView.getState().setWidth('name', shown.name + 10, shown);
    expect(useClientView.getState().widths).toEqual({ ...shown, name: shown.name + 10 });
  });

  it('E02 another account does not see the search of the one before', () => {
    useClientView.getState().openFor('lan');
    useClientView.getState().setFilter({ query: 'Mai' });
    useClientView.getState().openFor('lan');
    expect(useClientView.getState().filter.query).toBe('Mai');
    useClientView.getState().openFor('minh');
    expect(useClientView.getState().filter.query).toBe('');
  });
});
