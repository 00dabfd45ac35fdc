import { fold } from '../../text/fold';
import { plainLetters } from './plainLetters';

export interface Identity {
  names: readonly string[];
  /** Whole names of others; their given names count behind a title only, since too many of them are words. */
  others?: readonly string[];
  emails?: readonly string[];
  phones?: readonly string[];
}

export const NAMELESS = 'khách';
const REMOVED = '[đã bỏ]';

const EMAIL = /[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:"]{1,255}/gu;
/** Nine to twelve digits, as phones and identity cards are written: with points, spaces or hyphens between them. */
const NUMBER = /(?<![\d.,])\+?\d(?:[\s.-]?\d){8,11}(?!\d)/gu;
const TITLES =
  '(?:anh|chị|em|cô|chú|bác|ông|bà|cụ|cậu|mợ|dì|thím|dượng|bé|cháu|mr|mrs|ms|bs|bác sĩ|khách hàng|khách)';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const notInWord = (pattern: string) => String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`;

const APART = String.raw`[\s._'’*·\-–]*`;
/** Between the letters of a name that somebody spells: "H.o.a". */
const SPELLED = String.raw`[._*·\-–]?`;

/**
 * Each letter of a name with and without its accents, so that "Hoà", "Hòa" and "Hoa" are one.
 * @param between may stand between two letters
 */
function buildLetterPattern(name: string, between = SPELLED): string {
  return fold(name)
    .split(' ')
    .map((word) => Array.from(word, (letter) => LOOSE[letter] ?? escaped(letter)).join(between))
    .join(APART);
}
const LOOSE: Readonly<Record<string, string>> = {
  a: '[aàáảãạăằắẳẵặâầấẩẫậ4@]',
  d: '[dđ]',
  e: '[eèéẻẽẹêềếểễệ3]',
  i: '[iìíỉĩị1!|]',
  o: '[oòóỏõọôồốổỗộơờớởỡợ0]',
  u: '[uùúủũụưừứửữự]',
  y: '[yỳýỷỹỵ]',
};

const exactly = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word, escaped).join(SPELLED))
    .join(APART);

const wholeName = (name: string) =>
  new RegExp(
    notInWord(String.raw`(?:${TITLES}\s+)?${buildLetterPattern(name, String.raw`[\s._*·\-–]?`)}`),
    'giu',
  );

/** "chị Mai" is a person, "mai ăn cháo" is tomorrow. */
function otherPatterns(name: string): RegExp[] {
  const words = name.split(' ');
  const givenName = words.at(-1) ?? '';
  if (words.length < 2 || givenName.length < 2) return [];
  return [
    wholeName(name),
    new RegExp(notInWord(String.raw`${TITLES}\s+${exactly(givenName)}`), 'giu'),
  ];
}

function namePatterns(name: string): RegExp[] {
  const words = name.split(' ');
  const givenName = words.at(-1) ?? '';
  if (givenName.length < 2) return [];
  // Whatever its accents, the whole name is nobody else's; a given name alone may be a word ("hoa quả"), and is one only
  // behind a title or with a capital.
  const title = String.raw`${TITLES}\s+`;
  const patterns = [wholeName(name)];
  const capital = `${givenName.charAt(0).toLocaleUpperCase('vi')}${givenName.slice(1)}`;
  if (words.length > 2) {
    const two = words.slice(-2).join(' ');
    patterns.push(new RegExp(notInWord(`(?:${title})?${exactly(two)}`), 'giu'));
  }
  patterns.push(new RegExp(notInWord(title + buildLetterPattern(givenName)), 'giu'));
  patterns.push(new RegExp(notInWord(exactly(capital)), 'gu'));
  return patterns;
}

const namesIn = (field: string): string[] =>
  plainLetters(field)
    .split(/[^\p{L}\p{N}\s'’.\-–]+|\s[-–]\s/u)
    .map((name) => name.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
    .filter((name) => name !== '');

export function withoutIdentity(
  text: string,
  { names, others = [], emails = [], phones = [] }: Identity,
): string {
  let clean = plainLetters(text);
  for (const contact of [...emails, ...phones].map((one) => plainLetters(one).trim()))
    if (contact.length > 3) clean = clean.replace(new RegExp(escaped(contact), 'giu'), REMOVED);
  clean = clean.replace(EMAIL, REMOVED).replace(NUMBER, REMOVED);
  // Behind the client's own name stand others' ("mẹ bé Na") and notes, whose words are too often words.
  const own = names.map(namesIn);
  for (const name of own.flatMap(([first]) => first ?? []))
    for (const pattern of namePatterns(name)) clean = clean.replace(pattern, NAMELESS);
  for (const name of [...own.flatMap(([, ...rest]) => rest), ...others.flatMap(namesIn)])
    for (const pattern of otherPatterns(name)) clean = clean.replace(pattern, NAMELESS);
  return clean;
}
