import { useMemo } from 'react';
import { dietOfCode } from '../../domain/targets/hospitalDiets/diets';
import type { ChosenDiet } from '../../domain/records/hospitalDietForms';
import { buildStandard, type StandardInputs } from '../../domain/verdict/standard';
import type { Standard } from '../../domain/verdict/types';

export function useStandard(day: StandardInputs['day'], chosen: ChosenDiet | undefined): Standard {
  const code = chosen?.code;
  return useMemo(() => buildStandard({ day, diet: dietOfCode(code) }), [day, code]);
}
