import {
  PROFILE_LIMITS,
  parseWords,
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

export const toValues = (profile: PublicProfile): ProfileValues => ({
  ...profile,
  specialities: profile.specialities.join(', '),
  languages: profile.languages.join(', '),
  portrait: profile.portrait ?? '',
});

export function toProfile({ portrait, ...values }: ProfileValues): PublicProfile {
  return {
    ...values,
    specialities: parseWords(values.specialities),
    languages: parseWords(values.languages),
    ...(portrait === '' ? {} : { portrait }),
  };
}

export function findErrors(values: ProfileValues): Partial<Record<keyof ProfileValues, string>> {
  const over = (name: 'specialities' | 'languages') =>
    parseWords(values[name]).length > PROFILE_LIMITS[name]
      ? { [name]: text.tooMany(PROFILE_LIMITS[name]) }
      : {};
  return { ...over('specialities'), ...over('languages') };
}
