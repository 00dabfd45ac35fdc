import { describe, expect, it } from 'vitest';
import { printContext, printedMenu } from './fixtures';
import { menuPrintable } from './menu';
import { printableSchema } from '../records/printableModel';
import { toRegionalWords } from './regional';

describe('E03 a handout in the words of the client’s region', () => {
  const printable = menuPrintable(printedMenu(), printContext());
  const listRows = (one: typeof printable) =>
    one.days.flatMap(({ sections }) => sections.flatMap(({ rows }) => rows));
  const north = toRegionalWords('north', printable);

  it('dishes and measures are said as in the North', () => {
    const texts = listRows(north).map(({ measure, name }) => `${measure} ${name}`);
    expect(texts).toContain('1 bát Cơm trắng');
    expect(texts.join()).toContain('Canh chua cá quả');
    expect(printableSchema.parse(north)).toEqual(north);
  });

  it('says of allergies what it says of dishes', () => {
    const context = printContext();
    const client = { ...context.client!, allergies: ['Đậu phộng'] };
    const menu = printedMenu();
    const candy = menu.meals.breakfast.items[0]!;
    menu.meals.breakfast.items = [{ ...candy, name: 'Kẹo lạc' }];
    const south = toRegionalWords('south', menuPrintable(menu, { ...context, client }));
    expect(south.allergies?.findings).toContain('Kẹo đậu phộng: có đậu phộng');
  });

  it('what the expert wrote stays, and nothing changes without a choice', () => {
    expect(north.advice).toEqual(printable.advice);
    expect(listRows(north).map(({ note }) => note)).toEqual(
      listRows(printable).map(({ note }) => note),
    );
    expect(toRegionalWords(undefined, printable)).toBe(printable);
  });
});
