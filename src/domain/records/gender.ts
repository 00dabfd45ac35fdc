import type { Gender } from './clients';

/**
 * The sex by which clinical figures are looked up. A word of a newer version counts as not known: the figures of
 * another sex are never right for it.
 */
export function knownGender(gender: Gender | undefined): Gender | undefined {
  return gender === 'male' || gender === 'female' ? gender : undefined;
}
