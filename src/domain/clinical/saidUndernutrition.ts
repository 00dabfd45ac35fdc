import { fold } from '../text/fold';
import type { ConditionFinding } from './types';

/** A loss of weight as a text says it; without `months` it does not say over which time. */
export interface SaidLoss {
  percent?: number;
  kilograms?: number;
  months?: number;
}

/** Percent lost that are signs of undernutrition within three months, and whenever (NRS-2002 and GLIM, QĐ 2598/QĐ-BYT 2025). */
const [SOON, SOON_MONTHS, EVER] = [5, 3, 10] as const;

/** Whether so much weight lost is a sign of undernutrition; a loss of which no time is said counts as a recent one. */
export const isGreatLoss = (percent: number, months: number | undefined): boolean =>
  percent >= EVER || (percent >= SOON && (months === undefined || months <= SOON_MONTHS));

/** Figures keep their decimals, which a comma would split. */
const readable = (text: string): string =>
  fold(text)
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\bnrs[ -]?2002\b/g, 'nrs')
    .replace(/\s+/g, ' ');

const AMOUNT = '(\\d+(?:\\.\\d+)?)';
const ABOUT = '(?:(?:can|can nang|mat|bot|trong luong|khoang|gan|hon|tren|toi|den|:|~|≥|>)\\s*)*';
/** A loss that nobody wished for by its word; other words need that it is said. */
const UNWISHED = '(?:sut|tut)';
const OTHER = '(?:giam|xuong|mat)';
const amountPattern = (verb: string): RegExp =>
  new RegExp(`\\b${verb}\\s+${ABOUT}${AMOUNT}\\s*(%|phan tram|kg|ky|ki|can|kilo)`);
const fromTo = (verb: string): RegExp =>
  new RegExp(
    `\\b${verb}\\b[^\\d]*${AMOUNT}\\s*(?:kg|ky|ki)?\\s*(?:xuong|con|->|→)\\s*(?:con )?${AMOUNT}\\s*(?:kg|ky|ki)?`,
  );
const NOT_WISHED =
  /\b(ngoai y muon|khong (co )?(chu y|chu dich|chu dong|mong muon|muon)|khong ro (ly do|nguyen nhan)|khong an kieng|tu nhien)\b/;
/** Whatever else falls by so many per cent. */
const OF_ELSE =
  /\b(huyet ap|ha|hba ?1c|duong (huyet|mau)|hb|hemoglobin|albumin|egfr|spo ?2|mo mau|cholesterol|ef|tieu cau|bach cau)\b[^,;.]*$/;
const DENIED = /\b(khong|chua|het)( (bi|con|co|he))* $/;

const WORDS: Readonly<Record<string, number>> = { mot: 1, hai: 2, ba: 3, bon: 4, nam: 5, sau: 6 };
const TIME = /\b(nua|mot|hai|ba|bon|sau|\d+(?:\.\d+)?)\s*(tuan|thang|nam)\b/;
const MONTHS = { tuan: 7 / 30.4375, thang: 1, nam: 12 } as const;

function monthsIn(text: string): Pick<SaidLoss, 'months'> {
  const [, count = '', unit] = TIME.exec(text) ?? [];
  if (unit === undefined) return {};
  const units = count === 'nua' ? 0.5 : (WORDS[count] ?? Number(count));
  return { months: units * MONTHS[unit as keyof typeof MONTHS] };
}

/** The loss of weight that a text says and nobody wished for. */
export function saidLoss(tag: string): SaidLoss | undefined {
  const typed = readable(tag);
  const text = typed.replace(NOT_WISHED, ' ').replace(/ +/g, ' ');
  const verb = text === typed ? UNWISHED : `(?:${UNWISHED}|${OTHER})`;
  const change = fromTo(verb).exec(text);
  const hit = change ?? amountPattern(verb).exec(text);
  if (!hit) return undefined;
  const ahead = text.slice(0, hit.index);
  if (DENIED.test(ahead) || OF_ELSE.test(ahead)) return undefined;
  const months = monthsIn(text.replace(hit[0], ' '));
  const [before, after] = [Number(hit[1]), Number(hit[2])];
  if (change)
    return before > after ? { percent: (100 * (before - after)) / before, ...months } : undefined;
  return hit[2] === '%' || hit[2] === 'phan tram'
    ? { percent: before, ...months }
    : { kilograms: before, ...months };
}

/** Scores from which on a tool says risk (QĐ 2598/QĐ-BYT 2025). */
const RISK = { nrs: 3, mst: 2, must: 2 } as const;
/** A tool and its score: "NRS 4 điểm", "MST = 2", "NRS 20/11: 4 điểm"; a day of the calendar is no score. */
const SCORED = /\b(nrs|mst|must)\b(?:[^\d]{0,12}(\d)(?!\d|[/.-](?!7\b))|.*?\b(\d)\s*(?:diem|d)\b)/;

function isScoredRisk(text: string): boolean {
  const [, tool, near, named] = SCORED.exec(text) ?? [];
  const score = Number(near ?? named ?? 0);
  return tool !== undefined && score >= RISK[tool as keyof typeof RISK];
}

/** Results in words; "nguy cơ" alone is no illness, but what a screening says. */
const SCREENED =
  /\b(nguy co (cao |trung binh |vua )?(ve )?(suy dinh duong|sdd|dinh duong)|(sang loc|glim|nrs|mst|must)\b.*\b(co nguy co|nguy co (cao|trung binh|vua)|duong tinh|suy dinh duong|sdd))\b/;
const NO_RISK =
  /\b(khong|chua|het)( (co|con|phai|thay|du))*( tieu chuan)? (nguy co|suy dinh duong|sdd)\b|\bam tinh\b/;

function isScreened(text: string): boolean {
  if (NO_RISK.test(text)) return false;
  return isScoredRisk(text) || SCREENED.test(text);
}

const WORDS_OF_IT =
  /\b(sut|tut|giam|xuong|mat|nrs|mst|must|glim|sang loc|nguy co)\b|^\W*\d|^trong\b/;

/** Whether a part of a tag belongs to what it says of undernutrition, as its figure or its time. */
export const isOfUndernutrition = (part: string): boolean => WORDS_OF_IT.test(readable(part));

/** Undernutrition that a tag says by a loss in percent or a screening, where it does not name the illness. */
export function undernutritionSaid(tag: string): ConditionFinding[] {
  const { percent, months } = saidLoss(tag) ?? {};
  const isLoss = percent !== undefined && isGreatLoss(percent, months);
  return isLoss || isScreened(readable(tag)) ? [{ id: 'underweight', tag }] : [];
}
