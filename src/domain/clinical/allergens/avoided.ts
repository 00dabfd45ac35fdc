import type { Client } from '../../records/clients';
import { isOfOthers } from '../customs/persons';
import { splitPieces, type Piece } from '../customs/pieces';
import { fold, normalise } from '../../text/fold';
import { saysNoAllergy } from './noAllergy';
import { NOT_EATEN } from './notEaten';
import { ALLERGENS, MEATS } from './words';
import { Lexicon } from '../../text/lexicon';
import { once } from '../../text/once';

type Eater = Pick<Client, 'allergies'> & Partial<Pick<Client, 'medicalConditions'>>;

const ILLNESS =
  /\b(co?eliacs?|[cs]eliak|co?eliaque|celiakie|[xs]e ?li ?[ae][ck]|sprue|lactose|lactoza|lactase|gluten|cmpa)\b/;
/** Conditions that are one where a food is named: "dị ứng tôm", "sốc phản vệ với tôm", and not "viêm mũi dị ứng". */
const INTOLERANCE =
  /\b(di ung|(khong|bat) dung nap|qua man|man cam|nhay cam|(soc )?phan ve|(noi )?(me|may) day|man ngua|man do|phu mach|kieng|tranh)\b/;
const DENIED =
  /\b(?:khong|ko|hong|chang|chua)(?: phai| bi| co| con| tung| he)* (?:la )?(?:di ung|celiac|coeliac|phan ve|man cam|kieng)|\b(?:da )?(?:het|khoi) (?:di ung|celiac|man cam|kieng)|\bloai tru|\bam tinh/u;
/** A denial that names nothing speaks of the foods in front of it: "tôm - không dị ứng". */
const DENIED_ONLY =
  /^(?:em |toi |be )?(?:khong|ko|hong|chang|chua|het|da het)(?: phai| bi| co| con| tung| he)* (?:la )?di ung(?: roi| nua| a| dau)?$/;
/** Words behind which another thing is said: "không dị ứng gì ngoài cua", "hết dị ứng tôm nhưng còn cua". */
const TURN =
  /(?<![\p{L}])(?:ngoại trừ|ngoài|(?<!loại )trừ|chỉ|mà|nhưng|chứ|(?<!(?:không|chưa|chẳng|khong|chua|ko) )còn|vẫn|ngoai tru|ngoai|(?<!loai )tru|chi|nhung|chu|(?<!(?:khong|chua|ko) )con|van)(?: ra)?(?![\p{L}])/gu;
/** In front of the denial: "ngoài tôm ra em không dị ứng gì". */
const FRONT =
  /^\s*((?:ngoài|trừ|ngoai|tru) .+?)(?= ra(?!\p{L})| (?:em |tôi |toi )?(?:không|khong|ko) )/u;
/** "Hết dị ứng tôm, vẫn ăn được tôm". */
const TOLERATED =
  /(?<!\b(?:khong|ko|hong|chang|chua) )\b(?:an|uong)(?: uong)? (?:lai )?(?:duoc|tot|binh thuong)\b/;
const SIGNS = /[,;:()[\]/+&\n.]+|\s[-–—]\s|(?<!\p{L})và(?!\p{L})/u;

/** Made when it is asked for: each start of the app imports this module, and few tags need it. */
const foods = once(() =>
  ALLERGENS.reduce(
    (all, { group, has, may, not }) =>
      all.addAll(group, true).addAll(has, true).addAll(not, false).addAll(may, true),
    new Lexicon<boolean>().addAll(NOT_EATEN, false),
  ).addAll(MEATS, true),
);
/** Whether words name a food that a list of allergens or meats knows. */
export const namesFood = (text: string) =>
  foods()
    .find(text)
    .some(({ means }) => means);

const plain = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Clause {
  typed: string;
  isDenied: boolean;
}

/** The clauses of one turn; a list goes on with the denial that stands in front of it: "không dị ứng tôm, cua". */
function clausesOfTurn(turn: string): Clause[] {
  const clauses: Clause[] = [];
  let before = false;
  const parts = turn.split(SIGNS).filter((part) => part.trim() !== '');
  for (const [at, typed] of parts.entries()) {
    const text = plain(typed);
    const isVerb = INTOLERANCE.test(text) || DENIED.test(text);
    const isDeniedBehind = !isVerb && at === 0 && DENIED_ONLY.test(plain(parts.slice(1).join(' ')));
    const isDenied: boolean = isVerb ? DENIED.test(text) : before || isDeniedBehind;
    clauses.push({ typed, isDenied });
    before = isDenied;
  }
  return clauses;
}

const clausesOf = (tag: string): Clause[] =>
  normalise(tag).replace(FRONT, '$1 nhưng ').split(TURN).flatMap(clausesOfTurn);

/** "Mẹ dị ứng tôm, em dị ứng cua": behind words about somebody else. */
const tellsOwn = (piece: Piece): boolean =>
  !isOfOthers(piece) &&
  INTOLERANCE.test(piece.foldedText) &&
  !DENIED.test(piece.foldedText) &&
  namesFood(piece.text);

/** Whether a tag tells of an allergy that the client has: one clause with a food that is not denied is enough. */
export function isAvoidance(tag: string): boolean {
  const text = plain(tag);
  const [piece, ...others] = splitPieces(tag);
  if (piece && isOfOthers(piece)) return others.some(tellsOwn);
  if (!DENIED.test(text)) return ILLNESS.test(text) || (INTOLERANCE.test(text) && namesFood(tag));
  return clausesOf(tag).some(
    ({ typed, isDenied }) =>
      !isDenied &&
      !TOLERATED.test(plain(typed)) &&
      (ILLNESS.test(plain(typed)) || namesFood(typed)),
  );
}

/** Whether a tag names a food and denies each of its clauses: it was asked, and is none. */
export const deniesFood = (tag: string): boolean =>
  DENIED.test(plain(tag)) && namesFood(tag) && !isAvoidance(tag);

const known = new WeakMap<Eater, readonly string[]>();

/**
 * Lists everything that a client must not eat: allergies, and conditions that are one. Code that
 * warns, marks or prints asks here, never the field alone: celiac disease is written among
 * illnesses as often as among allergies.
 * @returns the same array for the same client
 */
export function avoidedBy(client: Eater): readonly string[] {
  const before = known.get(client);
  if (before) return before;
  const others = client.medicalConditions?.filter(isAvoidance) ?? [];
  const named = client.allergies.some(saysNoAllergy)
    ? client.allergies.filter((tag) => !saysNoAllergy(tag))
    : client.allergies;
  const all = others.length === 0 ? named : [...new Set([...named, ...others])];
  known.set(client, all);
  return all;
}
