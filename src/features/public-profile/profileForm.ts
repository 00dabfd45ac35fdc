import {
  PROFILE_LIMITS,
  wordsOf,
  type PublicProfile,
} from '../../domain/publicHouse/publicProfile';
import { publicProfileText as text } from '../../i18n/publicProfile';

/** A profile as it is typed: lists with commas, an empty portrait for none. */
export interface ProfileValues {
  isPublic: boolean;
  introduction: string;
  specialities: string;
  languages: string;
  place: string;
  portrait: string;
}

export const valuesOf = (profile: PublicProfile): ProfileValues => ({
  ...profile,
  specialities: profile.specialities.join(', '),
  languages: profile.languages.join(', '),
  portrait: profile.portrait ?? '',
});

export function profileOf({ portrait, ...values }: ProfileValues): PublicProfile {
  return {
    ...values,
    specialities: wordsOf(values.specialities),
    languages: wordsOf(values.languages),
    ...(portrait === '' ? {} : { portrait }),
  };
}

export function errorsOf(values: ProfileValues): Partial<Record<keyof ProfileValues, string>> {
  const over = (name: 'specialities' | 'languages') =>
    wordsOf(values[name]).length > PROFILE_LIMITS[name]
      ? { [name]: text.tooMany(PROFILE_LIMITS[name]) }
      : {};
  return { ...over('specialities'), ...over('languages') };
}
