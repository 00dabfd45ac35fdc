import { z } from 'zod';
import { cleanLetters } from '../text/cleanLetters';
import { readImageAddress } from '../records/images/address';
import { cleanLine, cleanText } from '../text/clean';

export const PROFILE_LIMITS = {
  introduction: 2_000,
  place: 120,
  word: 60,
  specialities: 8,
  languages: 6,
} as const;

const line = (most: number) =>
  z
    .string()
    .max(most * 4)
    .overwrite((text) => cleanLine(cleanLetters(text), most * 4))
    .pipe(z.string().max(most));
const words = (most: number) =>
  z.array(line(PROFILE_LIMITS.word).pipe(z.string().min(1))).max(most);

export const publicProfileSchema = z.object({
  isPublic: z.boolean(),
  introduction: z
    .string()
    .max(PROFILE_LIMITS.introduction * 2)
    .overwrite((text) => cleanText(cleanLetters(text), PROFILE_LIMITS.introduction * 2))
    .pipe(z.string().max(PROFILE_LIMITS.introduction)),
  specialities: words(PROFILE_LIMITS.specialities),
  languages: words(PROFILE_LIMITS.languages),
  place: line(PROFILE_LIMITS.place),
  portrait: z
    .string()
    .max(300)
    .refine((address) => readImageAddress(address) !== undefined)
    .optional(),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

export function parseWords(typed: string): string[] {
  const all = typed.split(/[,;\n]/).map((word) => cleanLine(word, PROFILE_LIMITS.word));
  return [...new Set(all.filter(Boolean))];
}
