import { CONDITION_NAMES, type Source } from '../clinical/types';
import { mealsField, type MealSlot } from '../food/storedLines';
import { dateText } from '../text/days';
import { displayUnit, NUTRIENT_LABELS, type NutrientKey } from '../food/nutrients';
import { formatAmount, formatShare } from '../nutrition/format';
import { formatNumber } from '../text/numberFormat';
import { computeBound } from './limit';
import type { VerdictLine } from './types';
import type {
  TargetSource,
  Limit,
  LimitOrigin,
  NamedQuantity,
  Opposed,
  Quantity,
  Yielding,
} from '../clinical/limitTypes';

const QUOTED = 'theo bản trích dẫn';
const DIETS: Pick<Source, 'guideline' | 'year'> = { guideline: 'QĐ 2879/QĐ-BYT', year: 2006 };

const NAMES: Readonly<Record<NamedQuantity, string>> = {
  freeSugars: 'Đường tự do',
  alcohol: 'Rượu bia',
  purineFoods: 'Món rất nhiều purin',
  mealEnergy: 'Năng lượng của một bữa',
  mealVitaminK: 'Vitamin K của một bữa',
  meals: 'Số bữa',
  vitaminKSwing: 'Vitamin K giữa các ngày',
  carbsSwing: 'Bột đường cùng một bữa giữa các ngày',
};

const isNamed = (of: Quantity): of is NamedQuantity => Object.hasOwn(NAMES, of);

export function quantityName(of: Quantity, slot?: MealSlot): string {
  const name = isNamed(of) ? NAMES[of] : NUTRIENT_LABELS[of];
  return slot ? `${name} (${mealsField.merge.slots[slot]})` : name;
}

export function figureText(of: Quantity, value: number): string {
  if (!isNamed(of)) return `${formatAmount(of as NutrientKey, value)} ${displayUnit(of)}`;
  switch (of) {
    case 'freeSugars':
    case 'carbsSwing':
      return `${formatNumber(value, 0)} g`;
    case 'alcohol':
    case 'purineFoods':
      return `${formatNumber(value, 0)} món`;
    case 'mealEnergy':
      return `${formatNumber(value * 100, 0)} %`;
    case 'mealVitaminK':
      return `${formatNumber(value, 0)} µg`;
    case 'meals':
      return `${formatNumber(value, 0)} bữa`;
    case 'vitaminKSwing':
      return `${formatNumber(value, 1)} lần`;
  }
}

function targetText(source: TargetSource): string {
  switch (source.from) {
    case 'visit':
      return `lần khám ${dateText(source.date)}`;
    case 'client':
      return 'hồ sơ khách hàng';
    case 'perKg':
      return 'số đặt theo mỗi kg';
    case 'condition':
      return `giới hạn của ${CONDITION_NAMES[source.condition]}`;
    case 'ownLimit':
      return 'giới hạn bạn đặt';
    case 'table':
      return 'bảng 2016 (QĐ 2615/QĐ-BYT)';
    case 'rule':
      return `quy tắc của phần mềm: ${source.rule}`;
    case 'estimate':
      return 'ước tính';
  }
}

const cited = ({ guideline, year, quoted }: Source): string =>
  `${guideline} ${year}${quoted ? `, ${QUOTED}` : ''}`;

export function originText(origin: LimitOrigin): string {
  switch (origin.by) {
    case 'table':
      return `bảng ${origin.source.year} (${origin.source.guideline})`;
    case 'condition':
      return `${CONDITION_NAMES[origin.condition]} · ${cited(origin.source)}`;
    case 'expert':
      return `bạn đặt: ${origin.note}`;
    case 'fixed':
      return 'giá trị cố định chung';
    case 'code':
      return `mã ${origin.code}, ${DIETS.guideline} ${DIETS.year}`;
    case 'target':
      return targetText(origin.source);
    case 'rule':
      return `quy tắc của phần mềm: ${origin.rule}; cơ sở: ${origin.basis}`;
    case 'finding':
      return `${origin.finding} · ${cited(origin.source)}`;
  }
}

