import type { Fit, FitGroup } from './fit';
import type { Purpose } from '../targets/menuPurpose';

export const FIT_PLACES = ['own', 'general', 'farOff', 'otherCondition', 'barred'] as const;
export type FitPlace = (typeof FIT_PLACES)[number];

const GROUPS: readonly FitGroup[] = ['fits', 'adjust', 'avoid'];
const PURPOSES: readonly Purpose[] = ['own', 'general', 'special', 'foreign'];
const REASON_WEIGHS = 0.1;

const against = ({ reasons, distance }: Fit): number => distance + REASON_WEIGHS * reasons.length;

const isBarred = ({ reasons }: Fit): boolean =>
  reasons.some(({ level, kind }) => level === 'red' && kind !== 'energy');

export function getFitPlace(fit: Fit): FitPlace {
  if (isBarred(fit)) return 'barred';
  if (fit.purpose === 'foreign') return 'otherCondition';
  if (fit.group === 'avoid') return 'farOff';
  return fit.purpose === 'own' ? 'own' : 'general';
}

export function comparePlaces(a: Fit, b: Fit): number {
  return (
    FIT_PLACES.indexOf(getFitPlace(a)) - FIT_PLACES.indexOf(getFitPlace(b)) ||
    PURPOSES.indexOf(a.purpose) - PURPOSES.indexOf(b.purpose) ||
    b.weight - a.weight ||
    GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group)
  );
}

/** The number of reasons alone says little: twice the protein is one reason, and so is a tenth more. */
export const compareFits = (a: Fit, b: Fit): number =>
  comparePlaces(a, b) || against(a) - against(b);
