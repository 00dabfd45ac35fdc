import { regionalNames } from '../../food/aliases';
import { fold, normalise } from '../../text/fold';
import { SAID_AS } from './synonyms';
import { ALLERGENS, type Allergen } from './words';

/** "Hải sản trừ cá và mực": a group of foods, and what of it is eaten. */
export interface SplitException {
  base: string;
  except: readonly string[];
}

const EXCEPT =
  /^(.{1,60}?)[\s(]+(?:ngoại trừ|trừ|ngoài|ngoai tru|tru|ngoai)(?: ra)? ([^()]{1,80})\)?$/u;
const BETWEEN = /\s+(?:và|với|hay|hoặc|cùng|lẫn|va|voi|hoac)\s+|\s*[/+&]\s*/u;

export function splitException(words: string): SplitException | undefined {
  const [, base, except] = EXCEPT.exec(normalise(words)) ?? [];
  if (base === undefined || except === undefined) return undefined;
  return { base, except: except.split(BETWEEN).map((food) => food.trim()) };
}

const sameWord = (food: string) => (known: string) =>
  known === food || (fold(food) === food && fold(known) === food);
/** The names of a food of an allergen, as far as they are one food; undefined where the allergen does not hold it. */
function namesOfFood(food: string, { has, may, not, same = [] }: Allergen): string[] | undefined {
  const is = sameWord(food);
  const known = [...has, ...may, ...not].find(is);
  if (known === undefined) return undefined;
  const alike = same.filter((names) => names.includes(known)).flat();
  return [known, SAID_AS.get(known) ?? known, ...regionalNames(known), ...alike];
}

function openedFood(food: string, allergens: readonly Allergen[]): string[] | undefined {
  const bare = food.replace(/^(?:hạt|con|thịt|hat|thit) /u, '');
  return [food, bare]
    .flatMap((one) => allergens.map((allergen) => namesOfFood(one, allergen)))
    .find((names) => names !== undefined);
}

export interface Exception {
  /** Allergens that are left, without those that are wholly eaten. */
  allergens: readonly Allergen[];
  /** Names of foods that are eaten. */
  opened: readonly string[];
}

const FISH_WORDS =
  /^(?:các loại |moi loai |mọi loại |cac loai )?(?:cá|ca)(?: (?:biển|sông|đồng|nước ngọt|bien|song|dong|nuoc ngot))?$/u;

function wholeGroup(food: string, allergens: readonly Allergen[]): Allergen | undefined {
  const name = FISH_WORDS.test(food) ? 'cá' : food;
  return allergens.find(
    ({ group }) => allergens.length > 1 && group.some(sameWord(name)) && !isSharedName(name),
  );
}
/** "Hải sản" names several allergens at once, "cá" one. */
const isSharedName = (name: string): boolean =>
  ALLERGENS.filter(({ group }) => group.some(sameWord(name))).length > 1;

/**
 * What an allergy leaves that names a group without some foods; undefined where it names none, or a food that the group does not
 * hold: then nothing is opened.
 * @param allergens those that the words of a group name
 */
export function readException(
  { except }: SplitException,
  allergens: readonly Allergen[],
): Exception | undefined {
  const out = new Set<Allergen>();
  const opened: string[] = [];
  for (const food of except) {
    const group = wholeGroup(food, allergens);
    const names = group ? [] : openedFood(food, allergens);
    if (names === undefined) return undefined;
    if (group) out.add(group);
    opened.push(...names);
  }
  return { allergens: allergens.filter((one) => !out.has(one)), opened };
}
