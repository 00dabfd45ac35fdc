import type { Client } from '../../records/clients';
import { isOfOthers } from '../customs/persons';
import { splitPieces } from '../customs/pieces';
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
  /\b(?:khong|ko|chua)(?: phai| bi| co| con| tung| he)* (?:la )?(?:di ung|celiac|coeliac|phan ve)|\b(?:da )?(?:het|khoi) (?:di ung|celiac)|\bloai tru|\bam tinh/u;
/** What stands behind a denial counts: "không dị ứng gì ngoài cua", "hết dị ứng tôm nhưng còn cua". */
const BEHIND =
  /\b(?:ngoài|(?<!loại )trừ|chỉ|mà|nhưng|ngoai|(?<!loai )tru|chi|nhung)(?: ra)? (.+)$/u;

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

export function isAvoidance(tag: string): boolean {
  const text = fold(tag)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const [piece] = splitPieces(tag);
  if (piece && isOfOthers(piece)) return false;
  if (DENIED.test(text)) return namesFood(BEHIND.exec(normalise(tag))?.[1] ?? '');
  return ILLNESS.test(text) || (INTOLERANCE.test(text) && namesFood(tag));
}

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
