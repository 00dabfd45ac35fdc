import type { MenuItem } from '../collections/shared/lines';
import { fold, normalise } from '../search/fold';
import { regionalNames } from '../search/aliases';
import { splitTags } from '../tags';
import { ALLERGENS, OF_THE_SEA } from './words';
import type { Allergen } from './words';
import { Lexicon } from './lexicon';

/** `contains`: is it or is made of it; `may`: often is; `related`: may be confused by the body. */
export type AllergyLevel = 'contains' | 'may' | 'related';

/** Why a food concerns somebody. */
export interface AllergyWarning {
  /** As the client's record writes it. */
  allergy: string;
  level: AllergyLevel;
  /** The words of the food that say so. */
  sign: string;
}

type Meaning = AllergyLevel | 'not';
type Sign = Pick<AllergyWarning, 'level' | 'sign'>;

const LEVELS: readonly AllergyLevel[] = ['contains', 'may', 'related'];
/** In a stored allergy these also stand between two. */
const ALSO = /\s+và\s+|[/+&•]/iu;
const SMALL_WORDS = /^(dị ứng|không dung nạp|bất dung nạp|kiêng|tránh)\s+(với\s+)?/;
/** What people write who are allergic to nothing. */
const NOTHING = new Set(['khong', 'khong co', 'chua ro', 'khong ro', 'chua biet', 'none', 'no']);

/** How allergies name each allergen: the whole group, or one food of it. */
const NAMES = ALLERGENS.map((allergen) => ({
  allergen,
  names: new Lexicon<'group' | 'one' | 'not'>()
    .addAll(allergen.group, 'group')
    .addAll(allergen.has, 'one')
    .addAll(allergen.not, 'not'),
}));

/** What foods say to somebody who named the group, or some foods of it. */
function lexiconOf(
  allergen: Allergen,
  ones: readonly string[] | 'group' | 'sea',
): Lexicon<Meaning> {
  const lexicon = new Lexicon<Meaning>();
  if (ones === 'sea' && allergen.sea)
    lexicon.addAll(allergen.sea, 'contains').addAll(allergen.has, 'may');
  else if (ones === 'group' || ones === 'sea') lexicon.addAll(allergen.has, 'contains');
  else {
    const own = ones.flatMap((one) => [one, ...regionalNames(one)]);
    const named = new Lexicon().addAll(own, true);
    // "Riêu cua" is of crab, and not only akin to it.
    const made = allergen.has.filter((food) => named.find(food).length > 0);
    lexicon.addAll([...own, ...made], 'contains');
  }
  return lexicon
    .addAll(allergen.has, 'related')
    .addAll(allergen.may, 'may')
    .addAll(allergen.not, 'not');
}

/** Everything by which one allergy can show in the words of a food. */
function signsOf(allergy: string): Lexicon<Meaning>[] {
  const word = normalise(allergy).replace(SMALL_WORDS, '');
  if (NOTHING.has(fold(word))) return [];
  const lexicons: Lexicon<Meaning>[] = [];
  let covered = false;
  for (const { allergen, names } of NAMES) {
    const named = names.find(word).filter(({ means }) => means !== 'not');
    const group = named.some(({ means }) => means === 'group');
    if (named.length === 0 || !(group || allergen.kin)) continue;
    const groups = named.filter(({ means }) => means === 'group');
    const onlySea = group && groups.every(({ known }) => OF_THE_SEA.has(known));
    lexicons.push(
      lexiconOf(allergen, onlySea ? 'sea' : group ? 'group' : named.map(({ known }) => known)),
    );
    // The list knows the word, and with it what only sounds like it.
    covered ||= named.some(({ phrase }) => phrase === word);
  }
  if (!covered)
    lexicons.push(
      [word, ...regionalNames(word)].reduce(
        (own, name) => own.add(name, 'contains', name === word),
        new Lexicon<Meaning>(),
      ),
    );
  return lexicons;
}

const cache = new Map<string, Lexicon<Meaning>[]>();

function lexiconsFor(allergy: string): Lexicon<Meaning>[] {
  const lexicons = cache.get(allergy) ?? signsOf(allergy);
  cache.set(allergy, lexicons);
  return lexicons;
}

function worstSign(texts: readonly string[], allergy: string): Sign | undefined {
  const signs = lexiconsFor(allergy).flatMap((lexicon) =>
    texts.flatMap((text) =>
      lexicon
        .find(text)
        .flatMap(({ phrase, means }) => (means === 'not' ? [] : [{ level: means, sign: phrase }])),
    ),
  );
  return LEVELS.flatMap((level) => signs.filter((sign) => sign.level === level))[0];
}

/**
 * The client's allergies that a food touches, the certain ones first. A tag that an older version
 * stored as one ("Tôm,sữa") counts as the allergies that it names.
 */
export function allergyWarnings(
  line: Pick<MenuItem, 'name' | 'snapshot'>,
  allergies: readonly string[],
): AllergyWarning[] {
  const { allergens = [], parts = [] } = line.snapshot;
  const texts = [line.name, ...allergens, ...parts];
  const each = [...new Set(allergies.flatMap((tag) => splitTags(tag, ALSO)))];
  const warnings = each.flatMap((allergy) => {
    const sign = worstSign(texts, allergy);
    return sign ? [{ allergy, ...sign }] : [];
  });
  return LEVELS.flatMap((level) => warnings.filter((warning) => warning.level === level));
}
