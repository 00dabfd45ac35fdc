import type { Limits } from '../clinical/limits';
import type { Client } from '../collections/clients';
import type { Menu } from '../collections/menus';
import type { MealSlot, Meals, MenuItem } from '../collections/shared/lines';
import { sortedItems } from '../lines';
import type { NutrientMap } from '../nutrients';
import { formatNumber } from '../nutrition/format';
import { mealTotals, menuTotals } from '../nutrition/totals';
import { ageFrom } from '../targets/body';
import { avoidedBy } from '../allergens/avoided';
import { allergiesOf } from './allergies';
import { cleanLine, cleanText } from './clean';
import { madeOn, titleOfDate } from './dates';
import { figuresOf, legendOf } from './figures';
import { figureText, rowOf } from './line';
import type { Letterhead, Printable, PrintableDay, PrintableSection } from './model';
import { PRINTABLE_LIMITS } from './model';
import { imageField } from './images';
import { dayFor, readerOf, type Reader } from './readers';
import { preparationOf, type Prepared } from './recipe';
import { printableWords as words } from './words';

/** The slots in the order of a day, as paper shows them. */
export const DAY_ORDER: readonly MealSlot[] = ['breakfast', 'snack1', 'lunch', 'snack2', 'dinner'];
/** For whom a menu is printed. */
export type PrintedClient = Pick<Client, 'clientName' | 'allergies' | 'goals'> &
  Partial<Pick<Client, 'birthYear' | 'email' | 'medicalConditions'>>;

export interface PrintContext {
  letterhead: Letterhead;
  /** The present day in Vietnam, `YYYY-MM-DD`. */
  today: string;
  client?: PrintedClient | undefined;
  /** For whom it is written, where that is not told by there being a client. */
  reader?: Reader | undefined;
  /** Targets that the client's day is compared with; nothing is compared without. */
  targets?: NutrientMap | undefined;
  /** The client's least and most of each nutrient, reconciled with the targets. */
  limits?: Limits | undefined;
  /** A day against the code that was chosen; given by who has the table of codes, which is large. */
  dietOf?: ((meals: Meals) => PrintableDay['diet']) | undefined;
  /** The dishes that the device or the gateway knows, by id. */
  recipes: ReadonlyMap<string, Prepared>;
}

type PrintedMenu = Pick<Menu, 'name' | 'description' | 'meals'> &
  Partial<Pick<Menu, 'targetDate' | 'notes' | 'kind' | 'coverImage'>>;

function sectionOf(
  slot: MealSlot,
  meals: Meals,
  { client, recipes }: PrintContext,
): PrintableSection[] {
  const meal = meals[slot];
  const avoided = client && avoidedBy(client);
  const items = sortedItems(meal);
  if (items.length === 0 && !meal.notes?.trim()) return [];
  const alone = slot === 'snack1' && meals.snack2.items.length === 0;
  return [
    {
      heading: alone ? words.snackAlone : words.slots[slot],
      total: figureText('calories', mealTotals(meal).calories),
      rows: items
        .slice(0, PRINTABLE_LIMITS.rows)
        .map((item) => rowOf(item, avoided, recipes.get(item.itemId)?.coverImage)),
      ...(meal.notes?.trim() ? { note: cleanText(meal.notes, 2000) } : {}),
      ticked: true,
    },
  ];
}

export function dayOf(meals: Meals, context: PrintContext, heading?: string): PrintableDay {
  const { client, targets, limits, dietOf } = context;
  const name = client ? firstNameOf(client.clientName) : '';
  const diet = dietOf?.(meals);
  return dayFor(readerOf(context), {
    ...(heading === undefined ? {} : { heading }),
    sections: DAY_ORDER.flatMap((slot) => sectionOf(slot, meals, context)),
    figures: figuresOf(menuTotals(meals), { targets, limits }),
    ...(targets ? { against: name ? words.against(name) : words.againstReference } : {}),
    ...(diet ? { diet: { ...diet, text: cleanText(diet.text, 1000) } } : {}),
  });
}

/** Vietnamese names end with the one that people are called by. */
export function firstNameOf(name: string): string {
  return cleanLine(name, 200).split(' ').at(-1) ?? '';
}

