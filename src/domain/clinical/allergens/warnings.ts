import type { MenuItem } from '../../food/storedLines';
// From its own module: a visitor's page reads allergies without the schemas.
import { SERVING_UNIT } from '../../food/servingUnit';
import { splitTags } from '../../schema/tags';
import { isTolerated, saysNoAllergy } from './noAllergy';
import {
  getAllergy,
  namesException,
  type Allergy,
  type AllergyLevel,
  type Reading,
  type Sign,
} from './readAllergy';
import { usualParts } from './usualParts';

export type { AllergyLevel } from './readAllergy';

export interface AllergyWarning {
  allergy: string;
  level: AllergyLevel;
  sign: string;
  allergen: string;
  /** The part of the dish that brings it; absent where its own name or what it declares says so. */
  part?: string;
}

type Line = Pick<MenuItem, 'name' | 'snapshot'>;

const LEVELS: readonly AllergyLevel[] = ['contains', 'may', 'related'];
const ALSO = /\s+và\s+|[/+&•]/iu;

const MAX_READ = 5_000;

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

/** The allergies of one tag; "hải sản trừ cá và mực" is one. */
const splitAllergies = (tag: string): string[] =>
  splitTags(tag).flatMap((words) => (namesException(words) ? [words] : splitTags(words, ALSO)));

const namedAllergies = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .filter((tag) => !saysNoAllergy(tag))
      .flatMap(splitAllergies)
      .filter((words) => !isTolerated(words) && !saysNoAllergy(words)),
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
