import { expect, it } from 'vitest';
import { findErrors, toProfile, toValues } from './profileForm';

const PROFILE = {
  isPublic: true,
  introduction: 'Xin chào',
  specialities: ['Gút', 'Thai kỳ'],
  languages: ['Tiếng Việt'],
  place: 'Huế',
};

it('P10 a profile that is opened and kept is the same, with and without a portrait', () => {
  expect(toProfile(toValues(PROFILE))).toEqual(PROFILE);
  const portrait = '/images/w/i/full';
  expect(toProfile(toValues({ ...PROFILE, portrait }))).toEqual({ ...PROFILE, portrait });
});

it('P10 a list that is too long is named at its field', () => {
  const languages = Array.from({ length: 7 }, (_, at) => `Tiếng ${at}`).join(', ');
  expect(findErrors({ ...toValues(PROFILE), languages })).toEqual({
    languages: 'Nhiều hơn 6 mục. Hãy bỏ bớt.',
  });
  expect(findErrors(toValues(PROFILE))).toEqual({});
});