export function personOf({ client, targets, today }: PrintContext): Printable['person'] {
  if (!client) return undefined;
  const age = ageFrom(client.birthYear, Number(today.slice(0, 4)));
  const calories = targets?.calories;
  const facts = [
    age === undefined ? '' : words.age(age),
    client.goals.length > 0 ? words.goal(client.goals.join(', ')) : '',
    calories === undefined ? '' : words.energyTarget(`${formatNumber(calories)} kcal`),
  ];
  return {
    name: cleanLine(client.clientName, 200),
    facts: facts.filter(Boolean).map((fact) => cleanLine(fact, 200)),
  };
}

export const linesOf = (meals: Meals): MenuItem[] =>
  DAY_ORDER.flatMap((slot) => sortedItems(meals[slot]));

/** How each dish is made, once, in the order of the day. */
export function preparationsOf(
  lines: readonly MenuItem[],
  recipes: PrintContext['recipes'],
): Printable['preparations'] {
  const dishes = [
    ...new Set(lines.filter(({ type }) => type === 'recipe').map((line) => line.itemId)),
  ];
  return dishes
    .flatMap((id) => {
      const recipe = recipes.get(id);
      return recipe ? [preparationOf(recipe)] : [];
    })
    .slice(0, PRINTABLE_LIMITS.preparations);
}

/** Parts that are the same for a day and for many: for whom, allergies, how it is made, who says so. */
export function aroundDays(lines: readonly MenuItem[], context: PrintContext) {
  const { client, recipes, letterhead, today } = context;
  const person = personOf(context);
  const allergies = allergiesOf(lines, client && avoidedBy(client));
  return {
    ...(person ? { person } : {}),
    ...(allergies ? { allergies } : {}),
    preparations: preparationsOf(lines, recipes),
    legend: legendOf(lines),
    made: madeOn(today),
    letterhead,
  };
}

/** Name of a menu on paper and in the subject of a mail. */
export const menuNameOnPaper = ({ name }: Pick<Menu, 'name'>): string =>
  cleanLine(name, 320) || words.unnamedMenu;

/** A menu of one day, personal or a master. */
export function menuPrintable(menu: PrintedMenu, context: PrintContext): Printable {
  const { client, letterhead } = context;
  const name = menuNameOnPaper(menu);
  const date = menu.targetDate;
  const description = cleanText(menu.description, 2000);
  const note = client ? cleanText(menu.notes ?? '', 4000) : '';
  return {
    kind: 'menu',
    // With a date for a title the name stands above it.
    eyebrow: cleanLine(
      [client ? words.menu : words.master, date ? name : ''].filter(Boolean).join(' · '),
      120,
    ),
    title: date ? titleOfDate(date, name) : name,
    ...(description === '' ? {} : { description }),
    ...imageField(menu.coverImage),
    days: [dayOf(menu.meals, context)],
    ...(note === ''
      ? {}
      : { advice: { heading: cleanLine(words.advice(letterhead.expert), 320), text: note } }),
    ...aroundDays(linesOf(menu.meals), context),
  };
}

/** One day of a plan. */
export interface PlannedDay {
  /** Title of the day: a date `YYYY-MM-DD`, or words. */
  day: string;
  meals: Meals;
}

/** Several days in one document. @param days in their order; at most 31 are printed */
export function planPrintable(
  plan: { name: string; notes?: string | undefined },
  days: readonly PlannedDay[],
  context: PrintContext,
): Printable {
  const printed = days.slice(0, PRINTABLE_LIMITS.days);
  const note = cleanText(plan.notes ?? '', 4000);
  const around = aroundDays(
    printed.flatMap(({ meals }) => linesOf(meals)),
    context,
  );
  return {
    kind: 'plan',
    eyebrow: words.plan(printed.length),
    title: cleanLine(plan.name, 320) || words.unnamedMenu,
    days: printed.map(({ day, meals }) => dayOf(meals, context, titleOfDate(day, day))),
    ...(note === ''
      ? {}
      : {
          advice: { heading: cleanLine(words.advice(context.letterhead.expert), 320), text: note },
        }),
    ...around,
    legend: days.length > printed.length ? [words.cut, ...around.legend] : around.legend,
  };
}
