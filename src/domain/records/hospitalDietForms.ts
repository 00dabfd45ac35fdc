import { z } from 'zod';

export const DIET_FORMS = ['rice', 'noodle', 'porridge', 'milk', 'tube'] as const;
export type DietForm = (typeof DIET_FORMS)[number];
export const FORM_WORDS: Readonly<Record<DietForm, string>> = {
  rice: 'cơm',
  noodle: 'phở, bún',
  porridge: 'cháo',
  milk: 'sữa',
  tube: 'ống thông',
};

/** Does not check that the code exists in decision 2879/QĐ-BYT (2006). */
export const chosenDietSchema = z.strictObject({
  code: z.string().regex(/^[1-6]?[A-Z]{2}\d{0,2}$/),
  form: z.enum(DIET_FORMS).optional(),
});
export type ChosenDiet = z.infer<typeof chosenDietSchema>;

export function dietLabel({ code, form }: ChosenDiet): string {
  if (form === undefined) return code;
  return `${code} ${Object.hasOwn(FORM_WORDS, form) ? FORM_WORDS[form] : form}`;
}

export const checkedDiet = (
  client: { hospitalDiet?: ChosenDiet | undefined } | undefined,
  made: ChosenDiet | undefined,
): ChosenDiet | undefined => client?.hospitalDiet ?? made;
