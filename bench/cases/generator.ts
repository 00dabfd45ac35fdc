import loadHighs from 'highs';
import { addables } from '../../src/domain/menus/addables';
import {
  mealBoundCost,
  ruleCost,
  computeWorth,
  type Served,
} from '../../src/domain/generator/amounts';
import { computePreference, type Puzzle } from '../../src/domain/generator/puzzleTypes';
import { generate } from '../../src/domain/generator/generate';
import { prepare, type Prepared } from '../../src/domain/generator/prepare';
import { buildPlaces, buildPuzzle } from '../../src/domain/generator/puzzle';
import type { PlannedDish } from '../../src/domain/generator/types';
import { generatedClient, buildWish } from '../../sync-server/modules/catalogue/generatedClients';
import { starterSet } from '../../sync-server/modules/catalogue/library';
import { median } from '../lib/stats';
import type { Case } from './context';

const CLIENTS = 10;
/** Terms per line of the LP model: longer lines are refused. */
const TERMS = 8;

type Solver = Awaited<ReturnType<typeof loadHighs>>;

function sumText(terms: readonly (readonly [factor: number, name: string])[]): string {
  return terms
    .map(([factor, name], index) => {
      const sign = factor < 0 ? '-' : '+';
      const text = `${sign} ${Math.abs(factor).toFixed(9)} ${name}`;
      return index % TERMS === TERMS - 1 ? `${text}\n` : text;
    })
    .join(' ');
}

interface Choice {
  name: string;
  dish: number;
  candidate: number;
  quantity: number;
}

function ruleRows({ values, bounds, signs }: Puzzle, choices: readonly Choice[]): string[] {
  return [...bounds.keys()].map((rule) => {
    const sign = signs[rule] ?? 1;
    const terms = choices.map(
      ({ candidate, quantity, name }) =>
        [sign * quantity * (values[candidate * bounds.length + rule] ?? 0), name] as const,
    );
    return `r${rule}: ${sumText([...terms, [-1, `s${rule}`]])} <= ${(sign * (bounds[rule] ?? 0)).toFixed(9)}`;
  });
}

const mealVariables = ({ mealBounds }: Puzzle) =>
  mealBounds.flat().map((bound, index) => ({ bound, name: `m${index}` }));

function mealRows(puzzle: Puzzle, dishes: readonly Served[], choices: readonly Choice[]): string[] {
  return mealVariables(puzzle).flatMap(({ bound: { meal, of, least, most }, name }) => {
    const terms = choices.flatMap(({ dish, candidate, quantity, name: choice }) => {
      const value = puzzle.mealValues[candidate * 2 + (of === 'energy' ? 0 : 1)] ?? 0;
      return dishes[dish]?.meal === meal ? [[quantity * value, choice] as const] : [];
    });
    const under = terms.map(([factor, choice]) => [-factor, choice] as const);
    return [
      `${name}a: ${sumText([...terms, [-1, name]])} <= ${most.toFixed(9)}`,
      `${name}b: ${sumText([...under, [-1, name]])} <= ${(-least).toFixed(9)}`,
    ];
  });
}

/** A day's amounts as a model in CPLEX's LP format. */
function buildModel(puzzle: Puzzle, dishes: readonly Served[]): string {
  const choices = dishes.flatMap(({ candidate }, dish): Choice[] =>
    (puzzle.portions[candidate] ?? [1]).map((quantity, index) => ({
      name: `x${dish}_${index}`,
      dish,
      candidate,
      quantity,
    })),
  );
  const worth = [
    ...choices.map(
      ({ candidate, quantity, name }) =>
        [computePreference(puzzle, candidate, quantity), name] as const,
    ),
    ...[...puzzle.bounds.keys()].map((rule) => [-ruleCost(puzzle, rule), `s${rule}`] as const),
    ...mealVariables(puzzle).map(({ bound, name }) => [-mealBoundCost(bound), name] as const),
  ];
  const one = dishes.map(
    (_, dish) =>
      `c${dish}: ${sumText(choices.filter((choice) => choice.dish === dish).map(({ name }) => [1, name] as const))} = 1`,
  );
  const rows = [...one, ...ruleRows(puzzle, choices), ...mealRows(puzzle, dishes, choices)];
  const binary = choices.map(({ name }) => name).join('\n');
  return `Maximize\nobj: ${sumText(worth)}\nSubject To\n${rows.join('\n')}\nBinary\n${binary}\nEnd\n`;
}

function toServed({ free, wish }: Prepared, dishes: readonly PlannedDish[]): Served[] {
  return dishes.map(({ slot, line }) => ({
    meal: wish.slots.indexOf(slot),
    candidate: free.findIndex((one) => one.line.itemId === line.itemId),
    quantity: line.quantity,
  }));
}

interface Day {
  ours: number;
  exact: number;
}

function generateWeek(solver: Solver, prepared: Prepared): { days: Day[]; took: number } {
  const since = performance.now();
  const outcome = generate(prepared, { seed: 'a', kept: [] });
  const took = performance.now() - since;
  if (outcome.kind !== 'plan') return { days: [], took };
  const puzzle = buildPuzzle(prepared, buildPlaces(prepared, { seed: 'a', kept: [] }));
  const days = Array.from({ length: outcome.plan.days }, (_, day): Day => {
    const dishes = toServed(
      prepared,
      outcome.plan.dishes.filter((dish) => dish.day === day),
    );
    const { ObjectiveValue } = solver.solve(buildModel(puzzle, dishes), { time_limit: 20 });
    return { ours: computeWorth(puzzle, dishes), exact: ObjectiveValue };
  });
  return { days, took };
}

export const generator: Case = async (run) => {
  const solver = await loadHighs();
  const set = starterSet();
  const all = addables(set.catalogue, [], [], set.library);
  const weeks = Array.from({ length: CLIENTS }, (_, number) =>
    generateWeek(solver, prepare(all.values(), buildWish(generatedClient(number)))),
  );
  const days = weeks.flatMap((week) => week.days);
  const gaps = days.map(({ ours, exact }) => ((exact - ours) / Math.abs(exact)) * 100);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  run.note(`${days.length} days; the farthest is ${Math.max(...gaps).toFixed(1)} % from the best`);
  const name = 'generator: amounts of a day, below the best by';
  run.report({ name: `${name}, mean`, ours: mean, unit: '%', target: { atMost: 2 } });
  run.report({ name: `${name}, median`, ours: median(gaps), unit: '%' });
  run.report({
    name: 'generator: seven days, median',
    ours: median(weeks.map(({ took }) => took)),
    unit: 'ms',
    target: { atMost: 2000 },
  });
  const fortnight = prepare(all.values(), buildWish(generatedClient(0), { days: 14 }));
  const since = performance.now();
  generate(fortnight, { seed: 'a', kept: [] });
  run.report({
    name: 'generator: fourteen days',
    ours: performance.now() - since,
    unit: 'ms',
    target: { atMost: 4000 },
  });
};
