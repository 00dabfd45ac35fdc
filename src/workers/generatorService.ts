import { addables, indexItem } from '../domain/menus/addables';
import { matchNames, preferring, type MatchedNames } from '../domain/practice/ai/proposal';
import type { CatalogueEntry } from '../domain/food/catalogue';
import type { OwnFood } from '../domain/food/ownFoods';
import type { LibraryEntry } from '../domain/records/library';
import type { Recipe } from '../domain/records/recipes';
import { findClashes, type Clash } from '../domain/generator/clashes';
import { exchangesFor, type Exchanges } from '../domain/generator/exchanges';
import { judgePlan, findRepeats } from '../domain/generator/check';
import { generate } from '../domain/generator/generate';
import { prepare, type Prepared } from '../domain/generator/prepare';
import type { GenerateOptions } from '../domain/generator/puzzle';
import type {
  GeneratedPlan,
  GeneratorOutcome,
  DishPosition,
  PlannedDish,
  Wish,
} from '../domain/generator/types';
import type { IndexItem } from '../domain/search/foodIndex';
import { whyChosen, type ChoiceReason } from '../domain/generator/why';

export interface GeneratorSources {
  catalogue: readonly CatalogueEntry[];
  foods: readonly OwnFood[];
  recipes: readonly Recipe[];
  library: readonly LibraryEntry[];
}

export interface GeneratorService {
  open(sources: GeneratorSources, wish: Wish): { free: number; all: number };
  /**
   * @param onProgress gets the share done, 0–1
   * @param names dishes to prefer, as a model named them
   */
  generate(
    options: GenerateOptions,
    onProgress?: (done: number) => void,
    names?: readonly string[],
  ): GeneratorOutcome;
  match(names: readonly string[]): MatchedNames;
  exchanges(dishes: readonly PlannedDish[], at: DishPosition): Exchanges;
  why(dishes: readonly PlannedDish[], at: DishPosition): ChoiceReason[];
  clashes(plan: GeneratedPlan): Clash[];
  check(dishes: readonly PlannedDish[]): Pick<GeneratedPlan, 'verdict' | 'repeats'>;
}

export function createGeneratorService(): GeneratorService {
  let prepared: Prepared | undefined;
  let items: IndexItem[] = [];
  const opened = (): Prepared => {
    if (!prepared) throw new Error('nothing was opened');
    return prepared;
  };
  const match = (names: readonly string[]) => matchNames(names, items, opened());
  return {
    open: ({ catalogue, foods, recipes, library }, wish) => {
      const all = [...addables(catalogue, foods, recipes, library).values()];
      prepared = prepare(all, wish);
      items = all.map(indexItem);
      return { free: prepared.free.length, all: prepared.candidates.length };
    },
    generate: (options, onProgress, names = []) => {
      const from = names.length === 0 ? opened() : preferring(opened(), match(names));
      return generate(from, options, onProgress);
    },
    match,
    exchanges: (dishes, at) => exchangesFor(opened(), dishes, at),
    why: (dishes, at) => whyChosen(opened(), dishes, at),
    clashes: (plan) => findClashes(opened(), plan),
    check: (dishes) => ({
      verdict: judgePlan(opened(), dishes),
      repeats: findRepeats(opened(), dishes),
    }),
  };
}
