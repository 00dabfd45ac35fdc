import type { Condition, ConditionId } from '../types';
import { anaemia } from './anaemia';
import { copd } from './copd';
import { diabetes } from './diabetes';
import { dialysis } from './dialysis';
import { dyslipidaemia } from './dyslipidaemia';
import { fattyLiver } from './fattyLiver';
import { gestationalDiabetes } from './gestationalDiabetes';
import { gout } from './gout';
import { hypertension } from './hypertension';
import { ibs } from './ibs';
import { kidney } from './kidney';
import { kidneyStones } from './kidneyStones';
import { nursing } from './nursing';
import { obesity } from './obesity';
import { oldAge } from './oldAge';
import { osteoporosis } from './osteoporosis';
import { pregnancy } from './pregnancy';
import { underweight } from './underweight';

export const CONDITIONS: Readonly<Record<ConditionId, Condition>> = {
  dialysis,
  kidney,
  pregnancy,
  nursing,
  gestationalDiabetes,
  diabetes,
  hypertension,
  gout,
  dyslipidaemia,
  kidneyStones,
  fattyLiver,
  osteoporosis,
  anaemia,
  underweight,
  obesity,
  copd,
  ibs,
  oldAge,
};
