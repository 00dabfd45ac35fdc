import type { Limits } from '../clinical/limits';
import type { Client } from '../records/clients';
import type { Menu } from '../records/menus';
import type { MealSlot, Meals, MenuItem } from '../food/storedLines';
import { sortedItems } from '../food/lines';
import type { NutrientMap } from '../food/nutrients';
import { formatNumber } from '../nutrition/format';
import { mealTotals, menuTotals } from '../nutrition/totals';
import { ageFrom } from '../person/body';
import { avoidedBy } from '../clinical/allergens/avoided';
import type { DecidedAdvice } from '../verdict/advice/advice';
import { mealsByHour } from '../clinical/customs/mealOrder';
import type { MealHours } from '../clinical/customs/client';
import { amountsOf } from '../verdict/amounts';
import { judgeDay } from '../verdict/judge';
import { verdictReport } from '../verdict/report';
import type { Standard } from '../verdict/types';
import { allergiesOf } from './allergies';
import { cleanLine, cleanText } from '../text/clean';
import { dateText, madeOn, titleOfDate } from './dates';
import { dayFaults, figuresOf, legendOf } from './figures';
import { guidanceOf } from './guidance';
import { figureText, rowOf } from './line';
import {
  PRINTABLE_LIMITS,
  type Letterhead,
  type Printable,
  type PrintableDay,
  type PrintableSection,
} from '../records/printableModel';
import { imageField } from './images';
import { dayFor, nameWithoutCode, readerOf, textWithoutCode, type Reader } from './readers';
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
  /** Lines of advice that hold for the client, with the expert's decisions. */
  advice?: readonly DecidedAdvice[] | undefined;
  /** When the client eats on a day. */
  hoursOn?: ((date: string) => MealHours) | undefined;
  /** The standard of the client's days, and words of the record that no plan reckons with: the dietitian reads them. */
  standard?: Standard | undefined;
  ignored?: readonly string[] | undefined;
  /** The dishes that the device or the gateway knows, by id. */
  recipes: ReadonlyMap<string, Prepared>;
}

type PrintedMenu = Pick<Menu, 'name' | 'description' | 'meals'> &
  Partial<Pick<Menu, 'targetDate' | 'notes' | 'kind' | 'coverImage' | 'clientId' | 'hospitalDiet'>>;

/** The name of a meal, with its hour where the record has one. */
const headingOf = (name: string, time: string | undefined): string =>
  time === undefined ? name : words.atHour(name, time);

function sectionOf(
  slot: MealSlot,
  meals: Meals,
  { client, recipes, hours = {} }: PrintContext & { hours?: MealHours },
): PrintableSection[] {
  const meal = meals[slot];
  const avoided = client && avoidedBy(client);
  const items = sortedItems(meal);
  if (items.length === 0 && !meal.notes?.trim()) return [];
  const alone = slot === 'snack1' && meals.snack2.items.length === 0;
  return [
    {
      heading: headingOf(alone ? words.snackAlone : words.slots[slot], hours[slot]),
      total: figureText('calories', mealTotals(meal).calories),
      rows: items
        .slice(0, PRINTABLE_LIMITS.rows)
        .map((item) => rowOf(item, avoided, recipes.get(item.itemId)?.coverImage)),
      ...(meal.notes?.trim() ? { note: cleanText(meal.notes, 2000) } : {}),
      ticked: true,
    },
  ];
}

