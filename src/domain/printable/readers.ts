import type { ChosenDiet } from '../records/hospitalDietForms';
import type { PrintableDay } from '../records/printableModel';

export type Reader = 'dietitian' | 'client';

export const getReader = (made: { client?: unknown; reader?: Reader | undefined }): Reader =>
  made.reader ?? (made.client ? 'client' : 'dietitian');

const isCode = (word: string, { code }: ChosenDiet): boolean =>
  word.replace(/[^\p{L}\p{N}]/gu, '') === code;

export function nameWithoutCode(name: string, diet: ChosenDiet | undefined): string {
  if (!diet) return name;
  const words = name.split(/\s+/).filter((word) => !isCode(word, diet));
  return words.join(' ') || name;
}

export function textWithoutCode(text: string, diet: ChosenDiet | undefined): string {
  if (!diet) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences
    .filter((sentence) => !sentence.split(/\s+/).some((word) => isCode(word, diet)))
    .join(' ');
}

export function dayFor(reader: Reader, day: PrintableDay): PrintableDay {
  if (reader === 'dietitian') return day;
  const { diet: _diet, ...rest } = day;
  return rest;
}
