import { recipes as recipeCollection, type Recipe } from '../records/recipes';
import type { MenuItem } from '../food/storedLines';
import { kitchenMeasure, weightText } from '../recipes/cooking/amount';
import { sortedItems } from '../food/lines';
import { formatNumber } from '../nutrition/format';
import { lineTotals, type NutrientTotals } from '../nutrition/totals';
import { describeAllergies } from './allergies';
import { cleanLine, cleanText } from '../text/clean';
import { madeOn } from './dates';
import { toRow } from './line';
import { buildFigures, buildLegend } from './figures';
import {
  PRINTABLE_LIMITS,
  type Letterhead,
  type Preparation,
  type Printable,
  type PrintableRow,
} from '../records/printableModel';
import { imageField } from './images';
import { LONG_TEXT_LENGTH } from '../schema/primitives';
import { printableWords as words } from './words';

export type Prepared = Pick<
  Recipe,
  'title' | 'servings' | 'prepTime' | 'cookTime' | 'instructions'
> &
  Partial<Pick<Recipe, 'coverImage'>> & {
    ingredients: readonly MenuItem[];
    many?: string | undefined;
  };

const byOrder = (a: { order: number; lineId: string }, b: { order: number; lineId: string }) =>
  a.order - b.order || (a.lineId < b.lineId ? -1 : 1);

const STEP_LENGTH = 2000;

interface Step {
  text: string;
  image: string | undefined;
}

function* listSteps({ instructions }: Pick<Recipe, 'instructions'>): Generator<Step> {
  for (const { instruction, imageUrls } of [...instructions].sort(byOrder)) {
    const text = cleanText(instruction, LONG_TEXT_LENGTH);
    const [image] = imageUrls;
    if (text !== '' || image !== undefined) yield { text, image };
  }
}

function takeFirst<T>(all: readonly T[], most: number, describeRest: (left: number) => T): T[] {
  return all.length <= most
    ? [...all]
    : [...all.slice(0, most - 1), describeRest(all.length - most + 1)];
}

function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > STEP_LENGTH) {
    const space = rest.slice(0, STEP_LENGTH + 1).search(/\s\S*$/u);
    const at = space > 0 ? space : STEP_LENGTH;
    pieces.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}

const moreRows = (count: number) => ({ name: '', note: words.moreSteps(count) });

function* listStepRows(recipe: Pick<Recipe, 'instructions'>): Generator<PrintableRow> {
  let number = 0;
  for (const { text, image } of listSteps(recipe)) {
    number += 1;
    const pieces = splitPieces(text);
    for (const [piece, note] of pieces.entries())
      yield {
        ...(piece === 0 ? { measure: `${number}.` } : {}),
        name: '',
        note,
        ...(piece === pieces.length - 1 ? imageField(image) : {}),
      };
  }
}

/** Stops at the step that is too much, so that a long recipe costs no more than one that is drawn. */
export function hasLongerSteps(recipe: Pick<Recipe, 'instructions'>, bytes: number): boolean {
  let rows = 0;
  let least = 0;
  for (const { note = '' } of listStepRows(recipe)) {
    rows += 1;
    if (rows >= PRINTABLE_LIMITS.rows) return false;
    least += note.length;
    if (least > bytes) return true;
  }
  return false;
}

const stepRows = (recipe: Pick<Recipe, 'instructions'>): PrintableRow[] =>
  takeFirst([...listStepRows(recipe)], PRINTABLE_LIMITS.rows, moreRows);

function shortSteps(recipe: Pick<Recipe, 'instructions'>): string[] {
  const texts = [...listSteps(recipe)].flatMap(({ text }) => (text === '' ? [] : [text]));
  const steps = texts.map((step) =>
    step.length <= STEP_LENGTH
      ? step
      : `${cleanText(step, STEP_LENGTH - words.longStep.length - 1)} ${words.longStep}`,
  );
  return takeFirst(steps, PRINTABLE_LIMITS.steps, words.moreSteps);
}

function ingredientText(line: MenuItem): string {
  const { basis, measures } = line.snapshot;
  const amount = line.quantity * line.unitAmount;
  const weight = weightText(amount, basis.unit);
  const measure = kitchenMeasure(amount, measures);
  return cleanLine(measure ? `${measure} ${line.name} (${weight})` : `${weight} ${line.name}`, 400);
}

export function buildPreparation(recipe: Prepared): Preparation {
  const times = words.minutes(recipe.prepTime, recipe.cookTime);
  const servings = words.forServings(formatNumber(recipe.servings, 1));
  return {
    title: cleanLine(recipe.title, 320),
    times: [times, servings].filter(Boolean).join(' · '),
    ingredients: sortedItems({ items: [...recipe.ingredients] }).map(ingredientText),
    steps: shortSteps(recipe),
  };
}

function perServing(totals: NutrientTotals, servings: number): NutrientTotals {
  return Object.fromEntries(
    Object.entries(totals).map(([key, total]) => [
      key,
      { ...total, known: total.known / servings },
    ]),
  );
}

interface RecipeContext {
  letterhead: Letterhead;
  today: string;
}

function aboutRecipe(recipe: Recipe): string[] {
  const { difficulty, cuisine, prepTime, cookTime, servings } = recipe;
  const difficultyWords: Readonly<Record<string, string>> =
    recipeCollection.fields.difficulty.words;
  return [
    words.forServings(formatNumber(servings, 1)),
    words.minutes(prepTime, cookTime),
    difficulty ? words.difficulty(difficultyWords[difficulty] ?? difficulty) : '',
    cuisine ? words.cuisine(cuisine) : '',
    recipe.tags.map(({ label }) => label).join(', '),
  ].filter(Boolean);
}

export function recipePrintable(recipe: Recipe, { letterhead, today }: RecipeContext): Printable {
  const lines = sortedItems({ items: recipe.ingredients });
  const tips = (recipe.tips ?? []).map((tip) => cleanLine(tip, 300)).filter(Boolean);
  const about = [
    cleanText(recipe.description, 1500),
    cleanLine(aboutRecipe(recipe).join(' · '), 480),
  ];
  const allergies = describeAllergies(lines, [], words.declaredOfDish);
  const rows = lines.slice(0, PRINTABLE_LIMITS.rows).map((line) => toRow(line));
  const numbered = stepRows(recipe);
  return {
    kind: 'recipe',
    eyebrow: words.recipe,
    title: cleanLine(recipe.title, 320) || recipeCollection.title.untitled,
    description: about.filter(Boolean).join('\n'),
    ...imageField(recipe.coverImage),
    ...(allergies ? { allergies } : {}),
    days: [
      {
        sections: [
          { heading: words.ingredients, rows, ticked: true },
          ...(numbered.length > 0 ? [{ heading: words.steps, rows: numbered, ticked: false }] : []),
        ],
        figures: buildFigures(perServing(lineTotals(lines), recipe.servings), {}),
        against: words.perServing,
      },
    ],
    preparations: [],
    ...(tips.length > 0
      ? { advice: { heading: words.tips, text: tips.join('\n').slice(0, 4000) } }
      : {}),
    legend: buildLegend(lines),
    made: madeOn(today),
    letterhead,
  };
}
