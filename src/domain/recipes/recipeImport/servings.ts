import { numberInWords } from '../../food/amounts/numberWords';

/** How plainly it is said: in a sentence, in a short line, behind its label, above the list of ingredients. */
export const CERTAINTY = { sentence: 1, line: 2, label: 3, heading: 4 } as const;

export interface Servings {
  value: number;
  certainty: number;
  /** "3-4 người". */
  isRange?: true;
}

const NUMBER =
  '(\\d{1,3}(?:[.,]\\d)?(?![\\d.,]*\\d)|(?:mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi)(?: (?:mot|hai|ba|bon|lam|sau|bay|tam|chin))?(?![a-z]))';
const UP_TO = '(\\s*(?:-|–|~|den|toi|hoac)\\s*\\d{1,3})?';
const EATERS =
  '(?:nguoi(?: lon)?|khau phan|phan|suat|servings?|people|persons?|portions?|pax)(?: an)?(?![a-z])';
const PIECES =
  '(?:bat|to|dia|ly|coc|chen|hu|lo|hop|cai|chiec|mieng|o|vien|cuon|que|lat|thanh|chai|khay|khuon|banh)(?![a-z])';
/** "Khẩu phần: 150 g" and "Serving: 350 kcal" are the size of one. */
const NO_COUNT = '(?!\\s*(?:g|gr|gam|gram|kg|ml|l|lit|kcal|calo|kj|phut|gio|%)(?![a-z]))';
const LABELS =
  'so khau phan|khau phan an|khau phan|so phan an|so phan|phan an|so suat an|so suat|suat an|so nguoi an|so nguoi|danh cho|dung cho|du cho|phuc vu|serves|servings?|makes|recipe yield|yields?|portions?';

const LABELLED = new RegExp(
  `(?:^|[\\s(|,.-])(?:${LABELS})(?: an)?\\s*[:=–-]?\\s*(?:cho |khoang |tam |about )?${NUMBER}${UP_TO}${NO_COUNT}`,
);
const SHORT_LABEL = new RegExp(`^(?:phan|suat|nguoi)\\s*:\\s*${NUMBER}${UP_TO}${NO_COUNT}`);
const OF_EATERS = new RegExp(`(?:^|[\\s(:,.-])${NUMBER}${UP_TO}\\s*${EATERS}`);
const OF_PIECES = new RegExp(
  `(?:^|[\\s(:])(?:cho|lam duoc|lam ra|duoc|ra|thanh pham)\\s*:?\\s*(?:khoang |tam )?${NUMBER}${UP_TO}\\s*${PIECES}`,
);
/** Within a sentence "3 phần thịt" are parts of a mixture. */
const IN_A_SENTENCE = new RegExp(
  `(?:^|\\s)${NUMBER}${UP_TO}\\s*(?:nguoi|suat|khau phan|phan an|servings?|people)(?: an)?(?![a-z])`,
);
const WITH_CHILDREN = new RegExp(
  `${NUMBER}\\s*nguoi(?: lon)?\\s*(?:\\+|va|,|&|voi)\\s*${NUMBER}\\s*(?:tre em|tre nho|tre|be|em be|em nho)(?![a-z])`,
);
const SHORT = 40;
const MAX_READ = 400;

const toNumber = (text: string): number | undefined =>
  /\d/.test(text) ? Number(text.replace(',', '.')) : numberInWords(`${text} `)?.value;

function counted(match: RegExpExecArray | null, certainty: number): Servings | undefined {
  const value = match ? toNumber(match[1] ?? '') : undefined;
  if (!match || value === undefined || value <= 0 || value > 1000) return undefined;
  return { value, certainty, ...(match[2] ? { isRange: true as const } : {}) };
}

function withChildren(folded: string, certainty: number): Servings | undefined {
  const match = WITH_CHILDREN.exec(folded);
  const [adults, children] = [match?.[1], match?.[2]].map((text) => toNumber(text ?? ''));
  return adults === undefined || children === undefined
    ? undefined
    : { value: adults + children, certainty };
}

/**
 * For how many a folded line says that a recipe is: "Khẩu phần: 4", "(cho bốn người)", "Làm được 24 cái", "2 người lớn + 1 trẻ em".
 * @param isHeading whether it stands above the ingredients
 */
export function readServings(written: string, isHeading = false): Servings | undefined {
  // Longer is no line that says it, and patterns must not try each place of it.
  const folded = written.slice(0, MAX_READ);
  const label = LABELLED.exec(folded) ?? SHORT_LABEL.exec(folded);
  const isShort = folded.length < SHORT || isHeading;
  const plain = label ? CERTAINTY.label : isShort ? CERTAINTY.line : CERTAINTY.sentence;
  const certainty = isHeading ? CERTAINTY.heading : plain;
  return (
    withChildren(folded, certainty) ??
    counted((isShort || label ? OF_EATERS : IN_A_SENTENCE).exec(folded), certainty) ??
    counted(label, certainty) ??
    counted(OF_PIECES.exec(folded), certainty)
  );
}

const YIELD = new RegExp(`(?:^|[^\\d.,a-z])${NUMBER}${UP_TO}${NO_COUNT}`, 'g');

/** Servings by the data of a page, where a number alone is one; "350 g" is none. */
export function readYield(folded: string): Pick<Servings, 'value' | 'isRange'> | undefined {
  const known = withChildren(folded, 0) ?? counted(OF_EATERS.exec(folded), 0);
  if (known) return known;
  for (const match of folded.matchAll(YIELD)) {
    const amount = counted(match, 0);
    if (amount) return amount;
  }
  return undefined;
}

const ALONE = new RegExp(`^(?:cho |khoang )?${NUMBER}${UP_TO}\\s*${EATERS}\\.?$`);

/** Whether a line says how many eat and nothing else, so that it is no ingredient. */
export const isServings = (folded: string): boolean =>
  ALONE.test(folded) ||
  (folded.length < SHORT &&
    (new RegExp(`^(?:${LABELS})(?: an)?\\s*[:=–-]`).test(folded) || SHORT_LABEL.test(folded)) &&
    readServings(folded) !== undefined);
