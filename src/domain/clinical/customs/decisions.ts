import type { CustomDecision } from '../../records/shared/customs';
import { fold, normalise } from '../../text/fold';
import { daysKey } from './ruleDays';
import type { Custom, Degree } from './types';

type Refusal = Custom & { kind: 'avoid' };

const STRICTER: Readonly<Record<Degree, readonly Degree[]>> = {
  allergy: [],
  cannot: ['allergy'],
  dislike: ['allergy', 'cannot'],
};

const keyOfDegree = ({ food, on = [] }: Refusal, degree: Degree): string =>
  `${degree}:${normalise(food)}${daysKey(on)}`.slice(0, 160);

/** Whether another food of the record is the same word without its accents: "cá" and "cà". */
const hasTwin = (custom: Refusal, all: readonly Custom[]): boolean =>
  all.some(
    (one) =>
      one.kind === 'avoid' &&
      fold(one.food) === fold(custom.food) &&
      normalise(one.food) !== normalise(custom.food),
  );

/**
 * The key under which a decision about a custom is kept. A decision about a food holds for the degree and the spelling that the
 * expert saw, and for what is weaker: who left out "không ăn tôm" has not left out an allergy.
 */
function decisionKeys(custom: Custom, all: readonly Custom[]): readonly [string, ...string[]] {
  if (custom.kind !== 'avoid') return [custom.key];
  const own = keyOfDegree(custom, custom.degree);
  // Before 0.4 a key named neither the degree nor the accents.
  const isOldKnown = custom.degree !== 'allergy' && !hasTwin(custom, all);
  return [own, ...(isOldKnown ? [custom.key] : [])];
}

/** Each custom under the key of its decision, with that decision. */
export function withDecisions(
  all: readonly Custom[],
  decisions: readonly CustomDecision[] = [],
): { custom: Custom; decision: CustomDecision | undefined }[] {
  const byKey = new Map(decisions.map((one) => [one.key, one]));
  return all.map((custom) => {
    const keys = decisionKeys(custom, all);
    const stricter =
      custom.kind === 'avoid'
        ? STRICTER[custom.degree].map((degree) => byKey.get(keyOfDegree(custom, degree)))
        : [];
    const decision =
      keys.map((key) => byKey.get(key)).find((one) => one !== undefined) ??
      stricter.find((one) => one?.state === 'dropped');
    return { custom: { ...custom, key: decision?.key ?? keys[0] }, decision };
  });
}
