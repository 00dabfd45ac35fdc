import type { ConditionId, ConditionFinding, RecognitionProblem } from './types';

const FERTILE = { from: 12, to: 55 } as const;

export interface Recognised {
  conditions: Map<ConditionId, ConditionFinding>;
  problems: RecognitionProblem[];
}

export interface RecognisedPerson {
  gender: 'male' | 'female' | undefined;
  age: number | undefined;
  medicalConditions: readonly string[];
  goals: readonly string[];
  fields?: readonly ConditionFinding[];
}

function disagrees(field: ConditionFinding, tag: ConditionFinding): boolean {
  const isOther = (key: 'stage' | 'substage' | 'dialysis' | 'trimester') =>
    field[key] !== undefined && tag[key] !== undefined && field[key] !== tag[key];
  const sides = [field, tag].map(({ month }) => month !== undefined && month > 6);
  return (
    isOther('stage') ||
    isOther('substage') ||
    isOther('dialysis') ||
    isOther('trimester') ||
    (tag.month !== undefined && sides[0] !== sides[1])
  );
}

export function takePregnancy(
  one: ConditionFinding,
  { gender, age }: RecognisedPerson,
): RecognitionProblem | undefined {
  if (gender === 'male') return { kind: 'pregnantMan', tag: one.tag };
  if (age !== undefined && (age < FERTILE.from || age > FERTILE.to))
    return { kind: 'pregnantAge', tag: one.tag, age };
  return undefined;
}

/** @returns whether a stage of the kidney is among the fields */
export function takeFields(
  person: RecognisedPerson,
  conditions: Recognised['conditions'],
  problems: RecognitionProblem[],
) {
  const { fields = [] } = person;
  for (const field of fields) {
    const isOfMothers = field.id === 'pregnancy' || field.id === 'nursing';
    const problem = isOfMothers ? takePregnancy(field, person) : undefined;
    const tag = conditions.get(field.id);
    if (problem) problems.push(problem);
    else conditions.set(field.id, field);
    if (!problem && tag && disagrees(field, tag))
      problems.push({ kind: 'fieldAndTag', tags: [field.tag, tag.tag] });
  }
  return fields.some(({ stage }) => stage !== undefined);
}
