import type { Adjusted, DayGoal } from '../../../domain/generator/exchange/adjust';
import type { Swap } from '../../../domain/generator/exchange/swaps';
import { labelInSentence, NUTRIENT_UNITS, type NutrientKey } from '../../../domain/food/nutrients';
import { computeBound } from '../../../domain/verdict/limit';
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

export function signed(value: number): string {
  const rounded = Math.round(value);
  if (rounded === 0) return '0';
  return rounded > 0 ? `+${formatNumber(rounded, 0)}` : `−${formatNumber(-rounded, 0)}`;
}

export function goalText({ calories, protein }: DayGoal): string {
  return exchangeText.adjust.goal(
    formatNumber(calories, 0),
    protein === undefined ? undefined : formatNumber(protein, 0),
  );
}

const { adjust, swap: text } = exchangeText;

const isNutrient = (of: Limit['of']): of is NutrientKey => Object.hasOwn(NUTRIENT_UNITS, of);

function nameInSentence(of: Limit['of']): string {
  if (isNutrient(of)) return labelInSentence(of);
  const name = quantityName(of);
  return name.charAt(0).toLocaleLowerCase('vi') + name.slice(1);
}

function obstacleText(limit: Limit): string {
  const say = limit.side === 'minimum' ? adjust.atLeast : adjust.atMost;
  const bound = figureText(limit.of, computeBound(limit));
  return say(nameInSentence(limit.of), bound, originText(limit.origin));
}

export function listRemarks({ changes, reached, obstacles, broken }: Adjusted): string[] {
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

export function changeText({ calories, protein, carbs, fat }: Swap['change']): string {
  return text.change(figure(calories), figure(protein), figure(carbs), figure(fat));
}

export function limitedText({ nutrient, more }: Swap['limited'][number]): string {
  const name = labelInSentence(nutrient);
  if (more === undefined) return text.unknownChange(name);
  const amount = amountText(nutrient, Math.abs(more)).replace(' ', '\u00a0');
  return more < 0 ? text.less(amount, name) : text.more(amount, name);
}

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

export function blurredText({ blurred }: Swap): string {
  const names = blurred.flatMap(({ limit: { of, isNeed } }) =>
    isNeed ? [] : [nameInSentence(of)],
  );
  return names.length === 0 ? '' : text.blurred([...new Set(names)].join(', '));
}

export function shortfallTexts({ shortfalls }: Swap): string[] {
  const limits = shortfalls.map(({ limit }) => limit).filter(({ isNeed }) => !isNeed);
  const names = limits.flatMap(({ of }) => (of === 'mealEnergy' ? [] : [nameInSentence(of)]));
  return [
    ...(names.length === 0 ? [] : [text.shortfalls([...new Set(names)].join(', '))]),
    ...(names.length < limits.length ? [text.mealShare] : []),
  ];
}

export function missedText(missed: readonly VerdictLine[]): string {
  const lines = missed.filter(({ limit }) => !limit.isNeed);
  const firstOnes = new Map(lines.toReversed().map((line) => [line.limit.of, line]));
  return lines
    .filter((line) => firstOnes.get(line.limit.of) === line)
    .map((line) => `${nameInSentence(line.limit.of)} ${knownText(line)} (${limitText(line.limit)})`)
    .join(', ');
}
