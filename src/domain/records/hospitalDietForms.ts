import { z } from 'zod';

/** Forms of a portion, the `X` of a code (product decision 52). */
export const DIET_FORMS = ['rice', 'noodle', 'porridge', 'milk', 'tube'] as const;
export type DietForm = (typeof DIET_FORMS)[number];
export const FORM_WORDS: Readonly<Record<DietForm, string>> = {
  rice: 'cơm',
  noodle: 'phở, bún',
  porridge: 'cháo',
  milk: 'sữa',
  tube: 'ống thông',
};

/** A code of decision 2879/QĐ-BYT (2006) as somebody chose it; whether there is such a code is not this schema's to know. */
export const chosenDietSchema = z.strictObject({
  code: z.string().regex(/^[1-6]?[A-Z]{2}\d{0,2}$/),
  form: z.enum(DIET_FORMS).optional(),
});
export type ChosenDiet = z.infer<typeof chosenDietSchema>;

/** `DD01`, `DD01 cháo`; a form of a newer version as it is. */
export function dietLabel({ code, form }: ChosenDiet): string {
  if (form === undefined) return code;
  return `${code} ${Object.hasOwn(FORM_WORDS, form) ? FORM_WORDS[form] : form}`;
}

/** The code that a day of a client is checked by: the client's, else the one that the menu or plan is made for. */
export const checkedDiet = (
  client: { hospitalDiet?: ChosenDiet | undefined } | undefined,
  made: ChosenDiet | undefined,
): ChosenDiet | undefined => client?.hospitalDiet ?? made;
