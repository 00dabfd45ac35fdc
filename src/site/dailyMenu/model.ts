import { dayText } from '../../domain/text/days';
import { dong } from '../../domain/money/words';
import {
  findAllergens,
  dayAllergens,
  linesWithin,
  type DayAllergen,
} from '../../domain/clinical/allergens/found';
import type { Menu } from '../../domain/records/menus';
import type { Meals, MealSlot, MenuItem } from '../../domain/food/storedLines';
import { sortedItems } from '../../domain/food/lines';
import { itemAmount, lineTotals, mealTotals, menuTotals } from '../../domain/nutrition/totals';
import { isUnknown } from '../../domain/publicHouse/matching/card';
import { drawPlate, type Plate } from '../../domain/menus/plates/plate';
import { cleanLine, cleanText } from '../../domain/text/clean';
import { figureText, formatMeasure } from '../../domain/printable/line';
import { DAY_ORDER } from '../../domain/printable/menu';
import { formatSources } from '../../domain/printable/figures';
import { printableWords } from '../../domain/printable/words';
import { toPrice } from '../../domain/publicHouse/publicCards';
import { expertPath } from '../../domain/publicHouse/publicPaths';
import { siteText } from '../../i18n/site';
import { getInitial } from '../cards/model';
import { buildNutrition, type NutritionView } from './nutrition';

export interface PublishedMenu {
  menu: Pick<Menu, 'name' | 'description' | 'createdAt' | 'updatedAt' | 'tags' | 'meals' | 'sale'>;
  author: { name: string; isVerified: boolean; slug?: string | undefined };
  isBought?: boolean;
}

export interface LineView {
  id: string;
  isDish: boolean;
  plate: number;
  measure?: string | undefined;
  grams?: string | undefined;
  name: string;
  note?: string | undefined;
  /** kcal, as `369`, `≥ 12` or `—`; absent of what is for sale and not bought. */
  energy?: string | undefined;
  allergens: { text: string; level: DayAllergen['level'] }[];
}

export interface MealView {
  slot: MealSlot;
  heading: string;
  energy: string;
  lines: LineView[];
  note?: string | undefined;
  hidden: number;
}

export interface DailyMenuView {
  title: string;
  lead: string;
  tags: string[];
  author: { name: string; initial: string; isVerified: boolean; href?: string | undefined };
  updated: string;
  /** `unknown`: dishes of unknown ingredients; `isPartial`: there are lines that were not looked at. */
  allergens: { contains: string[]; may: string[]; unknown?: string; isPartial: boolean };
  meals: MealView[];
  nutrition: NutritionView;
  sources: string;
  plates: Plate[];
  /** Places of the plates on the large image, the richest first, and the names of their dishes. */
  scene: { plates: number[]; dishes: string };
  /** Only of what is for sale and not bought: its amounts and notes are nowhere in the page. */
  price?: string | undefined;
}

/** A longer menu is cut and says so, so that nobody can have the server draw for seconds. */
const OF_MEAL = { lines: 40, texts: 150 };
const [MAX_TAGS, MAX_NAMED] = [8, 6];
const [NOTE_LENGTH, NAME_LENGTH] = [2000, 200];
const SCENE_PLATES = 5;

const { menu: text } = siteText;

function dishesText(dishes: readonly string[]): string {
  const named = dishes.slice(0, MAX_NAMED).map((dish) => cleanLine(dish, 80));
  const more = dishes.length - named.length;
  return [...named, ...(more > 0 ? [text.andMore(more)] : [])].join(', ');
}

function allergensIn(lines: readonly MenuItem[], isPartial: boolean): DailyMenuView['allergens'] {
  const lineAllergens = dayAllergens(lines);
  const listAllergens = (level: DayAllergen['level']): string[] =>
    lineAllergens
      .filter((one) => one.level === level)
      .map(({ name, dishes }) => text.ofDish(name, dishesText(dishes)));
  const unclear = lines.filter(({ type, snapshot: { parts, allergens } }) =>
    isUnknown({ type, parts, allergens }),
  );
  const dishes = [...new Set(unclear.map(({ name }) => name))];
  return {
    contains: listAllergens('contains'),
    may: listAllergens('may'),
    ...(dishes.length > 0 ? { unknown: dishesText(dishes) } : {}),
    isPartial,
  };
}

function toPlate({ name, type, snapshot }: MenuItem): Plate {
  // The snapshot has no weights; the main part comes first.
  const parts = type === 'recipe' ? (snapshot.parts ?? []) : [];
  return drawPlate({
    name,
    parts: parts.map((part, at) => ({ name: part, weight: 1 / (at + 1) })),
  });
}

