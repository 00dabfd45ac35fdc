import { CONDITION_NAMES } from '../../domain/clinical/types';
import type { AppliedLimits, Bound, NutrientLimit } from '../../domain/clinical/limits';
import type { RecognitionProblem } from '../../domain/clinical/recognise';
import {
  displayUnit,
  labelInSentence,
  NUTRIENT_LABELS,
  type NutrientKey,
} from '../../domain/food/nutrients';
import { formatAmount } from '../../domain/nutrition/format';
import type { TargetSource } from '../../domain/targets/dayTargets';
import type { TargetMark } from '../../domain/targets/marks';
import { isPrescribed } from '../../domain/targets/prescribed';
import type { TargetDecision } from '../../domain/targets/reconcile';
import { originText } from '../../domain/verdict/say';
import { clinicalText } from '../../i18n/clinical';
import { nutritionPanelText } from '../../i18n/nutritionPanel';
import { formatDate, formatNumber } from '../format';

const text = clinicalText.limits;
const { yielded: yieldedText } = nutritionPanelText.bounds;

export { originText } from '../../domain/verdict/say';

export function amountText(nutrient: NutrientKey, value: number): string {
  return `${formatAmount(nutrient, value)} ${displayUnit(nutrient)}`;
}

const withYielded = (words: string, { yieldedOn }: Bound): string =>
  yieldedOn === undefined ? words : yieldedText(words, formatDate(yieldedOn));

export function boundsText(nutrient: NutrientKey, { minimum, maximum }: NutrientLimit): string {
  return [
    minimum ? withYielded(text.atLeast(amountText(nutrient, minimum.value)), minimum) : '',
    maximum ? withYielded(text.atMost(amountText(nutrient, maximum.value)), maximum) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function originsText({ minimum, maximum, expertSets }: NutrientLimit): string {
  const bounds = [minimum, maximum].filter((bound): bound is Bound => bound !== undefined);
  const origins = [...new Set(bounds.map(({ origin }) => originText(origin)))];
  const open = expertSets && !maximum ? [text.expertSets(CONDITION_NAMES[expertSets])] : [];
  return [...origins, ...open].join('; ');
}

const bound = (nutrient: NutrientKey, one: Bound) =>
  `${amountText(nutrient, one.value)} (${originText(one.origin)})`;

export function limitWarnings(clinical: AppliedLimits): string[] {
  const { contradictions, uncounted, notForChildren } = clinical;
  return [
    ...contradictions.map(({ nutrient, kept, dropped }) =>
      text.contradiction(
        NUTRIENT_LABELS[nutrient],
        bound(nutrient, kept),
        bound(nutrient, dropped),
      ),
    ),
    ...uncounted.map(({ condition, nutrient, needs }) =>
      text.uncounted[needs](CONDITION_NAMES[condition], labelInSentence(nutrient)),
    ),
    ...(notForChildren.length > 0
      ? [text.notForChildren(notForChildren.map((id) => CONDITION_NAMES[id]).join(', '))]
      : []),
  ];
}

export function problemText(problem: RecognitionProblem): string {
  const problemTexts = clinicalText.problems;
  switch (problem.kind) {
    case 'adultIllness':
      return problemTexts.adultIllness(problem.tag, problem.age);
    case 'pregnantAge':
      return problemTexts.pregnantAge(problem.tag, problem.age);
    case 'unsureAge':
      return problemTexts.unsureAge(problem.from, problem.to, problem.counted);
    case 'oldWeight': {
      const oldTexts = problemTexts.oldWeight;
      const say = problem.isDated ? oldTexts.dated : oldTexts.undated;
      return say(formatNumber(problem.weight, 1), formatDate(problem.since));
    }
    case 'pregnantMan':
    case 'unknownTag':
    case 'notYet':
    case 'over':
    case 'unknownGuideline':
      return problemTexts[problem.kind](problem.tag);
    default:
      return problemTexts[problem.kind](problem.tags.join(', '));
  }
}

function askedText(source: TargetSource): string {
  const askedTexts = clinicalText.decisions.asked;
  switch (source.from) {
    case 'visit':
      return askedTexts.visit(formatDate(source.date));
    case 'client':
    case 'perKg':
    case 'table':
      return askedTexts[source.from];
    default:
      return askedTexts.estimate;
  }
}

export function needsAttention({ asked, why }: TargetDecision): boolean {
  return why === 'weightLoss' || isPrescribed(asked.source);
}

/** `Năng lượng: lần khám 12/11/2026 ghi 1.500 kcal, thấp hơn mức tối thiểu 1.563 kcal (…). Đang theo 1.500 kcal vì …` */
export function decisionText({
  nutrient,
  asked,
  bound: limit,
  why,
  target,
}: TargetDecision): string {
  const decisionTexts = clinicalText.decisions;
  const name = NUTRIENT_LABELS[nutrient];
  const value = amountText(nutrient, asked.value);
  const against = limit && ([amountText(nutrient, limit.value), originText(limit.origin)] as const);
  if (why === 'noFigure')
    return decisionTexts.noFigure(name, value, against ? decisionTexts.floor(...against) : '');
  if (!limit || !against) return '';
  const reason =
    why !== 'rule'
      ? decisionTexts.why[why]
      : isPrescribed(asked.source)
        ? decisionTexts.why.rule(value)
        : decisionTexts.why.estimated;
  const line = decisionTexts.line(
    name,
    askedText(asked.source),
    value,
    decisionTexts[limit.side](...against),
    amountText(nutrient, target ?? limit.value),
  );
  return `${line} ${reason}`;
}

export function markText(mark: TargetMark): string {
  const markTexts = clinicalText.marks;
  switch (mark.kind) {
    case 'proteinPerKg':
      return markTexts.proteinPerKg(formatNumber(mark.perKg, 1));
    case 'lowEnergy':
      return markTexts.lowEnergy(formatNumber(mark.calories, 0), formatNumber(mark.least, 0));
    case 'highEnergy':
      return markTexts.highEnergy(formatNumber(mark.calories, 0));
    case 'fastGoal':
      return markTexts.fastGoal(mark.tag, formatNumber(mark.perWeek, 1));
    case 'lossUnadvised':
      return markTexts.lossUnadvised[mark.why];
    case 'proteinShare':
      return markTexts.proteinShare(formatNumber(mark.percent, 0));
    case 'macrosAboveEnergy':
      return markTexts.macrosAboveEnergy;
  }
}