/** `tối đa 2.000 mg`, `dưới 33 g`, `mục tiêu 1.450 kcal (±5 %)`, `không có rượu bia`. */
export function limitText(limit: Limit): string {
  const { of, side, value, slack, exclusive, proposed } = limit;
  if ((of === 'alcohol' || of === 'purineFoods') && value === 0) return 'không có món nào';
  if (slack !== undefined) {
    const target = figureText(of, value);
    return `${side === 'maximum' ? 'không vượt' : 'không dưới'} mục tiêu ${target} quá ${formatNumber(slack * 100, 0)} %`;
  }
  const bound = figureText(of, computeBound(limit));
  const words =
    side === 'maximum' ? (exclusive ? 'dưới' : 'tối đa') : exclusive ? 'trên' : 'tối thiểu';
  return `${words} ${bound}${proposed ? ' (đề nghị, chờ chuyên gia xác nhận)' : ''}`;
}

/** `≥ 2.882 mg`, `1.462 kcal`, `—`; of a swing its ends. What is not known is never a figure. */
export function knownText({ limit: { of }, known, share, spread }: VerdictLine): string {
  if (spread) {
    const unit = of === 'vitaminKSwing' ? 'mealVitaminK' : 'carbsSwing';
    const bound = share < 1 ? '≥ ' : '';
    return `ít nhất ${bound}${figureText(unit, spread.least)}, nhiều nhất ${bound}${figureText(unit, spread.most)}`;
  }
  if (known === undefined || (share < 1 && known === 0)) return '—';
  return `${share < 1 ? '≥ ' : ''}${figureText(of, known)}`;
}

const inSentence = (name: string) => name.charAt(0).toLocaleLowerCase('vi') + name.slice(1);

/** `Bột đường tối đa 201 g`: a limit as it stands among others. */
export const limitName = (limit: Limit): string =>
  `${quantityName(limit.of, limit.slot)} ${limitText(limit)}`;

/** `nhường cho năng lượng không dưới mục tiêu 2.110 kcal quá 5 %, do bạn chọn ngày 29/11/2026`. */
const yieldingText = ({ to, date }: Yielding): string =>
  `nhường cho ${to.map(limitName).map(inSentence).join(', ')}, do bạn chọn ngày ${dateText(date)}`;

function beyondText({ limit, status, by }: VerdictLine): string {
  const isOver = status === 'over' || (status === 'yielded' && limit.side === 'maximum');
  const word = isOver ? 'vượt' : 'thiếu';
  return by === undefined || limit.of === 'vitaminKSwing'
    ? word
    : `${word} ${figureText(limit.of, by)}`;
}

/** `đạt`, `vượt 882 mg`, `thiếu 457 mg`, `chưa nói được: mới biết 68 % dữ liệu`, `vượt 30 g; nhường cho …`. */
export function statusText(line: VerdictLine): string {
  const { limit, status, share, known, by } = line;
  if (limit.yields) {
    const beyond = by === undefined ? '' : `${beyondText(line)}; `;
    return `${beyond}${yieldingText(limit.yields)}`;
  }
  if (status === 'met') return 'đạt';
  if (status === 'unknown') {
    if (limit.ifSerumHigh) return 'chỉ áp dụng khi chỉ số máu cao; chưa có xét nghiệm';
    return known === undefined || share <= 0
      ? 'chưa nói được: chưa có số liệu'
      : `chưa nói được: mới biết ${formatShare(share)} dữ liệu`;
  }
  return beyondText(line);
}

export const lineName = ({ limit: { of }, slot }: VerdictLine): string => quantityName(of, slot);

export const lineText = (line: VerdictLine): string =>
  `${lineName(line)} ${knownText(line)}, ${limitText(line.limit)} (${originText(line.limit.origin)}): ${statusText(line)}`;

const side = ({ of, ...limit }: Limit) =>
  `${limitText({ of, ...limit })} (${originText(limit.origin)})`;

