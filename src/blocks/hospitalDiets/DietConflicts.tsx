import { Text } from '@chakra-ui/react';
import { newerRules, type NewerRule } from '../../domain/verdict/hospitalDiets/check';
import type { HospitalDiet } from '../../domain/targets/hospitalDiets/types';
import { labelInSentence } from '../../domain/food/nutrients';
import type { DayTargets } from '../../domain/targets/dayTargets';
import { hospitalDietsText as text } from '../../i18n/hospitalDiets';
import { opposedText } from '../../domain/verdict/say';
import { buildStandard } from '../../domain/verdict/standard';
import type { Standard } from '../../domain/verdict/types';
import { amountText, originText } from '../../ui/nutrition/limitTexts';

export interface DietTarget {
  targets?: DayTargets['targets'];
  sources: DayTargets['sources'];
  limits: DayTargets['clinical']['limits'];
  rules?: DayTargets['rules'];
}

export const standardBeside = (
  diet: HospitalDiet,
  { targets, sources, limits, rules }: DietTarget,
): Standard =>
  buildStandard({
    day: { ...(targets ? { targets } : {}), sources, clinical: { limits }, rules },
    diet,
  });

function ruleText({ nutrient, side, bound }: NewerRule): string {
  const say = side === 'maximum' ? text.atMost : text.atLeast;
  return say(
    labelInSentence(nutrient),
    amountText(nutrient, bound.value),
    originText(bound.origin),
  );
}

export function DietConflicts(props: {
  diet: HospitalDiet;
  target: DietTarget;
  /** Pairs of limits stand beside it already. */
  rulesOnly?: true;
}) {
  const { diet, target, rulesOnly } = props;
  const lines = [
    ...(rulesOnly ? [] : standardBeside(diet, target).opposed.map(opposedText)),
    ...newerRules(diet, target.limits).map((rule) => text.newer(ruleText(rule))),
  ];
  const conflictLines = lines.map((line) => (
    <Text key={line} textStyle="sm" color="fg.warning">
      {line}
    </Text>
  ));
  if (lines.length < 2) return conflictLines;
  return (
    <details>
      <summary style={{ cursor: 'pointer', color: 'var(--chakra-colors-fg-warning)' }}>
        {text.conflicts(lines.length)}
      </summary>
      {conflictLines}
    </details>
  );
}
