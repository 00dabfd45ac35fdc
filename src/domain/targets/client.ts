import type { Client, GoalKind } from '../collections/clients';
import { fold } from '../search/fold';
import { ageFrom } from './body';
import type { TargetResult, WorkoutFrequency } from './strategies';
import { clientMenuTargets, surveyTargets, wizardTargets } from './strategies';

/** Where the specification uses which formula (decision 5). */
export type TargetStrategy = 'clientMenu' | 'wizard' | 'survey';

/** What tags and notes call the goals, without accents. */
const GOAL_WORDS: Record<GoalKind, readonly string[]> = {
  weight_loss: ['giam can', 'giam mo', 'giam beo', 'xuong can', 'weight loss', 'weight_loss'],
  muscle_gain: ['tang co', 'co bap', 'muscle gain', 'muscle_gain'],
  weight_gain: ['tang can', 'len can', 'weight gain', 'weight_gain'],
  maintenance: ['duy tri', 'giu can', 'giu dang', 'on dinh can nang', 'maintenance'],
};

const padded = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}_]+/gu, ' ')} `;

/**
 * The goal that free-text tags mean: the first tag that says one decides. Whole words only:
 * "Giảm căng thẳng" is not "giảm cân".
 */
export function goalKindOf(goals: readonly string[]): GoalKind | undefined {
  for (const goal of goals) {
    const text = padded(goal);
    for (const [kind, words] of Object.entries(GOAL_WORDS) as [GoalKind, readonly string[]][])
      if (words.some((word) => text.includes(` ${word} `))) return kind;
  }
  return undefined;
}

function mentions(tags: readonly string[], words: readonly string[]): boolean {
  return tags.some((tag) => words.some((word) => padded(tag).includes(` ${word} `)));
}

/** "3 lần/tuần", "Không tập": sessions a week as 1–2 low, 3–4 medium, 5 and more high. */
export function workoutOf(text: string | undefined): WorkoutFrequency | undefined {
  if (!text) return undefined;
  if (mentions([text], ['hang ngay', 'moi ngay'])) return 'high';
  const count = /\d+/.exec(text)?.[0];
  if (count === undefined) return undefined;
  const times = Number(count);
  if (times === 0) return 'none';
  if (times <= 2) return 'low';
  return times <= 4 ? 'medium' : 'high';
}

/** Whole names: a bare "than" would also find "thần kinh" (nerves). */
const KIDNEY_WORDS = ['suy than', 'benh than', 'than man', 'cau than', 'chay than', 'ckd'];
const DIABETES_WORDS = ['tieu duong', 'dai thao duong', 'dtd'];

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
  | 'medicalConditions'
>;

/**
 * A client's targets for a day.
 * @param year the present calendar year in Vietnam, for the age
 * @param goal the menu's own goal, which goes before the client's tags
 */
export function targetsForClient(
  client: TargetClient,
  strategy: TargetStrategy,
  year: number,
  goal?: GoalKind,
): TargetResult {
  const { weight, height, gender, activityLevel } = client;
  const body = { weight, height, gender, activityLevel, age: ageFrom(client.birthYear, year) };
  if (strategy === 'survey')
    return surveyTargets({
      ...body,
      targetWeight: client.targetWeight,
      workout: workoutOf(client.workoutFrequency),
      kidneyDisease: mentions(client.medicalConditions, KIDNEY_WORDS),
      diabetes: mentions(client.medicalConditions, DIABETES_WORDS),
    });
  const inputs = { ...body, goal: goal ?? goalKindOf(client.goals) };
  return strategy === 'wizard' ? wizardTargets(inputs) : clientMenuTargets(inputs);
}