/** @param date of the day, for the hours of its meals */
export function dayOf(
  meals: Meals,
  context: PrintContext,
  { heading, date = context.today }: { heading?: string; date?: string | undefined } = {},
): PrintableDay {
  const { client, targets, limits, standard, dietOf, hoursOn } = context;
  const hours = hoursOn?.(date) ?? {};
  const reader = readerOf(context);
  const faults = standard && dayFaults(judgeDay(amountsOf(meals), standard));
  const name = client ? firstNameOf(client.clientName) : '';
  const diet = dietOf?.(meals);
  return dayFor(reader, {
    ...(heading === undefined ? {} : { heading }),
    sections: mealsByHour(DAY_ORDER, hours).flatMap((slot) =>
      sectionOf(slot, meals, { ...context, hours }),
    ),
    figures: figuresOf(menuTotals(meals), { targets, limits, reader, faults }),
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

/** The verdict for the dietitian; nothing for a client, and where nobody's limits are known. */
function verdictFor(
  days: Parameters<typeof verdictReport>[0],
  { standard, ignored = [], ...context }: PrintContext,
): Pick<Printable, 'verdict'> {
  if (!standard || readerOf(context) !== 'dietitian') return {};
  const { level, text, lines } = verdictReport(days, standard);
  const notes =
    ignored.length > 0
      ? [{ level: 'note' as const, text: words.ignored(ignored.join(' · ')) }]
      : [];
  const all = [...lines, ...notes].slice(0, PRINTABLE_LIMITS.rows);
  return {
    verdict: {
      heading: words.verdict,
      level,
      text: cleanLine(text, 300),
      lines: all.map((line) => ({ level: line.level, text: cleanLine(line.text, 1000) })),
    },
  };
}

/** Parts that are the same for a day and for many: for whom, allergies, what to mind, how it is made, who says so. */
export function aroundDays(days: Parameters<typeof verdictReport>[0], context: PrintContext) {
  const { client, recipes, letterhead, today, advice = [] } = context;
  const lines = days.flatMap(({ meals }) => linesOf(meals));
  const person = personOf(context);
  const allergies = allergiesOf(lines, client && avoidedBy(client));
  return {
    ...(person ? { person } : {}),
    ...(allergies ? { allergies } : {}),
    ...(client ? guidanceOf(advice, letterhead, readerOf(context)) : {}),
    ...verdictFor(days, context),
    preparations: preparationsOf(lines, recipes),
    legend: legendOf(lines),
    made: madeOn(today),
    letterhead,
  };
}

/** Name of a menu on paper and in the subject of a mail; a client's names no code. */
export const menuNameOnPaper = ({
  name,
  clientId,
  hospitalDiet,
}: Pick<Menu, 'name'> & Partial<Pick<Menu, 'clientId' | 'hospitalDiet'>>): string =>
  cleanLine(clientId === undefined ? name : nameWithoutCode(name, hospitalDiet), 320) ||
  words.unnamedMenu;

/** A menu of one day, personal or a master. */
export function menuPrintable(menu: PrintedMenu, context: PrintContext): Printable {
  const { client, letterhead } = context;
  const name = menuNameOnPaper(menu);
  const date = menu.targetDate;
  const isClients = readerOf(context) === 'client';
  const about = isClients ? textWithoutCode(menu.description, menu.hospitalDiet) : menu.description;
  const description = cleanText(about, 2000);
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
    days: [dayOf(menu.meals, context, { date })],
    ...(note === ''
      ? {}
      : { advice: { heading: cleanLine(words.advice(letterhead.expert), 320), text: note } }),
    ...aroundDays([{ name, meals: menu.meals }], context),
  };
}

/** One day of a plan. */
export interface PlannedDay {
  /** Title of the day: a date `YYYY-MM-DD`, or words. */
  day: string;
  meals: Meals;
}

/** The date in the title of a day, where it is one. */
const dateIn = (day: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;

/** Several days in one document. @param days in their order; at most 31 are printed */
export function planPrintable(
  plan: { name: string; notes?: string | undefined },
  days: readonly PlannedDay[],
  context: PrintContext,
): Printable {
  const printed = days.slice(0, PRINTABLE_LIMITS.days);
  const note = cleanText(plan.notes ?? '', 4000);
  const named = printed.map(({ day, meals }) => ({ name: dateText(day), meals }));
  const around = aroundDays(named, context);
  return {
    kind: 'plan',
    eyebrow: words.plan(printed.length),
    title: cleanLine(plan.name, 320) || words.unnamedMenu,
    days: printed.map(({ day, meals }) =>
      dayOf(meals, context, { heading: titleOfDate(day, day), date: dateIn(day) }),
    ),
    ...(note === ''
      ? {}
      : {
          advice: { heading: cleanLine(words.advice(context.letterhead.expert), 320), text: note },
        }),
    ...around,
    legend: days.length > printed.length ? [words.cut, ...around.legend] : around.legend,
  };
}
