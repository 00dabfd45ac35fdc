import type { ChosenDiet } from '../records/hospitalDietForms';
import type { PrintableDay } from '../records/printableModel';

/** For whom something is written: a dietitian reads limits and codes, a client what to do. */
export type Reader = 'dietitian' | 'client';

/** Who reads a paper: what is made for a client is the client's, unless somebody asks for the dietitian's. */
export const readerOf = (made: { client?: unknown; reader?: Reader | undefined }): Reader =>
  made.reader ?? (made.client ? 'client' : 'dietitian');

const isCode = (word: string, { code }: ChosenDiet): boolean =>
  word.replace(/[^\p{L}\p{N}]/gu, '') === code;

/** A name without the code of a hospital diet: a menu that was made of one is called after it. */
export function nameWithoutCode(name: string, diet: ChosenDiet | undefined): string {
  if (!diet) return name;
  const words = name.split(/\s+/).filter((word) => !isCode(word, diet));
  return words.join(' ') || name;
}

/** A text without the sentences that name the code of a hospital diet. */
export function textWithoutCode(text: string, diet: ChosenDiet | undefined): string {
  if (!diet) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences
    .filter((sentence) => !sentence.split(/\s+/).some((word) => isCode(word, diet)))
    .join(' ');
}

/** A day as its reader gets it: for a client no verdict by a code. */
export function dayFor(reader: Reader, day: PrintableDay): PrintableDay {
  if (reader === 'dietitian') return day;
  const { diet: _diet, ...rest } = day;
  return rest;
}
