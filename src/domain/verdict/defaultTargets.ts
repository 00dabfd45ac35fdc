import { NO_RULES } from '../clinical/personRules';
import type { DayTargets } from '../targets/dayTargets';
import { FIXED_LIMITS } from '../targets/fixedLimits';

export const DEFAULT_TARGETS: Omit<DayTargets, 'targets'> = {
  sources: {},
  decisions: [],
  missing: [],
  problems: [],
  marks: [],
  medicines: [],
  rules: NO_RULES,
  clinical: {
    limits: FIXED_LIMITS,
    contradictions: [],
    notes: [],
    uncounted: [],
    notForChildren: [],
  },
};
