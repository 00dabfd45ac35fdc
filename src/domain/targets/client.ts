import type { ConditionId } from '../clinical/types';
import type { Client, GoalKind } from '../records/clients';
import { fold } from '../text/fold';
import { ruleYears } from '../clinical/ruleAge';
import {
  clientMenuTargets,
  surveyTargets,
  wizardTargets,
  type TargetResult,
  type WorkoutFrequency,
} from './strategies';

export type TargetStrategy = 'clientMenu' | 'wizard' | 'survey';

const GOAL_WORDS: Record<GoalKind, readonly string[]> = {
  weight_loss: ['giam can', 'giam mo', 'giam beo', 'xuong can', 'weight loss', 'weight_loss'],
  muscle_gain: ['tang co', 'co bap', 'muscle gain', 'muscle_gain'],
  weight_gain: ['tang can', 'len can', 'weight gain', 'weight_gain'],
  maintenance: ['duy tri', 'giu can', 'giu dang', 'on dinh can nang', 'maintenance'],
};

const KILOS = / (giam|xuong|tang) (?:duoc |khoang )?(?:\d+ )?\d+ ?(?:kg|ky|ki|can) /;

const padded = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}_]+/gu, ' ')} `;

/** The first tag that says one decides. Whole words only: "Giảm căng thẳng" is not "giảm cân". */
export function matchGoalKind(goals: readonly string[]): GoalKind | undefined {
  for (const goal of goals) {
    const text = padded(goal);
    const kilos = KILOS.exec(text)?.[1];
    if (kilos !== undefined) return kilos === 'tang' ? 'weight_gain' : 'weight_loss';
    for (const [kind, words] of Object.entries(GOAL_WORDS) as [GoalKind, readonly string[]][])
      if (words.some((word) => text.includes(` ${word} `))) return kind;
  }
  return undefined;
}

function mentions(tags: readonly string[], words: readonly string[]): boolean {
  return tags.some((tag) => words.some((word) => padded(tag).includes(` ${word} `)));
}

/** Sessions a week: 1–2 low, 3–4 medium, 5 and more high. */
export function matchWorkout(text: string | undefined): WorkoutFrequency | undefined {
  if (!text) return undefined;
  if (mentions([text], ['hang ngay', 'moi ngay'])) return 'high';
  const count = /\d+/.exec(text)?.[0];
  if (count === undefined) return undefined;
  const times = Number(count);
  if (times === 0) return 'none';
  if (times <= 2) return 'low';
  return times <= 4 ? 'medium' : 'high';
}

type TargetClient = Pick<
  Client,
  | 'weight'
  | 'height'
  | 'birthYear'
  | 'gender'
  | 'activityLevel'
  | 'targetWeight'
  | 'workoutFrequency'
  | 'goals'
> &
  Partial<Pick<Client, 'birthMonth' | 'birthDay'>>;

interface Known {
  /** `YYYY-MM-DD` */
  date: string;
  goal?: GoalKind | undefined;
  conditions: Pick<ReadonlyMap<ConditionId, unknown>, 'has'>;
}

export function targetsForClient(
  client: TargetClient,
  strategy: TargetStrategy,
  { date, goal, conditions }: Known,
): TargetResult {
  const { weight, height, gender, activityLevel } = client;
  const body = { weight, height, gender, activityLevel, age: ruleYears(client, date) };
  if (strategy === 'survey')
    return surveyTargets({
      ...body,
      targetWeight: client.targetWeight,
      workout: matchWorkout(client.workoutFrequency),
      kidneyDisease: conditions.has('kidney') || conditions.has('dialysis'),
      diabetes: conditions.has('diabetes'),
    });
  const inputs = { ...body, goal: goal ?? matchGoalKind(client.goals) };
  return strategy === 'wizard' ? wizardTargets(inputs) : clientMenuTargets(inputs);
}
