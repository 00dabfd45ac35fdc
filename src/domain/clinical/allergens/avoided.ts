import type { Client } from '../../records/clients';
import { fold } from '../../text/fold';
import { saysNoAllergy } from './noAllergy';
import { ALLERGENS } from './words';
import { Lexicon } from '../../text/lexicon';

type Eater = Pick<Client, 'allergies'> & Partial<Pick<Client, 'medicalConditions'>>;

const ILLNESS =
  /\b(co?eliacs?|[cs]eliak|co?eliaque|celiakie|[xs]e ?li ?[ae][ck]|sprue|lactose|lactoza|lactase|gluten|cmpa)\b/;
/** Conditions that are one where a food is named: "dị ứng tôm", "sốc phản vệ với tôm", and not "viêm mũi dị ứng". */
const INTOLERANCE =
  /\b(di ung|(khong|bat) dung nap|qua man|man cam|nhay cam|(soc )?phan ve|(noi )?(me|may) day|man ngua|man do|phu mach|kieng|tranh)\b/;
const NOT_NOW =
  /\b(khong (bi |co |con )?(di ung|celiac|coeliac)|(da )?(het|khoi) (di ung|celiac)|loai tru|am tinh)|^(bo|me|cha|ba|ong|anh|chi|em|gia dinh) (\p{L}+ )?(bi|co|mac|di ung)\b/u;

const FOODS = ALLERGENS.reduce(
  (all, { group, has, not }) => all.addAll(group, true).addAll(has, true).addAll(not, false),
  new Lexicon<boolean>(),
);
const namesFood = (text: string) => FOODS.find(text).some(({ means }) => means);

export function isAvoidance(tag: string): boolean {
  const text = fold(tag)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (NOT_NOW.test(text)) return false;
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
