import { shownAdvice, type DecidedAdvice } from '../verdict/advice/advice';
import type { Letterhead, Printable } from '../records/printableModel';
import { cleanLine } from '../text/clean';
import type { Reader } from './readers';
import { printableWords as words } from './words';

const PHONE = /^[+\d][\d\s().-]{6,}$/;

export const findPhone = ({ contact }: Pick<Letterhead, 'contact'>): string | undefined =>
  contact.find((line) => PHONE.test(line));

export function askText(letterhead: Pick<Letterhead, 'contact' | 'expert' | 'practice'>): string {
  const { expert, practice } = letterhead;
  const phone = findPhone(letterhead);
  const whom = [expert, practice, phone && words.phone(phone)].filter(Boolean).join(', ');
  return whom === '' ? '' : cleanLine(words.ask(whom), 600);
}

export function buildGuidance(
  all: readonly DecidedAdvice[],
  letterhead: Letterhead,
  reader: Reader,
): Pick<Printable, 'guidance'> {
  const lines = shownAdvice(all).map(({ text, source }) => ({
    text: cleanLine(text, 400),
    ...(reader === 'dietitian' ? { source: cleanLine(words.source(source), 400) } : {}),
  }));
  if (lines.length === 0) return {};
  const ask = askText(letterhead);
  return { guidance: { heading: words.guidance, lines, ...(ask === '' ? {} : { ask }) } };
}
