import type { AlarmInputs } from '../clinical/alarms';
import type { Client, GoalKind } from '../records/clients';
import { swallowsBadly, type CustomsClient } from '../clinical/customs/client';
import { formatNumber } from '../text/numberFormat';
import { computeBmi } from '../person/body';
import { matchGoalKind } from './client';
import { lossCaution, type LossCaution } from './lossCaution';
import type { Person } from './person';

type AlarmClient = Partial<
  Pick<Client, 'weight' | 'height' | 'ownLimits' | 'decidedReadings' | 'goals' | 'targetWeight'>
> &
  CustomsClient;

/** Whether a goal, or the weight that is wished for, means to lose weight. */
export const wishesLoss = (
  { weight, targetWeight }: Partial<Pick<Client, 'weight' | 'targetWeight'>>,
  goal: GoalKind | undefined,
): boolean =>
  goal === 'weight_loss' ||
  (weight !== undefined && targetWeight !== undefined && targetWeight < weight);

const AGAINST: Readonly<Record<Exclude<LossCaution, 'thin'>, string>> = {
  wasting: 'hồ sơ ghi thiểu cơ hoặc suy mòn',
  eatingDisorder: 'hồ sơ ghi chán ăn hoặc rối loạn ăn uống',
};

/** Reasons against losing weight, in words for the alarm. */
function againstLoss(client: AlarmClient, { facts, conditions }: Person): string | undefined {
  const why = lossCaution(client, facts);
  if (why === undefined) return undefined;
  if (why !== 'thin') return AGAINST[why];
  const tag = conditions.get('underweight')?.tag;
  const bmi = computeBmi(client.weight, client.height);
  return tag ?? (bmi === undefined ? undefined : `BMI ${formatNumber(bmi, 1)}`);
}

export function alarmInputs(client: AlarmClient, person: Person, today: string): AlarmInputs {
  const goal = person.goal ?? matchGoalKind(client.goals ?? []);
  const lossAgainst = wishesLoss(client, goal) ? againstLoss(client, person) : undefined;
  return {
    own: client.ownLimits ?? [],
    decided: client.decidedReadings ?? [],
    today,
    problems: person.problems,
    bmi: computeBmi(client.weight, client.height),
    swallowsBadly: swallowsBadly(client, today),
    ...(lossAgainst === undefined ? {} : { lossAgainst }),
  };
}
