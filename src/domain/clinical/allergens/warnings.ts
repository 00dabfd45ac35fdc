import type { MenuItem } from '../../food/storedLines';
// From its own module: a visitor's page reads allergies without the schemas.
import { SERVING_UNIT } from '../../food/servingUnit';
import { fold, hasAccents, normalise } from '../../text/fold';
import { regionalNames } from '../../food/aliases';
import { splitTags } from '../../schema/tags';
import { SAID_AS } from './synonyms';
import { ALLERGENS, MEATS, OF_FLESH, OF_THE_SEA, type Allergen } from './words';
import { Lexicon } from '../../text/lexicon';
import { isTolerated, saysNoAllergy } from './noAllergy';
import { refusalNamed, SHORT_NAMES } from './refusals';
import { fromKeystrokes } from '../../text/keystrokes';
import { withTones } from './missingTones';
import { restOfSea } from './restOfSea';
import { usualParts } from './usualParts';

/** `contains`: is it or is made of it; `may`: often is; `related`: may be confused by the body. */
export type AllergyLevel = 'contains' | 'may' | 'related';

export interface AllergyWarning {
  allergy: string;
  level: AllergyLevel;
  sign: string;
  allergen: string;
  /** The part of the dish that brings it; absent where its own name or what it declares says so. */
  part?: string;
}

type Meaning = AllergyLevel | 'not';
type Sign = Pick<AllergyWarning, 'level' | 'sign' | 'part'>;
type Line = Pick<MenuItem, 'name' | 'snapshot'>;

const LEVELS: readonly AllergyLevel[] = ['contains', 'may', 'related'];
const ALSO = /\s+và\s+|[/+&•]/iu;
const SMALL_WORDS =
  /^(dị ứng|không dung nạp|bất dung nạp|kiêng|tránh)\s+((?:rất |hơi |khá )?(?:nặng|nhẹ|nghiêm trọng)\s+)?(với\s+)?/;
/** How bad an allergy is, behind its name. */
const SEVERITY = /\s+(?:rất |hơi |khá )?(?:nặng|nhẹ|nghiêm trọng)$/;

const NAMES = ALLERGENS.map((allergen) => ({
  allergen,
  names: new Lexicon<'group' | 'one' | 'not'>()
    .addAll(allergen.group, 'group')
    .addAll(allergen.has, 'one')
    .addAll(allergen.not, 'not'),
}));

const POSSIBLE = ALLERGENS.reduce((all, { may }) => all.addAll(may, true), new Lexicon<true>());

