import { namesFood } from '../allergens/avoided';
import { namesNotEaten } from '../allergens/notEaten';
import { groupRefused } from '../allergens/groupRefused';
import { saysNoAllergy } from '../allergens/noAllergy';
import { conditionsOfTag } from '../recognise';
import { fold } from '../../text/fold';
import { namesChay } from './chay';
import { listHabits } from './habits';
import type { Piece } from './pieces';
import { namesIntolerance, nextFood, readRefusedFood } from './refusedFoods';
import type { Degree } from './types';

const HEADING =
  /^(?:\d{1,2} )?(?:(?:ve|tien su|mon|cac mon|do|thuc an) )*(di ung|khong an duoc|khong an|kieng|kieng cu|tranh|khong thich|ghet|(?:khong|bat) dung nap)(?: (?:voi|thuc an|thuc pham|cac mon|mon|an|gom|nhu|sau|o))*$/;
/** "Dị ứng:" by itself: lines below it name the foods. */
export function readHeading({ foldedText }: Piece): Degree | undefined {
  const heading = HEADING.exec(foldedText)?.[1];
  if (heading === undefined) return undefined;
  if (heading === 'di ung') return 'allergy';
  return heading === 'khong thich' || heading === 'ghet' ? 'dislike' : 'cannot';
}

/** The foods of a piece that only names exceptions: "trừ cá", "ngoại trừ mực". */
export function exceptBehind({ words: typed, folded }: Piece): string | undefined {
  const start = /^(?:ngoai tru|tru|ngoai)(?= )/.exec(folded.join(' '))?.[0];
  const isTyped = typed[0] === folded[0] || ['trừ', 'ngoại', 'ngoài'].includes(typed[0] ?? '');
  return start && isTyped ? typed.slice(start.split(' ').length).join(' ') : undefined;
}

/** A line that is a food and nothing else. */
export function isKnownFood(piece: Piece): boolean {
  const food = piece.words.length <= MAX_LISTED ? nextFood(piece) : undefined;
  return food !== undefined && (namesFood(food) || groupRefused(food) !== undefined);
}
/** "Dị ứng tôm, huyết áp cao": an illness in a list of foods. */
export const isIllness = (food: string): boolean =>
  !namesFood(food) && conditionsOfTag(food).length > 0;

const MAX_LISTED = 3;

/** A short line without a verb or a colon: a food that no list knows, perhaps. */
export const isNoun = (piece: Piece): boolean =>
  piece.words.length <= MAX_LISTED &&
  !piece.text.includes(':') &&
  nextFood(piece) !== undefined &&
  readRefusedFood(piece) === undefined &&
  readHeading(piece) === undefined &&
  !namesChay(piece) &&
  listHabits(piece).length === 0 &&
  !saysNoAllergy(piece.text);

/** The foods of a piece of which the next one tells. */
export function foodsBefore(piece: Piece): readonly string[] {
  const refused = readRefusedFood(piece);
  if (refused?.is === 'avoid') return refused.foods;
  const food = nextFood(piece);
  return food === undefined ? [] : [food];
}

/** Not "sữa tắm", "phấn hoa". */
export const isEaten = (food: string): boolean => namesFood(food) || !namesNotEaten(food);

const isListed = (food: string): boolean => namesFood(food) || groupRefused(food) !== undefined;
/** Words of the fast itself: "không ăn mặn". */
const OF_FAST = /\b(?:chay|man)\b/;

/** The refusal in a piece that tells of a fast or a habit: read where a list knows the food, else shown. */
export function refusalBeside(piece: Piece): 'read' | 'show' | undefined {
  const reading = readRefusedFood(piece);
  const { foldedText } = piece;
  if (reading?.is !== 'avoid') return namesIntolerance(piece) ? 'show' : undefined;
  const foods = reading.foods.filter((food) => !OF_FAST.test(fold(food)));
  const isBehind = foods.some((food) => !foldedText.startsWith(fold(food)));
  if (!isBehind) return undefined;
  // Food that is not chewed is eaten minced.
  return foods.every(isListed) && !/\bnhai\b/.test(foldedText) ? 'read' : 'show';
}

/** "Không uống được sữa" holds every day, whatever days stand beside it. */
export const cannotEat = ({ foldedText }: Piece): boolean =>
  /\b(?:an|uong|dung) (?:duoc|noi)\b|\bdung nap\b|\b(?:khong|ko) (?:hop|chiu duoc|tieu duoc)\b/.test(
    foldedText,
  );
export const isForbidden = ({ foldedText }: Piece): boolean =>
  /\b(?:khong|ko) duoc (?:an|uong|dung)\b/.test(foldedText);
