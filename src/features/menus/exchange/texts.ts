import type { Adjusted, DayGoal } from '../../../domain/generator/exchange/adjust';
import type { Swap } from '../../../domain/generator/exchange/swaps';
import { labelInSentence, NUTRIENT_UNITS, type NutrientKey } from '../../../domain/food/nutrients';
import { boundOf } from '../../../domain/verdict/limit';
import {
  figureText,
  knownText,
  limitText,
  lineName,
  originText,
  quantityName,
} from '../../../domain/verdict/say';
import type { VerdictLine } from '../../../domain/verdict/types';
import { exchangeText } from '../../../i18n/exchange';
import { formatNumber } from '../../../ui/format';
import { amountText } from '../../../ui/nutrition/limitTexts';
import type { Limit } from '../../../domain/clinical/limitTypes';

/** `+12`, `−3`, `0`: how much more. */
export function signed(value: number): string {
  const rounded = Math.round(value);
  if (rounded === 0) return '0';
  return rounded > 0 ? `+${formatNumber(rounded, 0)}` : `−${formatNumber(-rounded, 0)}`;
}

/** `1.400 kcal / 60 g đạm`. */
export function goalText({ calories, protein }: DayGoal): string {
  return exchangeText.adjust.goal(
    formatNumber(calories, 0),
    protein === undefined ? undefined : formatNumber(protein, 0),
  );
}

const { adjust, swap: text } = exchangeText;

const isNutrient = (of: Limit['of']): of is NutrientKey => Object.hasOwn(NUTRIENT_UNITS, of);

/** A quantity within a sentence: `kali`, `đường tự do`, `vitamin K`. */
function nameInSentence(of: Limit['of']): string {
  if (isNutrient(of)) return labelInSentence(of);
  const name = quantityName(of);
  return name.charAt(0).toLocaleLowerCase('vi') + name.slice(1);
}

/** `đạm không được dưới 71 g (Đái tháo đường thai kỳ · ADA 2026, …)`. */
function obstacleText(limit: Limit): string {
  const say = limit.side === 'minimum' ? adjust.atLeast : adjust.atMost;
  const bound = figureText(limit.of, boundOf(limit));
  return say(nameInSentence(limit.of), bound, originText(limit.origin));
}

/** Why there is nothing to apply, or why it does not suffice; and the limits that the day misses all the same. */
export function remarksOf({ changes, reached, obstacles, broken }: Adjusted): string[] {
  const stopped = [...new Set(obstacles.map(obstacleText))].join('; ');
  const far = changes.length === 0 ? adjust.stuck : adjust.far;
  const fits = changes.length === 0 && broken.length === 0 ? [adjust.none] : [];
  return [
    ...(reached ? fits : [stopped === '' ? far : adjust.stoppedBy(stopped)]),
    ...broken.map((line) =>
      adjust.stillBroken(
        lineName(line),
        knownText(line),
        limitText(line.limit),
        originText(line.limit.origin),
      ),
    ),
  ];
}

const figure = (value: number | undefined) => (value === undefined ? '—' : signed(value));

/** `−12 kcal · đạm +3 · bột 0 · béo —`: what one of the two does not report is not known. */
export function changeText({ calories, protein, carbs, fat }: Swap['change']): string {
  return text.change(figure(calories), figure(protein), figure(carbs), figure(fat));
}

/** `bớt 120 mg kali`, `thêm 80 mg natri`, `kali chưa rõ`. */
export function limitedText({ nutrient, more }: Swap['limited'][number]): string {
  const name = labelInSentence(nutrient);
  if (more === undefined) return text.unknownChange(name);
  const amount = amountText(nutrient, Math.abs(more)).replace(' ', '\u00a0');
  return more < 0 ? text.less(amount, name) : text.more(amount, name);
}

/** `hết vượt natri`, each quantity once; needs of the table are left to the week. */
export function mendedTexts(before: readonly VerdictLine[], { mended }: Swap): string[] {
  const now = new Set(mended.filter(({ limit }) => !limit.isNeed).map(({ limit }) => limit.key));
  const texts = before
    .filter(({ limit }) => now.has(limit.key))
    .map(({ status, limit: { of } }) =>
      status === 'over'
        ? text.mended.over(nameInSentence(of))
        : text.mended.short(nameInSentence(of)),
    );
  return [...new Set(texts)];
}

/** Limits of a day that could not be judged any more; empty where none is lost. */
export function blurredText({ blurred }: Swap): string {
  const names = blurred.flatMap(({ limit: { of, isNeed } }) =>
    isNeed ? [] : [nameInSentence(of)],
  );
  return names.length === 0 ? '' : text.blurred([...new Set(names)].join(', '));
}

/** Shortages that other meals have to make up for, in sentences. Needs of the table are left to the week. */
export function shortfallTexts({ shortfalls }: Swap): string[] {
  const limits = shortfalls.map(({ limit }) => limit).filter(({ isNeed }) => !isNeed);
  const names = limits.flatMap(({ of }) => (of === 'mealEnergy' ? [] : [nameInSentence(of)]));
  return [
    ...(names.length === 0 ? [] : [text.shortfalls([...new Set(names)].join(', '))]),
    ...(names.length < limits.length ? [text.mealShare] : []),
  ];
}

/** The misses of the day as it is: `natri 4.400 mg (tối đa 2.000 mg)`, each quantity once; needs of the table are left to the week. */
export function missedText(missed: readonly VerdictLine[]): string {
  const lines = missed.filter(({ limit }) => !limit.isNeed);
  const firstOnes = new Map(lines.toReversed().map((line) => [line.limit.of, line]));
  return lines
    .filter((line) => firstOnes.get(line.limit.of) === line)
    .map((line) => `${nameInSentence(line.limit.of)} ${knownText(line)} (${limitText(line.limit)})`)
    .join(', ');
}
