import type { Menu } from '../records/menus';
import type { KitchenLine, KitchenSheet } from '../records/kinds/kitchenSheet';
import type { MealSlot, MenuItem } from '../food/storedLines';
import { dietOfCode } from '../targets/hospitalDiets/diets';
import { dietLabel } from '../records/hospitalDietForms';
import { dietRemarks } from '../verdict/hospitalDiets/remarks';
import { sortedItems } from '../food/lines';
import { formatNumber } from '../text/numberFormat';
import { menuTotals } from '../nutrition/totals';
import { MARKET_SECTIONS, shoppingList } from '../menus/shopping';
import type { Standard } from '../verdict/types';
import { describeAllergies } from './allergies';
import { cleanLine } from '../text/clean';
import { madeOn, titleOfDate } from './dates';
import { figureText, formatMeasure } from './line';
import { DAY_ORDER, listLines, type PrintContext } from './menu';
import {
  PRINTABLE_LIMITS,
  type Printable,
  type PrintableRow,
  type PrintableSection,
} from '../records/printableModel';
import { rowOfEntry, type Market } from './shopping';
import { printableWords as words } from './words';

type KitchenMenu = Pick<Menu, 'id' | 'name' | 'meals'>;
type StandardFor = (menuId: string, code: string) => Standard | undefined;
type Sheet = Pick<KitchenSheet, 'date' | 'lines' | 'special'>;

interface Cooked {
  line: KitchenLine;
  menu: KitchenMenu;
}

const byOrder = (a: { order: number; lineId: string }, b: typeof a) =>
  a.order - b.order || (a.lineId < b.lineId ? -1 : 1);

const count = (portions: number) => formatNumber(portions, 0);

function countRow(
  line: KitchenLine,
  menu: KitchenMenu | undefined,
  standardFor: StandardFor | undefined,
): PrintableRow {
  const { diet, portions } = line;
  const name = dietOfCode(diet.code)?.name;
  const slots = DAY_ORDER.filter((slot) => portions[slot] > 0);
  const parts = slots.map(
    (slot) => `${words.slots[slot].toLocaleLowerCase('vi')} ${portions[slot]}`,
  );
  const {
    missed = '',
    open = '',
    conditional = '',
  } = menu ? dietRemarks(diet.code, menu.meals, standardFor?.(menu.id, diet.code)) : {};
  const isKept = menu && name !== undefined && missed + open + conditional === '';
  const note = [
    words.portionsBySlot(parts.join(', ') || '0'),
    menu ? words.ofMenu(menu.name || words.unnamedMenu) : words.menuGone,
    missed === '' ? '' : words.dietMissed(diet.code, missed),
    open === '' ? '' : words.dietOpen(open),
    isKept ? words.dietKept(diet.code) : '',
  ];
  return {
    measure: cleanLine(dietLabel(diet), 60),
    name: cleanLine(name ?? diet.code, 320),
    note: cleanLine(note.filter(Boolean).join('. '), 2000),
    ...(menu ? { figure: figureText('calories', menuTotals(menu.meals).calories) } : {}),
  };
}

const times = (line: MenuItem, portions: number): MenuItem => ({
  ...line,
  quantity: line.quantity * portions,
});

function formatTotal(line: MenuItem, amount: number): string {
  const { unit } = line.snapshot.basis;
  if (line.type === 'recipe') return words.portions(formatNumber(amount, amount % 1 === 0 ? 0 : 2));
  if (unit !== 'g' && unit !== 'ml') return `${formatNumber(amount, 1)} ${unit}`;
  const large = unit === 'g' ? 'kg' : 'l';
  return amount >= 1000
    ? `${formatNumber(amount / 1000, 2)} ${large}`
    : `${formatNumber(amount, 0)} ${unit}`;
}

