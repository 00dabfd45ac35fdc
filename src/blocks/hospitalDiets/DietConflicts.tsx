import { Text } from '@chakra-ui/react';
import { newerRules, opposedBounds } from '../../domain/hospitalDiets/check';
import type { NewerRule } from '../../domain/hospitalDiets/check';
import { dietDecisions } from '../../domain/hospitalDiets/target';
import { rangeText, unitOf } from '../../domain/hospitalDiets/texts';
import type { HospitalDiet } from '../../domain/hospitalDiets/types';
import { labelInSentence } from '../../domain/nutrients';
import type { DayTargets } from '../../domain/targets/dayTargets';
import { hospitalDietsText as text } from '../../i18n/hospitalDiets';
import { amountText, decisionText, originText } from '../../ui/nutrition/limitTexts';

/** The client's targets with their sources, and the least and most of each nutrient. */
export interface DietTarget {
  targets?: DayTargets['targets'];
  sources: DayTargets['sources'];
  limits: DayTargets['clinical']['limits'];
}

function ruleText({ nutrient, side, bound }: NewerRule): string {
  const say = side === 'maximum' ? text.atMost : text.atLeast;
  return say(
    labelInSentence(nutrient),
    amountText(nutrient, bound.value),
    originText(bound.origin),
  );
}

/** Says where a diet stands against the client's prescription, and against bounds and rules of the client. */
export function DietConflicts({ diet, target }: { diet: HospitalDiet; target: DietTarget }) {
  const newer = newerRules(diet, target.limits);
  // A newer rule says already that it stands before the code.
  const opposed = opposedBounds(diet, target.limits).filter(
    ({ nutrient, side }) => !newer.some((one) => one.nutrient === nutrient && one.side === side),
  );
  const lines = [
    ...dietDecisions(target, diet).map(decisionText),
    ...opposed.map((one) =>
      text.opposed(ruleText(one), `${rangeText(one.range)} ${unitOf(one.nutrient)}`),
    ),
    ...newer.map((rule) => text.newer(ruleText(rule))),
  ];
  return lines.map((line) => (
    <Text key={line} textStyle="sm" color="fg.warning">
      {line}
    </Text>
  ));
}
