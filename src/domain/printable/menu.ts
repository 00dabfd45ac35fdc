import type { Limits } from '../clinical/limits';
import type { Client } from '../records/clients';
import type { Menu } from '../records/menus';
import type { MealSlot, Meals, MenuItem } from '../food/storedLines';
import { sortedItems } from '../food/lines';
import type { NutrientMap } from '../food/nutrients';
import { formatNumber } from '../nutrition/format';
import { mealTotals, menuTotals } from '../nutrition/totals';
import { ageOn, ageText } from '../person/age';
import { avoidedBy } from '../clinical/allergens/avoided';
import type { DecidedAdvice } from '../verdict/advice/advice';
import { mealsByHour } from '../clinical/customs/mealOrder';
import type { MealHours } from '../clinical/customs/client';
import { computeDayAmounts } from '../verdict/amounts';
import { judgeDay } from '../verdict/judge';
import { verdictReport } from '../verdict/report';
import type { Standard } from '../verdict/types';
import { describeAllergies } from './allergies';
import { cleanLine, cleanText } from '../text/clean';
import { dateText, madeOn, titleOfDate } from './dates';
import { dayFaults, buildFigures, buildLegend } from './figures';
import { buildGuidance } from './guidance';
import { figureText, toRow } from './line';
import {
  PRINTABLE_LIMITS,
  type Letterhead,
  type Printable,
  type PrintableDay,
  type PrintableSection,
} from '../records/printableModel';
import { imageField } from './images';
import { dayFor, nameWithoutCode, getReader, textWithoutCode, type Reader } from './readers';
import { buildPreparation, type Prepared } from './recipe';
import { printableWords as words } from './words';

export const DAY_ORDER: readonly MealSlot[] = ['breakfast', 'snack1', 'lunch', 'snack2', 'dinner'];
export type PrintedClient = Pick<Client, 'clientName' | 'allergies' | 'goals'> &
  Partial<Pick<Client, 'birthYear' | 'birthMonth' | 'birthDay' | 'email' | 'medicalConditions'>>;

export interface PrintContext {
  letterhead: Letterhead;
  today: string;
  client?: PrintedClient | undefined;
  reader?: Reader | undefined;
  targets?: NutrientMap | undefined;
  limits?: Limits | undefined;
  /** Passed in by who has the table of codes, which is large. */
  getDiet?: ((meals: Meals) => PrintableDay['diet']) | undefined;
  advice?: readonly DecidedAdvice[] | undefined;
  hoursOn?: ((date: string) => MealHours) | undefined;
  standard?: Standard | undefined;
  ignored?: readonly string[] | undefined;
  recipes: ReadonlyMap<string, Prepared>;
}

type PrintedMenu = Pick<Menu, 'name' | 'description' | 'meals'> &
  Partial<Pick<Menu, 'targetDate' | 'notes' | 'kind' | 'coverImage' | 'clientId' | 'hospitalDiet'>>;

const formatHeading = (name: string, time: string | undefined): string =>
  time === undefined ? name : words.atHour(name, time);

function buildSection(
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
      heading: formatHeading(alone ? words.snackAlone : words.slots[slot], hours[slot]),
      total: figureText('calories', mealTotals(meal).calories),
      rows: items
        .slice(0, PRINTABLE_LIMITS.rows)
        .map((item) => toRow(item, avoided, recipes.get(item.itemId)?.coverImage)),
      ...(meal.notes?.trim() ? { note: cleanText(meal.notes, 2000) } : {}),
      ticked: true,
    },
  ];
}

export function buildDay(
  meals: Meals,
  context: PrintContext,
  { heading, date = context.today }: { heading?: string; date?: string | undefined } = {},
): PrintableDay {
  const { client, targets, limits, standard, getDiet, hoursOn } = context;
  const hours = hoursOn?.(date) ?? {};
  const reader = getReader(context);
  const faults = standard && dayFaults(judgeDay(computeDayAmounts(meals), standard));
  const name = client ? getFirstName(client.clientName) : '';
  const diet = getDiet?.(meals);
  return dayFor(reader, {
    ...(heading === undefined ? {} : { heading }),
    sections: mealsByHour(DAY_ORDER, hours).flatMap((slot) =>
      buildSection(slot, meals, { ...context, hours }),
    ),
    figures: buildFigures(menuTotals(meals), { targets, limits, reader, faults }),
    ...(targets ? { against: name ? words.against(name) : words.againstReference } : {}),
    ...(diet ? { diet: { ...diet, text: cleanText(diet.text, 1000) } } : {}),
  });
}