function dishRows(slot: MealSlot, cooked: readonly Cooked[]): PrintableRow[] {
  const dishes = new Map<string, { item: MenuItem; amount: number; parts: string[] }>();
  for (const { line, menu } of cooked) {
    const portions = line.portions[slot];
    if (portions === 0) continue;
    for (const item of sortedItems(menu.meals[slot])) {
      if (!(item.quantity > 0)) continue;
      const key = `${item.type} ${item.itemId} ${item.snapshot.basis.unit}`;
      const known = dishes.get(key) ?? { item, amount: 0, parts: [] };
      const { measure = '', grams } = formatMeasure(item);
      known.amount += item.quantity * item.unitAmount * portions;
      known.parts.push(
        `${dietLabel(line.diet)}: ${count(portions)} × ${measure}${grams ? ` (${grams})` : ''}`,
      );
      dishes.set(key, known);
    }
  }
  return [...dishes.values()].map(({ item, amount, parts }) => ({
    measure: cleanLine(formatTotal(item, amount), 60),
    name: cleanLine(item.name, 320),
    note: cleanLine(parts.join('; '), 2000),
  }));
}

const section = (
  heading: string,
  rows: readonly PrintableRow[],
  more: Partial<PrintableSection> = {},
): PrintableSection => ({
  heading,
  rows: rows.slice(0, PRINTABLE_LIMITS.rows),
  ticked: true,
  ...more,
});

function marketSections(cooked: readonly Cooked[], { dishes, getCategory }: Market) {
  const lines = cooked.flatMap(({ line, menu }) =>
    DAY_ORDER.flatMap((slot) =>
      sortedItems(menu.meals[slot]).map((item) => times(item, line.portions[slot])),
    ),
  );
  const { entries, unknown } = shoppingList(lines, dishes, getCategory);
  const known = MARKET_SECTIONS.map((one) =>
    section(words.market[one], entries.filter((entry) => entry.section === one).map(rowOfEntry)),
  );
  const open = unknown.map(({ name, servings }) => ({
    measure: cleanLine(words.portions(formatNumber(servings, 0)), 60),
    name: cleanLine(name, 320),
  }));
  return [...known, section(words.byRecipe, open)].filter(({ rows }) => rows.length > 0);
}

const portionsAt = (slot: MealSlot, cooked: readonly Cooked[]): number =>
  cooked.reduce(
    (sum, { line, menu }) => sum + (menu.meals[slot].items.length > 0 ? line.portions[slot] : 0),
    0,
  );

function mealSections(cooked: readonly Cooked[]): PrintableSection[] {
  return DAY_ORDER.flatMap((slot) => {
    const rows = dishRows(slot, cooked);
    const total = words.portions(count(portionsAt(slot, cooked)));
    return rows.length > 0 ? [section(words.slots[slot], rows, { total })] : [];
  });
}

function specialSections({ special }: Pick<Sheet, 'special'>): PrintableSection[] {
  const rows = special.toSorted(byOrder).map(({ place, change }) => ({
    measure: cleanLine(place, 60),
    name: cleanLine(change, 320),
  }));
  return rows.length > 0 ? [section(words.special, rows, { note: words.specialNote })] : [];
}

export function kitchenPrintable(
  sheet: Sheet,
  menus: ReadonlyMap<string, KitchenMenu>,
  market: Market & Pick<PrintContext, 'letterhead' | 'today'> & { standardFor?: StandardFor },
): Printable {
  const lines = sheet.lines.toSorted(byOrder);
  const cooked = lines.flatMap((line): Cooked[] => {
    const menu = menus.get(line.menuId);
    return menu ? [{ line, menu }] : [];
  });
  const counts = lines.map((line) => countRow(line, menus.get(line.menuId), market.standardFor));
  const own = [
    section(words.kitchenCounts, counts, { ticked: false }),
    ...mealSections(cooked),
    ...specialSections(sheet),
  ];
  const bought = marketSections(cooked, market);
  const allergies = describeAllergies(cooked.flatMap(({ menu }) => listLines(menu.meals)));
  return {
    kind: 'kitchen',
    eyebrow: words.kitchen,
    title: titleOfDate(sheet.date, words.kitchen),
    ...(allergies ? { allergies } : {}),
    days: [
      { sections: own, figures: [] },
      ...(bought.length > 0 ? [{ heading: words.toBuy, sections: bought, figures: [] }] : []),
    ],
    preparations: [],
    advice: { heading: words.signatures, text: words.signatureLines },
    legend: [words.decision, words.edibleGrams, words.bought],
    made: madeOn(market.today),
    letterhead: market.letterhead,
  };
}
