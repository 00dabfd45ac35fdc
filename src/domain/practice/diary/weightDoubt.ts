type WeightDoubt = 'comma' | 'digit' | 'jump' | 'unlikely';

/** Differences up to these (kg, share of the last weight) are normal. */
const CHANGE = { kilograms: 3, share: 0.05 };
/** kg. A first weight outside is asked about once; a small child's is right. */
const LIKELY = { least: 20, most: 200 };
/** Tolerances for a slip: of ten times the weight (share), and of a hundred more (kg). */
const SLIP = { comma: 0.12, digit: 10 };

const near = (one: number, other: number): boolean => Math.abs(one - other) <= other * SLIP.comma;

export function weightDoubt(weight: number, before: number | undefined): WeightDoubt | undefined {
  if (before === undefined)
    return weight < LIKELY.least || weight > LIKELY.most ? 'unlikely' : undefined;
  const change = Math.abs(weight - before);
  if (change <= Math.max(CHANGE.kilograms, before * CHANGE.share)) return undefined;
  if (near(weight * 10, before) || near(weight / 10, before)) return 'comma';
  return Math.abs(change - 100) <= SLIP.digit ? 'digit' : 'jump';
}

export function meantWeight(weight: number, before: number | undefined): number | undefined {
  const doubt = weightDoubt(weight, before);
  if (before === undefined || doubt === undefined) return undefined;
  const meant =
    doubt === 'comma'
      ? weight < before
        ? weight * 10
        : weight / 10
      : doubt === 'digit'
        ? weight + (weight < before ? 100 : -100)
        : undefined;
  return meant === undefined ? undefined : Math.round(meant * 10) / 10;
}

interface Weighed {
  weight: number;
}

type Judged<T extends Weighed> = T & { before?: number; doubt?: WeightDoubt };

/**
 * Judges weights one behind the other. A doubtful one is no measure for the next, unless the next bears it out.
 * @param oldestFirst weights of one person
 * @param record the weight of the record, for the first of them
 */
export function judgedWeights<T extends Weighed>(
  oldestFirst: readonly T[],
  record?: number,
): Judged<T>[] {
  let base = record;
  let last: number | undefined;
  return oldestFirst.map((one) => {
    const { weight } = one;
    const doubt = weightDoubt(weight, base);
    const judged: Judged<T> = {
      ...one,
      ...(base === undefined ? {} : { before: base }),
      ...(doubt ? { doubt } : {}),
    };
    const isBorneOut = last !== undefined && weightDoubt(weight, last) === undefined;
    if (!doubt || base === undefined || isBorneOut) base = weight;
    last = weight;
    return judged;
  });
}

export function comparedWith(oldestFirst: readonly Weighed[], record?: number): number | undefined {
  const next = judgedWeights([...oldestFirst, { weight: 0 }], record).at(-1);
  return next?.before;
}
