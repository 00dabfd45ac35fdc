import { formatNumber } from '../nutrition/format';
import { quantityText, servingsText } from '../food/quantities';
import {
  MARKET_SECTIONS,
  shoppingList,
  type ShoppingDish,
  type ShoppingEntry,
} from '../menus/shopping';
import { cleanLine } from '../text/clean';
import { madeOn } from './dates';
import { listLines, type PlannedDay, type PrintContext } from './menu';
import {
  PRINTABLE_LIMITS,
  type Printable,
  type PrintableRow,
  type PrintableSection,
} from '../records/printableModel';
import { printableWords as words } from './words';

const NAMED = 4;

function formatMeasure({ buy, unit, pieces }: ShoppingEntry): string {
  const weight = `${formatNumber(buy, 0)} ${unit}`;
  return pieces ? `${quantityText(pieces.count)} ${pieces.unit} · ${weight}` : weight;
}

export function rowOfEntry(entry: ShoppingEntry): PrintableRow {
  const named = entry.dishes.slice(0, NAMED).join(', ');
  return {
    measure: cleanLine(formatMeasure(entry), 60),
    name: cleanLine(entry.name, 320),
    ...(named === '' ? {} : { note: cleanLine(words.usedIn(named), 2000) }),
  };
}

const section = (heading: string, rows: readonly PrintableRow[]): PrintableSection => ({
  heading,
  rows: rows.slice(0, PRINTABLE_LIMITS.rows),
  ticked: true,
});

export interface Market {
  dishes: ReadonlyMap<string, ShoppingDish>;
  getCategory: (itemId: string) => string | undefined;
}

export function shoppingPrintable(
  name: string,
  days: readonly PlannedDay[],
  { dishes, getCategory, letterhead, today }: Market & Pick<PrintContext, 'letterhead' | 'today'>,
): Printable {
  const lines = days.flatMap(({ meals }) => listLines(meals));
  const { entries, unknown } = shoppingList(lines, dishes, getCategory);
  const open = unknown.map((dish) => ({
    measure: cleanLine(servingsText(dish.servings), 60),
    name: cleanLine(dish.name, 320),
  }));
  const sections = MARKET_SECTIONS.map((one) =>
    section(words.market[one], entries.filter((entry) => entry.section === one).map(rowOfEntry)),
  ).filter(({ rows }) => rows.length > 0);
  if (open.length > 0) sections.push(section(words.byRecipe, open));
  const isCut = Math.max(entries.length, open.length) > PRINTABLE_LIMITS.rows;
  return {
    kind: 'shopping',
    eyebrow: words.shopping,
    title: cleanLine(name, 320) || words.unnamedMenu,
    days: [{ sections, figures: [] }],
    preparations: [],
    legend: [words.bought, ...(isCut ? [words.cut] : [])],
    made: madeOn(today),
    letterhead,
  };
}
