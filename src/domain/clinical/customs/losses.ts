import { ALLERGENS, MEATS } from '../allergens/words';
import { NOT_EATEN } from '../allergens/notEaten';
import { FOOD_GROUPS } from '../allergens/foodGroups';
import { REFUSALS } from '../allergens/refusals';
import { getAllergy } from '../allergens/readAllergy';
import { saysNoAllergy } from '../allergens/noAllergy';
import { fold } from '../../text/fold';
import { Lexicon } from '../../text/lexicon';
import { once } from '../../text/once';
import type { Piece } from './pieces';
import { BEFORE } from './times';
import { namedFoods, namesAllergy, namesIntolerance, readRefusedFood } from './refusedFoods';
import type { Custom, Reading } from './types';

/** "Không ăn", "chưa dám uống", "ăn không được", "kiêng". */
const DENIED_EATING =
  /\b(?:khong|ko|k|kh|hong|hem|chang|cha|chua|dung)(?: (?:he|con|bao gio|the|thich|muon|dam|chiu|co|duoc|nen|cho|bi|phai|em|toi|minh|hay))* (?:an|uong|dung|nhai|hop|tieu)\b|\b(?:an|uong|dung|nhai)(?: \p{L}+){0,3} (?:khong|ko|chua|hong) (?:duoc|noi|hop|quen)\b|\b(?:kieng|tranh)\b/u;

/** "Ăn cháo tôm bị nổi mề đay" tells of an allergy without its name. */
const REACTION =
  /\b(?:(?:me|may) day|(?:noi|man) ngua|(?:bi|hay|la) ngua|noi man|sung (?:moi|mat|hong)|phu mach)\b/;

/** They are called like mussels. */
const SONS = ['bé trai', 'con trai', 'cháu trai', 'em trai', 'anh trai', 'bạn trai'];

/** Foods of all lists; of words that mean two things each counts, for what is named by mistake is only shown. */
const foods = once(() =>
  [...FOOD_GROUPS, ...REFUSALS]
    .reduce(
      (all, { names }) => all.addAll(names, true),
      ALLERGENS.reduce(
        (all, { group, has, may, not }) =>
          all.addAll(group, true).addAll(has, true).addAll(not, false).addAll(may, true),
        new Lexicon<boolean>().addAll([...NOT_EATEN, 'chưa', ...SONS], false),
      ),
    )
    .addAll([...MEATS, 'hồng'], true),
);

/** Words of a food's name that a refusal leaves out. */
const ALL_OF = /^(?:tat ca )?(?:cac|moi) loai |^(?:do|mon|cac mon) /;

const findFoods = (text: string): string[] =>
  foods()
    .find(text)
    .flatMap(({ phrase, means }) => (means ? namedFoods(phrase) : []))
    .map((food) => fold(food).replace(ALL_OF, ''));

/** Without accents a word counts by itself as well: "sua dau" is "sữa đâu" as often as "sữa đậu". */
const namedIn = ({ text, words, isPlain }: Piece): string[] => [
  // "Chả ăn được" denies, and names no sausage.
  ...findFoods(text.replace(/(?<!\p{L})chả (?=ăn|uống)/iu, '')),
  ...(isPlain ? words.flatMap(findFoods) : []),
];

const holdsWords = (text: string, phrase: string): boolean =>
  ` ${fold(text)} `.includes(` ${phrase} `);

/** Whether a fast says of a food of its own whether it is eaten; behind a denial only that it is not. */
function isOfFast(food: string, piece: Piece, fast: Custom & { kind: 'chay' }): boolean {
  if (!fast.words.includes(piece.text)) return false;
  const denied = DENIED_EATING.test(piece.foldedText);
  const says = (value: boolean | undefined) => value === false || (value === true && !denied);
  return (
    (says(fast.egg) && holdsWords('trứng, trứng sữa', food)) ||
    (says(fast.milk) && holdsWords('sữa, trứng sữa', food)) ||
    (says(fast.pungent) && holdsWords('hành, tỏi, hẹ, kiệu, hành tỏi, tỏi hành', food))
  );
}

function isKept(food: string, piece: Piece, customs: readonly Custom[]): boolean {
  const isStrict = namesAllergy(piece);
  return customs.some((custom) => {
    if (custom.kind === 'chay') return !isStrict && isOfFast(food, piece, custom);
    if (custom.kind !== 'avoid' || (isStrict && custom.degree !== 'allergy')) return false;
    return holdsWords(custom.food, food) || custom.words.includes(`${piece.text} (`);
  });
}

/** Words of an allergy that is neither denied nor kept as one that a list knows. */
export function isUnknownAllergy(piece: Piece, customs: readonly Custom[]): boolean {
  if (!namesAllergy(piece) || saysNoAllergy(piece.text)) return false;
  if (readRefusedFood(piece)?.is === 'over') return false;
  return !customs.some(
    (custom) =>
      custom.kind === 'avoid' &&
      custom.degree === 'allergy' &&
      custom.words.includes(piece.text) &&
      !getAllergy(custom.food).isUnlisted,
  );
}

/** Whether a piece speaks of an allergy or of not eating, tells of former times, or was taken for over. */
function speaksOfRefusal(piece: Piece): boolean {
  // A digit that slipped in parts words.
  const foldedText = piece.foldedText.replaceAll(/\d+/g, ' ').trim();
  const text = { ...piece, foldedText };
  return (
    namesAllergy(text) ||
    namesIntolerance(text) ||
    [DENIED_EATING, REACTION, BEFORE].some((words) => words.test(foldedText)) ||
    readRefusedFood(piece)?.is === 'over'
  );
}

/** Whether a food of such a piece is neither kept nor shown. */
function isLost(piece: Piece, { customs, ignored }: Reading): boolean {
  if (!speaksOfRefusal(piece) || saysNoAllergy(piece.text) || ignored.includes(piece.text))
    return false;
  return namedIn(piece).some((food) => !isKept(food, piece, customs));
}

/**
 * The last word on every piece: one that names a food together with an allergy or a refusal is kept for that food or shown,
 * however it was read; also one by which an allergy is denied or over.
 */
export function withLosses(pieces: readonly Piece[], reading: Reading): Reading {
  const lost = pieces.filter((piece) => isLost(piece, reading)).map(({ text }) => text);
  return { ...reading, ignored: [...new Set([...reading.ignored, ...lost])] };
}