function toLine(item: MenuItem, plate: number, isLocked: boolean): LineView {
  const allergens = findAllergens(item).map(({ name, level }) => ({
    level,
    text: cleanLine((level === 'contains' ? text.containsOne : text.mayOne)(name), 80),
  }));
  return {
    id: item.lineId,
    isDish: item.type === 'recipe',
    plate,
    name: cleanLine(item.name, NAME_LENGTH),
    allergens,
    ...(isLocked
      ? {}
      : {
          ...formatMeasure(item),
          note: cleanText(item.notes ?? '', NOTE_LENGTH) || undefined,
          energy: figureText('calories', lineTotals([item]).calories, false),
        }),
  };
}

const shownItems = (meal: Meals[MealSlot]): MenuItem[] => linesWithin(sortedItems(meal), OF_MEAL);

interface MealParts {
  meals: Meals;
  getPlateNumber: (item: MenuItem) => number;
  isLocked: boolean;
}

function buildMeals(slot: MealSlot, { meals, getPlateNumber, isLocked }: MealParts): MealView[] {
  const meal = meals[slot];
  const { items } = meal;
  const visibleItems = shownItems(meal);
  const note = (!isLocked && cleanText(meal.notes ?? '', NOTE_LENGTH)) || undefined;
  if (items.length === 0 && note === undefined) return [];
  const isAlone = slot === 'snack1' && meals.snack2.items.length === 0;
  return [
    {
      slot,
      heading: isAlone ? printableWords.snackAlone : printableWords.slots[slot],
      energy: figureText('calories', mealTotals(meal).calories, false),
      lines: visibleItems.map((item) => toLine(item, getPlateNumber(item), isLocked)),
      note,
      hidden: items.length - visibleItems.length,
    },
  ];
}

function createPlates() {
  const plates: Plate[] = [];
  const known = new Map<string, number>();
  const getPlateNumber = (item: MenuItem): number => {
    const key = `${item.type} ${item.itemId} ${item.name}`;
    const index = known.get(key) ?? plates.push(toPlate(item)) - 1;
    known.set(key, index);
    return index;
  };
  return { plates, getPlateNumber };
}

const getLook = (plate: Plate | undefined): string => plate?.pieces.join() || (plate?.markup ?? '');

/** Each plate once: dishes of many parts before those of one, a heavy one before a clove of garlic. */
function buildScene(
  meals: readonly MealView[],
  items: readonly MenuItem[],
  plates: readonly Plate[],
): DailyMenuView['scene'] {
  const weights = new Map(items.map((item) => [item.lineId, itemAmount(item)]));
  const worth = ({ id, plate, isDish }: LineView): number =>
    (plates[plate]?.pieces.length ?? 0) * 200 +
    (isDish ? 200 : Math.min(weights.get(id) ?? 0, 200));
  const lines = meals.flatMap((meal) => meal.lines);
  const scenePlates = [...new Map(lines.map((line) => [line.plate, line])).values()]
    .filter(({ plate }) => !plates[plate]?.isBare)
    .sort((a, b) => worth(b) - worth(a));
  // Two plates of the same look say nothing more.
  const looks = new Map(
    scenePlates.toReversed().map((line) => [getLook(plates[line.plate]), line]),
  );
  const laid = scenePlates.filter((line) => looks.get(getLook(plates[line.plate])) === line);
  const chosen = laid.slice(0, SCENE_PLATES);
  return {
    plates: chosen.map(({ plate }) => plate),
    dishes: chosen.map(({ name }) => name).join(', '),
  };
}

export function dailyMenuView({ menu, author, isBought = false }: PublishedMenu): DailyMenuView {
  const { plates, getPlateNumber } = createPlates();
  const { price } = { price: undefined, ...toPrice(menu.sale) };
  const isLocked = price !== undefined && !isBought;
  const lines = DAY_ORDER.flatMap((slot) => shownItems(menu.meals[slot]));
  const meals = DAY_ORDER.flatMap((slot) =>
    buildMeals(slot, { meals: menu.meals, getPlateNumber, isLocked }),
  );
  return {
    title: cleanLine(menu.name, 300) || text.unnamed,
    lead: cleanText(menu.description, NOTE_LENGTH),
    tags: menu.tags.slice(0, MAX_TAGS).map(({ label }) => cleanLine(label, 60)),
    author: {
      name: cleanLine(author.name, NAME_LENGTH),
      initial: getInitial(author.name),
      isVerified: author.isVerified,
      href: author.slug === undefined ? undefined : expertPath(author.slug),
    },
    updated: text.updated(dayText(menu.updatedAt)),
    allergens: allergensIn(
      lines,
      meals.some(({ hidden }) => hidden > 0),
    ),
    meals,
    nutrition: buildNutrition(menuTotals(menu.meals)),
    sources: cleanLine(formatSources(lines), 600),
    plates,
    scene: buildScene(meals, lines, plates),
    price: isLocked ? dong(price) : undefined,
  };
}
