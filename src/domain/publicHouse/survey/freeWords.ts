import { NAMES } from '../../clinical/conditionNames';
import type { ConditionId } from '../../clinical/types';
import { fold } from '../../text/fold';

const MORE_PREGNANT =
  /\b(mang song thai|(thai|bau)( (ky|nhi|be))?( (da|duoc|gan|hon|khoang|tam))* (\d+ (tuan|thang|w)|(tuan|thang)( thu)? \d+)|(dang|moi|vua|can) bau|dau thai|bung bau|om nghen|(em|toi|minh) bau|be trong bung|pregnan\w*)\b/;
const MORE_NURSING =
  /\b((cho|nuoi) (\p{L}+ ){0,3}bu|bu (hoan toan|(bang )?sua me)|nuoi (con |be )?(bang )?sua me|(hut|vat) sua( me)?|breast ?feed\w*)\b/u;

const listNames = (...ids: ConditionId[]): string[] =>
  NAMES.filter(([id]) => ids.includes(id)).map(([, names]) => names.source);
const buildPattern = (sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'gu');

const PREGNANT = buildPattern([
  ...listNames('gestationalDiabetes', 'pregnancy'),
  MORE_PREGNANT.source,
]);
const NURSING = buildPattern([...listNames('nursing'), MORE_NURSING.source]);

/** Names of tags that say too little in a sentence: a gourd; "giảm 5 kg trong 3 tháng đầu". */
const TOO_LITTLE = /^(bau|(3|ba) thang .*)$/;
const NOT_NOW =
  /\b(khong|ko|chua|truoc khi|muon|mong|chuan bi|du dinh|tung|tien su)( (dang|con|co|he|phai|bao gio|tung))?( (bi|mac))? $/;
/** "Canh có bầu" is a soup with gourd. */
const BEFORE_GOURD = /\b(canh|mon|rau|lau|chao) $/;
/** Words that read as others: a pregnancy that is over or prevented as "thai 3 tháng", "ăn muộn" as a wish. */
const MISLEADING = /\b((ngua|tranh|say|luu|pha) thai|(an|ngu|day) muon)\b/g;

/** Parts between marks, since "không" of one denies nothing of the next; letters and digits apart. */
const splitParts = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}\p{Cf}\p{Zs}\t]+/u)
    .map((part) =>
      fold(part)
        .replace(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$1$2 ')
        .replace(MISLEADING, '~'),
    );

function isNow(names: RegExp, text: string): boolean {
  return splitParts(text).some((part) =>
    [...part.matchAll(names)].some(({ 0: name, index }) => {
      const before = part.slice(0, index);
      if (TOO_LITTLE.test(name) || NOT_NOW.test(before)) return false;
      return !(name === 'co bau' && BEFORE_GOURD.test(before));
    }),
  );
}

/** Rather once too often than once too little. */
export const isPregnancySaid = (text: string): boolean => isNow(PREGNANT, text);
export const isNursingSaid = (text: string): boolean => isNow(NURSING, text);

const EATING_DISORDER =
  /\b(roi loan an uong|chan an tam than|bieng an tam than|chung chan an|chung cuong an|cuong an|an (uong )?vo do|an o at|anorexia|bulimia|binge|moc hong|tu gay non)\b/;

export const isEatingDisorderSaid = (text: string): boolean =>
  // "Tăng cường ăn rau" is a good wish.
  EATING_DISORDER.test(fold(text).replace(/\btang cuong\b/g, '~'));
