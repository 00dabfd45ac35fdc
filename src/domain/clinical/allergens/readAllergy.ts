import { regionalNames } from '../../food/aliases';
import { fromKeystrokes } from '../../text/keystrokes';
import { fold, hasAccents, normalise } from '../../text/fold';
import { Lexicon } from '../../text/lexicon';
import { readException, refusedByException, splitException, type Exception } from './exceptions';
import { withTones } from './missingTones';
import { saysNoAllergy } from './noAllergy';
import { NOT_EATEN } from './notEaten';
import { refusalNamed, SHORT_NAMES } from './refusals';
import { foodsOfSentence } from './sentence';
import { SAID_AS } from './synonyms';
import { ALLERGENS, MEATS, OF_FLESH, OF_THE_SEA, type Allergen } from './words';

/** `contains`: is it or is made of it; `may`: often is; `related`: may be confused by the body. */
export type AllergyLevel = 'contains' | 'may' | 'related';

export type Meaning = AllergyLevel | 'not';

const SMALL_WORDS =
  /^(dị ứng|không dung nạp|bất dung nạp|kiêng|tránh)\s+((?:rất |hơi |khá )?(?:nặng|nhẹ|nghiêm trọng)\s+)?(với\s+)?/;
/** How bad an allergy is, behind its name. */
const SEVERITY = /\s+(?:rất |hơi |khá )?(?:nặng|nhẹ|nghiêm trọng)$/;

const NAMES = ALLERGENS.map((allergen) => ({
  allergen,
  names: new Lexicon<'group' | 'one' | 'not'>()
    .addAll(allergen.group, 'group')
    .addAll(allergen.has, 'one')
    .addAll([...allergen.not, ...NOT_EATEN], 'not'),
}));

const POSSIBLE = ALLERGENS.reduce((all, { may }) => all.addAll(may, true), new Lexicon<true>());

