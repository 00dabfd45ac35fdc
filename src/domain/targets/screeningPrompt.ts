import { ADULT_FROM } from '../clinical/recognise';
import type { Client } from '../records/clients';
import { ruleYears } from '../clinical/ruleAge';
import { computeBmi } from '../person/body';
import { isPregnant } from '../clinical/lifeStage';
import {
  weightChangeOver,
  type WeightChange,
  type Weighed,
} from '../person/screening/weightHistory';

export interface ScreeningSigns {
  lowBmi?: { bmi: number; cutOff: number };
  loss?: WeightChange;
}

/** QĐ 2598/QĐ-BYT 2025 (GLIM): the signs of malnutrition that a weight shows. */
const LOSS_PERCENT = 5;
const CUT_OFF = { adult: 18.5, old: 20 } as const;
const OLD_FROM = 70;

function lowBmi(bmi: number | undefined, age: number): ScreeningSigns['lowBmi'] {
  const cutOff = age >= OLD_FROM ? CUT_OFF.old : CUT_OFF.adult;
  return bmi !== undefined && bmi < cutOff ? { bmi, cutOff } : undefined;
}

/**
 * @param oldestFirst the client's weights
 * @returns undefined without any sign, and for children and in pregnancy, whose weights are read otherwise
 */
export function screeningSigns(
  client: Client,
  oldestFirst: readonly Weighed[],
  day: string,
): ScreeningSigns | undefined {
  const age = ruleYears(client, day);
  if (age === undefined || age < ADULT_FROM || isPregnant(client, day)) return undefined;
  const low = lowBmi(computeBmi(client.weight ?? oldestFirst.at(-1)?.weight, client.height), age);
  const loss = [3, 6]
    .map((months) => weightChangeOver(oldestFirst, months))
    .find((change) => change !== undefined && change.percent < -LOSS_PERCENT);
  if (!low && !loss) return undefined;
  return { ...(low ? { lowBmi: low } : {}), ...(loss ? { loss } : {}) };
}