/** Vietnamese names end with the one that people are called by. */
export function getFirstName(name: string): string {
  return cleanLine(name, 200).split(' ').at(-1) ?? '';
}

export function buildPerson({ client, targets, today }: PrintContext): Printable['person'] {
  if (!client) return undefined;
  const age = ageOn(client, today);
  const calories = targets?.calories;
  const facts = [
    age === undefined ? '' : ageText(age),
    client.goals.length > 0 ? words.goal(client.goals.join(', ')) : '',
    calories === undefined ? '' : words.energyTarget(`${formatNumber(calories)} kcal`),
  ];
  return {
    name: cleanLine(client.clientName, 200),
    facts: facts.filter(Boolean).map((fact) => cleanLine(fact, 200)),
  };
}

export const listLines = (meals: Meals): MenuItem[] =>
  DAY_ORDER.flatMap((slot) => sortedItems(meals[slot]));

export function buildPreparations(
  lines: readonly MenuItem[],
  recipes: PrintContext['recipes'],
): Printable['preparations'] {
  const dishes = [
    ...new Set(lines.filter(({ type }) => type === 'recipe').map((line) => line.itemId)),
  ];
  return dishes
    .flatMap((id) => {
      const recipe = recipes.get(id);
      return recipe ? [buildPreparation(recipe)] : [];
    })
    .slice(0, PRINTABLE_LIMITS.preparations);
}

function verdictFor(
  days: Parameters<typeof verdictReport>[0],
  { standard, ignored = [], ...context }: PrintContext,
): Pick<Printable, 'verdict'> {
  if (!standard || getReader(context) !== 'dietitian') return {};
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

export function aroundDays(days: Parameters<typeof verdictReport>[0], context: PrintContext) {
  const { client, recipes, letterhead, today, advice = [] } = context;
  const lines = days.flatMap(({ meals }) => listLines(meals));
  const person = buildPerson(context);
  const allergies = describeAllergies(lines, client && avoidedBy(client));
  return {
    ...(person ? { person } : {}),
    ...(allergies ? { allergies } : {}),
    ...(client ? buildGuidance(advice, letterhead, getReader(context)) : {}),
    ...verdictFor(days, context),
    preparations: buildPreparations(lines, recipes),
    legend: buildLegend(lines),
    made: madeOn(today),
    letterhead,
  };
}

export const menuNameOnPaper = ({
  name,
  clientId,
  hospitalDiet,
}: Pick<Menu, 'name'> & Partial<Pick<Menu, 'clientId' | 'hospitalDiet'>>): string =>
  cleanLine(clientId === undefined ? name : nameWithoutCode(name, hospitalDiet), 320) ||
  words.unnamedMenu;

export function menuPrintable(menu: PrintedMenu, context: PrintContext): Printable {
  const { client, letterhead } = context;
  const name = menuNameOnPaper(menu);
  const date = menu.targetDate;
  const isClients = getReader(context) === 'client';
  const about = isClients ? textWithoutCode(menu.description, menu.hospitalDiet) : menu.description;
  const description = cleanText(about, 2000);
  const note = client ? cleanText(menu.notes ?? '', 4000) : '';
  return {
    kind: 'menu',
    eyebrow: cleanLine(
      [client ? words.menu : words.master, date ? name : ''].filter(Boolean).join(' · '),
      120,
    ),
    title: date ? titleOfDate(date, name) : name,
    ...(description === '' ? {} : { description }),
    ...imageField(menu.coverImage),
    days: [buildDay(menu.meals, context, { date })],
    ...(note === ''
      ? {}
      : { advice: { heading: cleanLine(words.advice(letterhead.expert), 320), text: note } }),
    ...aroundDays([{ name, meals: menu.meals }], context),
  };
}

export interface PlannedDay {
  /** `YYYY-MM-DD`, or words. */
  day: string;
  meals: Meals;
}

const dateIn = (day: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;

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
      buildDay(meals, context, { heading: titleOfDate(day, day), date: dateIn(day) }),
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