function buildLexicon(
  allergen: Allergen,
  ones: readonly string[] | 'group' | 'sea',
): Lexicon<Meaning> {
  const lexicon = new Lexicon<Meaning>();
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

interface Allergy {
  allergen: string;
  lexicons: readonly OwnLexicon[];
  /** Words that, denied of a food, say that none of it is in it: `gluten` for "celiac". */
  names: ReadonlySet<string>;
  isUnlisted: boolean;
  read: Map<string, Reading>;
}

interface Reading {
  signs: readonly Sign[];
  denied: readonly string[];
}

const MAX_READ = 5_000;

const MEAT = new Lexicon<true>().addAll(MEATS, true);

function namedIn(names: (typeof NAMES)[number]['names'], word: string) {
  const matches = names.find(word);
  if (matches.length > 0 || fold(word) === word) return matches;
  return names.find(fold(word)).filter(({ known }) => known.includes(' '));
}

const KNOWN_NAMES = [...ALLERGENS.flatMap(({ group, has }) => [...group, ...has]), 'sữa bò'];

/** What keystrokes without an input method mean, where the word itself names nothing: "toom" is "tôm". */
function knownByKeys(word: string): string | undefined {
  if (NAMES.some(({ names }) => namedIn(names, word).length > 0)) return undefined;
  const keyed = fromKeystrokes(word);
  const isNamed = keyed !== undefined && NAMES.some(({ names }) => names.find(keyed).length > 0);
  return isNamed ? keyed : undefined;
}

/** Words without accents that are several foods: none of them is chosen, all are possible, and which is meant is asked. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  dua: ['dứa', 'thơm', 'khóm', 'dừa', 'dưa'],
  ngo: ['ngô', 'bắp', 'ngò'],
};

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

function readAllergy(allergy: string): Allergy {
  const word = toAllergyName(allergy);
  const twins = TWINS[word];
  if (twins) return readTwins(word, twins);
  const read = new Map<string, Reading>();
  const called = new Set<string>();
  if (saysNoAllergy(word))
    return { allergen: word, lexicons: [], names: called, isUnlisted: false, read };
  const lexicons: OwnLexicon[] = [];
  const phrases = new Set<string>();
  let covered = false;
  for (const { allergen, names } of NAMES) {
    const named = namedIn(names, word).filter(({ means }) => means !== 'not');
    const groups = named.filter(({ means }) => means === 'group');
    if (named.length === 0 || !(groups.length > 0 || allergen.kin)) continue;
    const onlySea = groups.length > 0 && groups.every(({ known }) => OF_THE_SEA.has(known));
    const ones = onlySea ? 'sea' : groups.length > 0 ? 'group' : named.map(({ known }) => known);
    lexicons.push({ signs: buildLexicon(allergen, ones), isFlesh: OF_FLESH.has(allergen) });
    for (const { phrase, known } of named) {
      const own = SAID_AS.get(known) ?? (hasAccents(phrase) ? phrase : known);
      phrases.add(own);
      for (const name of [own, known]) called.add(name);
    }
    covered ||= named.some(({ phrase }) => phrase === word);
  }
  const refusal = refusalNamed(word);
  if (!covered) {
    const isFlesh = lexicons.some((one) => one.isFlesh) || MEAT.find(word).length > 0;
    lexicons.push({
      signs: refusedSigns(word, refusal),
      isFlesh: isFlesh || refusal !== undefined,
    });
  }
  const isUnlisted = phrases.size === 0 && !refusal && POSSIBLE.find(word).length === 0;
  const allergen = phrases.size === 0 ? word : [...phrases].join(', ');
  return { allergen, lexicons, names: called, isUnlisted, read };
}

const cache = new Map<string, Allergy>();

function getAllergy(words: string): Allergy {
  const allergy = cache.get(words) ?? readAllergy(words);
  cache.set(words, allergy);
  return allergy;
}

function getReading(text: string, { lexicons, names, read }: Allergy): Reading {
  const before = read.get(text);
  if (before) return before;
  const denied: string[] = [];
  const signs = lexicons.flatMap((lexicon) => {
    const matches = lexicon.signs
      .find(text)
      .filter(({ means, imitated }) => means !== 'not' && !(lexicon.isFlesh && imitated === 'yes'));
    const denials = matches.filter((one) => one.denied).map(({ known }) => known);
    denied.push(...denials);
    // "Bánh mì không gluten" denies the whole of it, "lẩu không tôm" the shrimps only.
    if (denials.some((one) => names.has(one))) return [];
    return matches
      .filter((one) => !one.denied)
      .flatMap(({ phrase, means, imitated }) => {
        if (means === 'not') return [];
        const isLess = lexicon.isFlesh && imitated === 'perhaps' && means === 'contains';
        return [{ level: isLess ? ('may' as const) : means, sign: phrase }];
      });
  });
  if (read.size >= MAX_READ) read.clear();
  const reading = { signs, denied };
  read.set(text, reading);
  return reading;
}

const signsIn = (text: string, allergy: Allergy): readonly Sign[] =>
  getReading(text, allergy).signs;

const SEA = ['cá', 'giáp xác', 'nhuyễn thể'];

const isOfSea = (words: string) =>
  SEA.some((group) => signsIn(words, getAllergy(group)).some(({ level }) => level === 'contains'));

function signsByKind({ name, snapshot }: Line, allergy: Allergy): Sign[] {
  const parts = usualParts(name, snapshot.basis.unit === SERVING_UNIT);
  const { denied } = getReading(name, allergy);
  const isLeftOut = ({ sign }: Sign) =>
    denied.some((word) => allergy.names.has(word) || ` ${sign} `.includes(` ${word} `));
  return parts.flatMap((part) => {
    const signs = signsIn(part.words, allergy).filter(
      (sign) => sign.level !== 'may' && !isLeftOut(sign),
    );
    if (signs.length === 0) return [];
    const imitated = part.imitated !== 'no' && isOfSea(part.words) ? part.imitated : 'no';
    if (imitated === 'yes') return [];
    const isCertain = part.isAlways && imitated === 'no';
    return signs.map(({ level, sign }) => ({
      level: level === 'contains' && !isCertain ? ('may' as const) : level,
      sign,
      part: part.name,
    }));
  });
}

function worstSign(line: Line, allergy: Allergy): Sign | undefined {
  const { allergens = [], parts = [] } = line.snapshot;
  const own = [
    ...[line.name, ...allergens].flatMap((text) => signsIn(text, allergy)),
    ...parts.flatMap((part) => signsIn(part, allergy).map((sign) => ({ ...sign, part }))),
  ];
  const certain = own.find(({ level }) => level === 'contains');
  if (certain) return certain;
  // The kind of dish names the part that matters: shrimp paste, rather than a seasoning that may hold some.
  const signs = [...signsByKind(line, allergy), ...own];
  return LEVELS.flatMap((level) => signs.filter((sign) => sign.level === level))[0];
}

/** Each allergy that tags name: "hải sản trừ cá" names what is left of the sea. */
const namedAllergies = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .filter((tag) => !saysNoAllergy(tag))
      .flatMap((tag) => splitTags(tag, ALSO))
      .filter((words) => !isTolerated(words))
      .flatMap((words) => restOfSea(words) ?? [words]),
  ),
];

/**
 * The client's allergies that a food touches, the certain ones first: by its name, what it declares, what it is made
 * of, and what such a dish usually holds. A tag that an older version stored as one ("Tôm,sữa") counts as the
 * allergies that it names.
 */
export function allergyWarnings(line: Line, allergies: readonly string[]): AllergyWarning[] {
  const each = namedAllergies(allergies);
  const warnings = each.flatMap((words) => {
    const allergy = getAllergy(words);
    const sign = worstSign(line, allergy);
    return sign ? [{ allergy: words, ...sign, allergen: allergy.allergen }] : [];
  });
  return LEVELS.flatMap((level) => warnings.filter((warning) => warning.level === level));
}

/**
 * The allergies of a client that no list knows: only these very letters are looked for in names and parts, so that a
 * slip of the pen finds nothing.
 */
export function unlistedAllergies(allergies: readonly string[]): string[] {
  const each = namedAllergies(allergies);
  return each.filter((words) => getAllergy(words).isUnlisted);
}