function buildLexicon(
  allergen: Allergen,
  ones: readonly string[] | 'group' | 'sea',
  opened: readonly string[],
): Lexicon<Meaning> {
  const lexicon = new Lexicon<Meaning>().addAll(opened, 'not');
  if (ones === 'sea' && allergen.sea)
    lexicon.addAll(allergen.sea, 'contains').addAll(allergen.has, 'may');
  else if (ones === 'group' || ones === 'sea') lexicon.addAll(allergen.has, 'contains');
  else {
    const same = allergen.same?.filter((names) => ones.some((one) => names.includes(one))) ?? [];
    const own = [
      ...ones.flatMap((one) => [one, SAID_AS.get(one) ?? one, ...regionalNames(one)]),
      ...same.flat(),
    ];
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

interface OwnLexicon {
  signs: Lexicon<Meaning>;
  isFlesh: boolean;
}

export interface Allergy {
  allergen: string;
  lexicons: readonly OwnLexicon[];
  /** Words that, denied of a food, say that none of it is in it: `gluten` for "celiac". */
  names: ReadonlySet<string>;
  isUnlisted: boolean;
  read: Map<string, Reading>;
}

export type Sign = { level: AllergyLevel; sign: string; part?: string };

export interface Reading {
  signs: readonly Sign[];
  denied: readonly string[];
}

const MEAT = new Lexicon<true>().addAll(MEATS, true);

function namedIn(names: (typeof NAMES)[number]['names'], word: string) {
  const matches = names.find(word);
  if (matches.length > 0 || fold(word) === word) return matches;
  return names.find(fold(word)).filter(({ known }) => known.includes(' '));
}

const KNOWN_NAMES = [...ALLERGENS.flatMap(({ group, has }) => [...group, ...has]), 'sữa bò'];

/** The meaning of keystrokes without an input method, where the word itself names nothing: "toom" is "tôm". */
function knownByKeys(word: string): string | undefined {
  if (NAMES.some(({ names }) => namedIn(names, word).length > 0)) return undefined;
  const keyed = fromKeystrokes(word);
  const isNamed = keyed !== undefined && NAMES.some(({ names }) => names.find(keyed).length > 0);
  return isNamed ? keyed : undefined;
}

/** Words without accents that are several foods: none of them is chosen, all are possible, and which is meant is asked. */
const TWINS: ReadonlyMap<string, readonly string[]> = new Map([
  ['dua', ['dứa', 'thơm', 'khóm', 'dừa', 'dưa']],
  ['ngo', ['ngô', 'bắp', 'ngò']],
]);

function readTwins(allergen: string, foods: readonly string[]): Allergy {
  const signs = new Lexicon<Meaning>().addAll(foods, 'may');
  const lexicons = [{ signs, isFlesh: false }];
  return { allergen, lexicons, names: new Set(), isUnlisted: true, read: new Map() };
}

function toAllergyName(allergy: string): string {
  const typed = normalise(allergy).replace(SMALL_WORDS, '').replace(SEVERITY, '');
  const word = SHORT_NAMES.get(typed) ?? typed;
  const isKnown =
    !hasAccents(word) ||
    NAMES.some(({ names }) => names.find(word).some(({ phrase }) => phrase === word));
  if (isKnown) return knownByKeys(word) ?? word;
  return withTones(word, KNOWN_NAMES);
}

function refusedSigns(word: string, refusal: ReturnType<typeof refusalNamed>): Lexicon<Meaning> {
  const signs = new Lexicon<Meaning>();
  if (refusal)
    return signs
      .addAll(refusal.has, 'contains')
      .addAll(refusal.may, 'may')
      .addAll(refusal.not, 'not');
  return [word, ...regionalNames(word)].reduce(
    (own, name) => own.add(name, 'contains', name === word),
    signs,
  );
}

/** Allergens whose group a text names. */
const groupsIn = (text: string): Allergen[] =>
  NAMES.filter(({ names }) => namedIn(names, text).some(({ means }) => means === 'group')).map(
    ({ allergen }) => allergen,
  );

/** "Hải sản trừ cá": the group, with what of it is eaten. */
function readWithException(word: string): (Exception & { base: string }) | undefined {
  const split = splitException(word);
  const exception = split && readException(split, groupsIn(split.base));
  return exception && { ...exception, base: split.base };
}

/** Whether words name a group without foods of it that a list knows: "hải sản trừ cá và mực". */
export const namesException = (words: string): boolean =>
  readWithException(toAllergyName(words)) !== undefined;

interface NamedLexicons {
  lexicons: OwnLexicon[];
  phrases: ReadonlySet<string>;
  names: ReadonlySet<string>;
  isCovered: boolean;
}

function readNames(word: string, exception: Exception | undefined): NamedLexicons {
  const lexicons: OwnLexicon[] = [];
  const phrases = new Set<string>();
  const called = new Set<string>();
  let isCovered = false;
  for (const { allergen, names } of NAMES) {
    const named = namedIn(names, word).filter(({ means }) => means !== 'not');
    const groups = named.filter(({ means }) => means === 'group');
    if (named.length === 0 || !(groups.length > 0 || allergen.kin)) continue;
    isCovered ||= named.some(({ phrase }) => phrase === word);
    if (exception && !exception.allergens.includes(allergen)) continue;
    const onlySea = groups.length > 0 && groups.every(({ known }) => OF_THE_SEA.has(known));
    const ones = onlySea ? 'sea' : groups.length > 0 ? 'group' : named.map(({ known }) => known);
    const signs = buildLexicon(allergen, ones, exception?.opened ?? []);
    lexicons.push({ signs, isFlesh: OF_FLESH.has(allergen) });
    for (const { phrase, known } of named) {
      const own = SAID_AS.get(known) ?? (hasAccents(phrase) ? phrase : known);
      phrases.add(own);
      for (const name of [own, known]) called.add(name);
    }
  }
  return { lexicons, phrases, names: called, isCovered };
}

const isFlesh = (words: string): boolean => MEAT.find(words).length > 0;

function readAllergy(allergy: string): Allergy {
  const whole = toAllergyName(refusedByException(allergy) ?? allergy);
  const twins = TWINS.get(whole);
  if (twins) return readTwins(whole, twins);
  const read = new Map<string, Reading>();
  if (saysNoAllergy(whole))
    return { allergen: whole, lexicons: [], names: new Set(), isUnlisted: false, read };
  const exception = readWithException(whole);
  const word = exception?.base ?? whole;
  const { lexicons, phrases, names, isCovered } = readNames(word, exception);
  const refusal = refusalNamed(word);
  const others = isCovered || refusal ? [] : foodsOfSentence(word);
  for (const food of others)
    lexicons.push({ signs: refusedSigns(food, refusalNamed(food)), isFlesh: isFlesh(food) });
  if (!isCovered) {
    const hasFlesh = lexicons.some((one) => one.isFlesh) || isFlesh(word);
    lexicons.push({
      signs: refusedSigns(word, refusal),
      isFlesh: hasFlesh || refusal !== undefined,
    });
  }
  const isUnlisted =
    phrases.size === 0 && !refusal && others.length === 0 && POSSIBLE.find(word).length === 0;
  const allergen = phrases.size === 0 || exception ? whole : [...phrases].join(', ');
  return { allergen, lexicons, names, isUnlisted, read };
}

const cache = new Map<string, Allergy>();

export function getAllergy(words: string): Allergy {
  const allergy = cache.get(words) ?? readAllergy(words);
  cache.set(words, allergy);
  return allergy;
}
