import { ADULT_FROM } from '../clinical/recognise';
import { isGreatLoss, saidLoss } from '../clinical/saidUndernutrition';
import type { ConditionId, ConditionFinding } from '../clinical/types';
import type { Client } from '../records/clients';
import type { Consultation } from '../records/consultations';
import { formatNumber } from '../text/numberFormat';
import { weightChangeOver, type Weighed } from '../person/screening/weightHistory';
import { weightDate } from '../person/weightDate';
import { computeBmi } from '../person/body';
import { matchGoalKind } from './client';

/** BMI of an adult below which a person is underweight (product decision 6; GLIM for Asia, QĐ 2598/QĐ-BYT 2025). */
const LEAST_BMI = 18.5;
/** BMI from which on losing weight is what an adult of Vietnam is advised (QĐ 2892/QĐ-BYT, 2022). */
const OVERWEIGHT = 23;
/** Months back to the weight that the present one is compared with. */
const SPANS = [1, 3, 6] as const;

type Visit = Pick<Consultation, 'visitDate'> & Partial<Pick<Consultation, 'weight' | 'goal'>>;
type Body = Pick<Client, 'medicalConditions' | 'goals'> &
  Partial<Pick<Client, 'weight' | 'height' | 'weighing'>>;

interface BodyFacts {
  age: number | undefined;
  conditions: Pick<ReadonlyMap<ConditionId, unknown>, 'has'>;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Weights, oldest first; one of the record that nobody dated is a weight of today. */
function listWeights(
  { weight, weighing }: Body,
  newestFirst: readonly Visit[],
  today: string,
): Weighed[] {
  const visits = newestFirst.flatMap((visit): Weighed[] =>
    visit.weight === undefined || visit.visitDate > today
      ? []
      : [{ date: visit.visitDate, weight: visit.weight }],
  );
  const isChanged = weight !== undefined && visits.length > 0 && visits[0]?.weight !== weight;
  const date = isChanged ? (weightDate({ weight, weighing }, []) ?? today) : today;
  const all = [...visits.reverse(), ...(isChanged && date <= today ? [{ date, weight }] : [])];
  return all.toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Whether the weight is to fall: the goal says so, and there is weight to lose. */
function isWished(client: Body, newestFirst: readonly Visit[], { conditions }: BodyFacts): boolean {
  const goal = newestFirst[0]?.goal ?? matchGoalKind(client.goals);
  const bmi = computeBmi(client.weight ?? newestFirst[0]?.weight, client.height);
  const isAsked = goal === 'weight_loss' || conditions.has('obesity');
  return isAsked && (bmi === undefined || bmi >= OVERWEIGHT);
}

function measuredLoss(weights: readonly Weighed[]): string | undefined {
  const great = SPANS.map((months) => weightChangeOver(weights, months)).find(
    (change) => change !== undefined && isGreatLoss(-change.percent, change.months),
  );
  if (!great) return undefined;
  return `Sụt ${formatNumber(-great.percent, 1)} % trong ${great.months} tháng`;
}

/** A loss that a tag says in kg, as a share of the weight before it. */
function lossInKilograms({ medicalConditions, weight }: Body): string | undefined {
  return medicalConditions.find((tag) => {
    const { kilograms, months } = saidLoss(tag) ?? {};
    if (kilograms === undefined || weight === undefined) return false;
    return isGreatLoss((100 * kilograms) / (weight + kilograms), months);
  });
}

/**
 * Undernutrition of an adult that weight and height show, though no tag names it: a low BMI, or a loss that nobody wished for. Nobody is
 * judged so in pregnancy, and by a loss while nursing.
 * @param newestFirst visits of this client, newest first
 */
export function undernutritionByBody(
  client: Body,
  newestFirst: readonly Visit[],
  facts: BodyFacts,
): ConditionFinding | undefined {
  const { age, conditions, today } = facts;
  if (age === undefined || age < ADULT_FROM || conditions.has('pregnancy')) return undefined;
  const lossFindings = lossInKilograms(client);
  if (lossFindings !== undefined) return { id: 'underweight', tag: lossFindings };
  const bmi = computeBmi(client.weight ?? newestFirst[0]?.weight, client.height);
  if (bmi !== undefined && bmi < LEAST_BMI)
    return { id: 'underweight', tag: `BMI ${formatNumber(bmi, 1)}`, byBody: true };
  if (conditions.has('nursing') || isWished(client, newestFirst, facts)) return undefined;
  const loss = measuredLoss(listWeights(client, newestFirst, today));
  return loss === undefined ? undefined : { id: 'underweight', tag: loss, byBody: true };
}
