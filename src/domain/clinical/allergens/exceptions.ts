import { regionalNames } from '../../food/aliases';
import { fold, normalise } from '../../text/fold';
import { SAID_AS } from './synonyms';
import { ALLERGENS, type Allergen } from './words';

/** "Hải sản trừ cá và mực": a group of foods, and what of it is eaten. */
export interface SplitException {
  base: string;
  except: readonly string[];
}

/** "Ngoài ra" means "besides", and opens nothing. */
const EXCEPT =
  /^(.{1,60}?)[\s(]+(?:ngoại trừ|trừ(?: ra)?|ngoài(?! ra(?!\p{L}))|ngoai tru|tru(?: ra)?|ngoai(?! ra(?!\p{L}))) ([^()]{1,80})\)?$/u;
const BETWEEN = /\s+(?:và|với|hay|hoặc|cùng|lẫn|va|voi|hoac)\s+|\s*[/+&]\s*/u;
/** "Ăn được hải sản", "không dị ứng hải sản": what is excepted from it is refused. */
const EATEN =
  /(?<!\b(?:khong|ko|hong|chang|chua)(?: he| the)? )\b(?:an|uong|dung)(?: uong)?(?: duoc| het| tat| lai| binh thuong| thoai mai)+\b|\b(?:khong|ko|hong|chang|chua|het|khoi)(?: con| he| bi| phai| co| tung)* (?:di ung|phan ve|man cam|kieng|tranh|so|ky)\b/;
/** Words that may stand in front of the name of a refused group. */
const REFUSING =
  /^(?:(?:em|toi|minh|chau|con|be|bi|co|rat|hay|tien su|di ung|phan ve|man cam|kieng|tranh|khong|ko|an|uong|dung|duoc|dung nap|bat dung nap|nang|nhe|voi|do|vi|khi|thuc an|tat ca|ca|cac loai|moi loai|loai|mon|cac mon|nhom) )+/;

export function splitException(words: string): SplitException | undefined {
  const [, base, except] = EXCEPT.exec(normalise(words)) ?? [];
  if (base === undefined || except === undefined || EATEN.test(fold(base))) return undefined;
  return { base, except: except.split(BETWEEN).map((food) => food.trim()) };
}

const REFUSAL = /\b(?:di ung|phan ve|man cam|kieng|tranh)\b/g;

/** Foods that are left out of what is eaten, "ăn được hải sản trừ tôm": those are refused. */
export function refusedByException(words: string): string | undefined {
  const [, base = '', except] = EXCEPT.exec(normalise(words)) ?? [];
  const eaten = EATEN.exec(fold(base))?.[0];
  // "Hết dị ứng sữa còn dị ứng hải sản trừ cua" refuses more than what is excepted.
  const isAll = eaten !== undefined && countRefusals(base) === countRefusals(eaten);
  return isAll ? except : undefined;
}
const countRefusals = (words: string): number => fold(words).match(REFUSAL)?.length ?? 0;

const sameWord = (food: string) => (known: string) =>
  known === food || (fold(food) === food && fold(known) === food);
/** The names of a food of an allergen, and of no other that is like it; undefined where the allergen does not hold it. */
function namesOfFood(food: string, { has, may, not }: Allergen): string[] | undefined {
  const is = sameWord(food);
  const known = [...has, ...may, ...not].find(is);
  if (known === undefined) return undefined;
  return [known, SAID_AS.get(known) ?? known, ...regionalNames(known)];
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

/** Whether words are the name of a group and nothing else, behind words that refuse it. */
function isGroupName(base: string, allergens: readonly Allergen[]): boolean {
  const typed = normalise(base).split(' ');
  const rest = fold(base).replace(REFUSING, '').split(' ').length;
  const bare = typed.slice(-rest).join(' ');
  const names = [base, bare, `các loại ${bare}`, `cac loai ${bare}`];
  return allergens.some(
    ({ group }) => names.some((name) => group.some(sameWord(name))) || FISH_WORDS.test(bare),
  );
}

/**
 * The rest of an allergy that names a group without some foods; undefined where it names none, or a food that the group does not
 * hold: then nothing is opened.
 * @param allergens those that the words of a group name
 */
export function readException(
  { base, except }: SplitException,
  allergens: readonly Allergen[],
): Exception | undefined {
  if (!isGroupName(base, allergens)) return undefined;
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
