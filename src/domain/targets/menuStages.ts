import { ADULT_FROM } from '../clinical/recognise';
import type { Client } from '../records/clients';
import type { Menu } from '../records/menus';
import { fold } from '../text/fold';

export type MenuStage = 'pregnancy' | 'nursing' | 'infant' | 'child' | 'oldAge' | 'surgery';

export type StageReason =
  | { level: 'red' | 'amber'; kind: 'stage'; menu: MenuStage }
  | { level: 'red' | 'amber'; kind: 'missingStage'; client: MenuStage }
  | { level: 'amber'; kind: 'otherAge'; ages: readonly [from: number, to: number]; client: number };

type NamedMenu = Pick<Menu, 'name' | 'tags'>;

const SURGERY = /\b(hau phau|sau phau thuat|sau mo)\b/;
const STAGES: readonly (readonly [MenuStage, RegExp])[] = [
  ['nursing', /\b(cho con bu|cho bu|sau sinh)\b/],
  ['pregnancy', /\b(mang thai|thai ky|ba bau|me bau|co bau)\b/],
  ['infant', /\b(an dam|nhu nhi|so sinh|be \d{1,2} thang|tre \d{1,2} thang)\b/],
  [
    'child',
    /\b(tre em|hoc sinh|hoc duong|mau giao|mam non|tieu hoc|be an|cho be|day thi|thieu nien|thieu nhi)\b/,
  ],
  ['oldAge', /\b(nguoi cao tuoi|cao tuoi|nguoi gia|nguoi lon tuoi)\b/],
  ['surgery', SURGERY],
];
/** From this age on a child eats what menus for children hold (complementary feeding ends, WHO). */
const INFANT_UNTIL = 2;

const AGES: readonly (readonly [ages: readonly [from: number, to: number], words: RegExp])[] = [
  [[2, 5], /\b(mau giao|mam non|nha tre)\b/],
  [[6, 11], /\b(tieu hoc|cap 1)\b/],
  [[11, 17], /\b(trung hoc|thcs|thpt|cap 2|cap 3|thieu nien|day thi)\b/],
];

export type MenuAim = 'gain' | 'muscle' | 'loss';

const AIMS: readonly (readonly [MenuAim, RegExp])[] = [
  ['gain', /\b(tang can)\b/],
  ['muscle', /\b(tang co|the hinh|gym)\b/],
  // "Giảm mỡ máu" is no wish to weigh less.
  ['loss', /\b(giam can|giam mo(?! mau)|giam beo)\b/],
];
/** Stages whose own menus are not asked for: any day may be soft, and an operation is over soon. */
const NEEDS_NO_OWN = new Set<MenuStage>(['oldAge', 'surgery']);

export const plainWords = (text: string): string =>
  ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

function getText({ name, tags }: NamedMenu): string {
  return plainWords([name, ...tags.map(({ label }) => label)].join(' . '));
}

export function stagesOfMenu(menu: NamedMenu): MenuStage[] {
  const text = getText(menu);
  const stages = STAGES.flatMap(([stage, words]) => (words.test(text) ? [stage] : []));
  // "Bé ăn dặm" names a child, too.
  return stages.includes('infant') ? stages.filter((stage) => stage !== 'child') : stages;
}

export function aimsOfMenu(menu: NamedMenu): MenuAim[] {
  const text = getText(menu);
  return AIMS.flatMap(([aim, words]) => (words.test(text) ? [aim] : []));
}

export function stagesOfClient(
  { medicalConditions }: Pick<Client, 'medicalConditions'>,
  age: number | undefined,
  conditionIds: ReadonlySet<string>,
): MenuStage[] {
  const stages: MenuStage[] = [];
  if (medicalConditions.some((tag) => SURGERY.test(plainWords(tag)))) stages.push('surgery');
  if (conditionIds.has('pregnancy')) stages.push('pregnancy');
  if (conditionIds.has('nursing')) stages.push('nursing');
  if (age !== undefined && age < ADULT_FROM) stages.push(age < INFANT_UNTIL ? 'infant' : 'child');
  if (conditionIds.has('oldAge')) stages.push('oldAge');
  return stages;
}

/** @returns `schools`: how many school levels lie between, 1 for the next one */
export function otherAge(
  menu: NamedMenu,
  age: number | undefined,
): { reason: StageReason; schools: number } | undefined {
  if (age === undefined || age >= ADULT_FROM) return undefined;
  const text = getText(menu);
  const named = AGES.flatMap(([ages, words], school) =>
    words.test(text) ? [{ ages, school }] : [],
  );
  const [first] = named;
  if (!first || named.some(({ ages: [from, to] }) => age >= from - 1 && age <= to + 1))
    return undefined;
  const own = AGES.findIndex(([[, to]]) => age <= to);
  const schools = Math.min(...named.map(({ school }) => Math.abs(school - own)));
  return { reason: { level: 'amber', kind: 'otherAge', ages: first.ages, client: age }, schools };
}

export function stageReasons(menu: NamedMenu, stages: readonly MenuStage[]): StageReason[] {
  const made = stagesOfMenu(menu);
  const loss = aimsOfMenu(menu).includes('loss');
  const reasons: StageReason[] = [];
  for (const stage of made)
    // A menu that is soft and small for old age harms nobody; one for a mother or a child serves another need.
    if (!stages.includes(stage))
      reasons.push({ level: stage === 'oldAge' ? 'amber' : 'red', kind: 'stage', menu: stage });
  for (const stage of stages)
    if (!NEEDS_NO_OWN.has(stage) && (loss || !made.includes(stage)))
      reasons.push({
        // An infant's food is another than everybody's: soft, without added salt, no honey.
        level: loss || stage === 'infant' ? 'red' : 'amber',
        kind: 'missingStage',
        client: stage,
      });
  return reasons;
}
