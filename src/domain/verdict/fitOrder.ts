import type { Fit, FitGroup } from './fit';
import type { Purpose } from '../targets/menuPurpose';

/**
 * Where a menu is offered, in this order: made for the client; for anybody; too far off in energy for a change of
 * portions; made for a condition or stage of life that the client does not have; not to be given.
 */
export const FIT_PLACES = ['own', 'general', 'farOff', 'otherCondition', 'barred'] as const;
export type FitPlace = (typeof FIT_PLACES)[number];

const GROUPS: readonly FitGroup[] = ['fits', 'adjust', 'avoid'];
const PURPOSES: readonly Purpose[] = ['own', 'general', 'special', 'foreign'];
/** Weight of a further reason, as a share of a target missed. */
const REASON_WEIGHS = 0.1;

const against = ({ reasons, distance }: Fit): number => distance + REASON_WEIGHS * reasons.length;

/** Whether something speaks against a menu that smaller or greater portions do not mend. */
const isBarred = ({ reasons }: Fit): boolean =>
  reasons.some(({ level, kind }) => level === 'red' && kind !== 'energy');

/** Where a menu is offered to the client for whom it was rated. */
export function placeOf(fit: Fit): FitPlace {
  if (isBarred(fit)) return 'barred';
  if (fit.purpose === 'foreign') return 'otherCondition';
  if (fit.group === 'avoid') return 'farOff';
  return fit.purpose === 'own' ? 'own' : 'general';
}

/** The best first, by what a menu is made for and whether it fits; how far its grams are off is not compared. */
export function comparePlaces(a: Fit, b: Fit): number {
  return (
    FIT_PLACES.indexOf(placeOf(a)) - FIT_PLACES.indexOf(placeOf(b)) ||
    PURPOSES.indexOf(a.purpose) - PURPOSES.indexOf(b.purpose) ||
    b.weight - a.weight ||
    GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group)
  );
}

/**
 * The best first: stage of life and conditions decide before grams do. Within a place it counts how much speaks
 * against a menu; reasons alone do not say that: twice the protein is one reason, and so is a tenth.
 */
export const compareFits = (a: Fit, b: Fit): number =>
  comparePlaces(a, b) || against(a) - against(b);
