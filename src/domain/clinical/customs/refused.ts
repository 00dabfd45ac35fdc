import type { FoodGroup } from '../allergens/foodGroups';
import { groupRefused } from '../allergens/groupRefused';
import { Lexicon } from '../../text/lexicon';
import { usualParts } from '../allergens/usualParts';
import { allergyWarnings, type AllergyWarning } from '../allergens/warnings';
import type { MenuItem } from '../../food/storedLines';
// From its own module: a visitor's page reads allergies without the schemas.
import { SERVING_UNIT } from '../../food/servingUnit';
import { normalise } from '../../text/fold';
import { splitTags } from '../../schema/tags';

type Line = Pick<MenuItem, 'name' | 'snapshot'>;
type Sign = Pick<AllergyWarning, 'sign' | 'part'> & { level: 'contains' | 'may' };

/** Words with which a refusal says itself that it is an allergy; those are kept as allergies are. */
const ALLERGY = /^(?:dị ứng|di ung)(?: với| voi)? /;

/** A food that is refused, as lines are asked for it: an allergy of free words stays one. */
export const refusalName = (food: string, isAllergy: boolean): string =>
  isAllergy ? `dị ứng ${food}` : food;

const isAllergy = (food: string): boolean => ALLERGY.test(`${normalise(food)} `);

/** The same without "dị ứng", as people read it. */
const readable = (food: string): string => food.replace(/^dị ứng (?=\S)/u, '');

const known = new Map<FoodGroup, Lexicon<'contains' | 'may' | 'not'>>();

function signsFor(group: FoodGroup): Lexicon<'contains' | 'may' | 'not'> {
  const before = known.get(group);
  if (before) return before;
  const { has, may, not } = group;
  const signs = new Lexicon<'contains' | 'may' | 'not'>()
    .addAll(has, 'contains')
    .addAll(may, 'may')
    .addAll(not, 'not');
  known.set(group, signs);
  return signs;
}

/** Signs of a group in a text; what is made like it of plants is none. */
function signsIn(text: string, group: FoodGroup): Sign[] {
  return signsFor(group)
    .find(text)
    .flatMap(({ phrase, means, denied, imitated }): Sign[] => {
      if (means === 'not' || denied || imitated === 'yes') return [];
      return [{ sign: phrase, level: imitated === 'perhaps' ? 'may' : means }];
    });
}

/** Parts that are listed; where none are, what is declared, which fish sauce may bring as well as fish. */
function signsOfParts({ name, snapshot }: Line, group: FoodGroup): Sign[] {
  const { parts = [], allergens = [] } = snapshot;
  if (parts.length > 0)
    return parts.flatMap((part) => signsIn(part, group).map((sign) => ({ ...sign, part })));
  const isElse = signsFor(group)
    .find(name)
    .some(({ means }) => means === 'not');
  if (isElse) return [];
  return allergens
    .flatMap((text) => signsIn(text, group))
    .map((sign) => ({ ...sign, level: 'may' as const }));
}

/** Parts of a dish by its kind: what its recipe lists is what is cooked, and besides only what it is nothing without. */
function signsByKind({ name, snapshot }: Line, group: FoodGroup): Sign[] {
  const isListed = (snapshot.parts?.length ?? 0) > 0;
  return usualParts(name, snapshot.basis.unit === SERVING_UNIT)
    .filter(({ isAlways, imitated }) => imitated === 'no' && (isAlways || !isListed))
    .flatMap(({ name: part, words, isAlways }) =>
      signsIn(words, group).map((sign) => ({
        ...sign,
        part,
        level: isAlways ? sign.level : ('may' as const),
      })),
    );
}

/** The certain sign of a group in a line, else one that is possible. */
function findSign(line: Line, group: FoodGroup): Sign | undefined {
  if (group.canOnlyBeReduced) return undefined;
  const others = group.matchesDishNameOnly
    ? []
    : [...signsOfParts(line, group), ...signsByKind(line, group)];
  const all = [...signsIn(line.name, group), ...others];
  return all.find(({ level }) => level === 'contains') ?? all[0];
}

/** The groups of foods that refusals mean, with the words that say so. */
export const groupsRefused = (foods: readonly string[]): { word: string; group: FoodGroup }[] =>
  foods
    .flatMap((food) => splitTags(food))
    .flatMap((word) => {
      const group = isAllergy(word) ? undefined : groupRefused(word);
      return group ? [{ word, group }] : [];
    });

/** Whether a refusal is kept in part only: no plan leaves all vegetables out. */
export const isKeptInPart = (food: string): boolean =>
  groupsRefused([food]).some(({ group }) => group.canOnlyBeReduced === true);

/**
 * Refused foods of a line: by a group of foods where the word means one ("cá" is no fish sauce), else as an allergy's words are
 * looked for. A refusal that says that it is an allergy is kept as one.
 */
export function refusalWarnings(line: Line, foods: readonly string[]): AllergyWarning[] {
  const each = [...new Set(foods.flatMap((food) => splitTags(food)))];
  return each.flatMap((food): AllergyWarning[] => {
    const group = isAllergy(food) ? undefined : groupRefused(food);
    const allergy = readable(food);
    if (!group) return allergyWarnings(line, [food]).map((one) => ({ ...one, allergy }));
    const sign = findSign(line, group);
    return sign ? [{ allergy, allergen: normalise(allergy), ...sign }] : [];
  });
}

/**
 * The refusals for which a line is not proposed: what only perhaps holds pork is not for who eats none, and what is said to be an
 * allergy is refused as allergies are.
 */
export function refusalsAgainst(line: Line, foods: readonly string[]): string[] {
  const each = [...new Set(foods.flatMap((food) => splitTags(food)))];
  return each.flatMap((food) => {
    const warnings = refusalWarnings(line, [food]);
    const isStrict = isAllergy(food) || groupRefused(food) !== undefined;
    const counts = isStrict
      ? warnings.length > 0
      : warnings.some(({ level }) => level === 'contains');
    return counts ? [readable(food)] : [];
  });
}