export const opposedText = ({ kept, dropped, chosen }: Opposed): string =>
  `${quantityName(kept.of)}: ${side(kept)} và ${kept.of === dropped.of ? '' : `${inSentence(quantityName(dropped.of))} `}${side(dropped)} không giữ được cùng lúc. Đang theo ${limitText(kept)}${chosen === undefined ? '; bạn quyết định' : `, do bạn chọn ngày ${dateText(chosen)}`}.`;

/** `Bột đường tối đa 201 g (…) nhường cho …, do bạn chọn ngày 29/11/2026.` */
export const choiceText = (limit: Limit): string =>
  limit.yields
    ? `${limitName(limit)} (${originText(limit.origin)}) ${yieldingText(limit.yields)}.`
    : '';

/** `met`: each line is; `missed`: one is not; `open`: none is missed, and some cannot be said or give way; `empty`: nothing is eaten. */
export type VerdictLevel = 'met' | 'missed' | 'open' | 'empty';

export interface VerdictCounts {
  met: number;
  missed: number;
  unknown: number;
  /** Give way, as the person chose. */
  yielded: number;
  all: number;
}

export function countLines(lines: readonly VerdictLine[]): VerdictCounts {
  const met = lines.filter(({ status }) => status === 'met').length;
  const unknown = lines.filter(({ status }) => status === 'unknown').length;
  const yielded = lines.filter(({ status }) => status === 'yielded').length;
  const missed = lines.length - met - unknown - yielded;
  return { met, unknown, yielded, missed, all: lines.length };
}

export function getVerdictLevel(lines: readonly VerdictLine[]): VerdictLevel {
  const { met, missed, all } = countLines(lines);
  if (all === 0) return 'empty';
  if (missed > 0) return 'missed';
  return met === all ? 'met' : 'open';
}

/** The one sentence on lines. "Đạt mọi giới hạn" is said only where each of them is met. */
export function sayVerdict(lines: readonly VerdictLine[]): { level: VerdictLevel; text: string } {
  const level = getVerdictLevel(lines);
  const { met, missed, unknown, yielded, all } = countLines(lines);
  if (level === 'empty') return { level, text: 'Chưa có món nào để đánh giá.' };
  if (level === 'met') return { level, text: `Đạt mọi giới hạn (${all}/${all}).` };
  const parts = [
    `${met}/${all} giới hạn đạt`,
    missed > 0 ? `${missed} không đạt` : '',
    unknown > 0 ? `${unknown} chưa nói được vì thiếu số liệu` : '',
    yielded > 0 ? `${yielded} nhường theo lựa chọn của bạn` : '',
  ];
  return { level, text: `${parts.filter(Boolean).join(', ')}.` };
}

const isOfEverybody = ({ limit: { origin, severity } }: VerdictLine): boolean =>
  severity === 'general' && (origin.by === 'table' || origin.by === 'fixed');

export interface ListedLines {
  missed: VerdictLine[];
  open: VerdictLine[];
  met: VerdictLine[];
  /** Those that give way, as the person chose. */
  yielded: VerdictLine[];
  folded: string;
}

export function listedLines(lines: readonly VerdictLine[]): ListedLines {
  const unknown = lines.filter(({ status }) => status === 'unknown');
  const names = [...new Set(unknown.filter(isOfEverybody).map(lineName))].map(inSentence);
  return {
    missed: [
      ...lines.filter(({ status }) => status === 'over'),
      ...lines.filter(({ status }) => status === 'short'),
    ],
    open: unknown.filter((line) => !isOfEverybody(line)),
    met: lines.filter(({ status }) => status === 'met'),
    yielded: lines.filter(({ status }) => status === 'yielded'),
    folded:
      names.length > 0
        ? `Chưa nói được vì thiếu số liệu, theo bảng chung: ${names.join(', ')}.`
        : '',
  };
}
export const verdictWords = {
  ofWeek: 'Tính trên cả tuần',
  from: (foods: readonly string[]) => `chủ yếu từ: ${foods.join(', ')}`,
  onDays: (days: readonly string[]) => days.join(', '),
  open: (names: readonly string[]) => `Chưa nói được vì thiếu số liệu: ${names.join(', ')}.`,
} as const;
