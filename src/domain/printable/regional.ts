import type { Region } from '../records/clients';
import { inRegion } from '../menus/regionalWords';
import type { Preparation, Printable, PrintableRow } from '../records/printableModel';

export const sentenceIn = (region: Region | undefined, text: string): string =>
  region === undefined ? text : inRegion(inRegion(text, region, 'measures'), region, 'names');

function guidanceIn(region: Region, { guidance }: Printable): Pick<Printable, 'guidance'> {
  if (!guidance) return {};
  const lines = guidance.lines.map((line) => ({ ...line, text: sentenceIn(region, line.text) }));
  return { guidance: { ...guidance, lines } };
}

/** Texts that the expert wrote, and names of people, stay as they are. */
export function toRegionalWords(region: Region | undefined, printable: Printable): Printable {
  if (region === undefined) return printable;
  const name = (text: string) => inRegion(text, region, 'names');
  const measured = (text: string) => inRegion(text, region, 'measures');
  const row = (one: PrintableRow): PrintableRow => ({
    ...one,
    ...(one.measure === undefined ? {} : { measure: measured(one.measure) }),
    name: name(one.name),
    ...(one.warning ? { warning: { ...one.warning, text: name(one.warning.text) } } : {}),
  });
  const preparation = (one: Preparation): Preparation => ({
    ...one,
    title: name(one.title),
    ingredients: one.ingredients.map((line) => name(measured(line))),
  });
  return {
    ...printable,
    ...(printable.allergies
      ? {
          allergies: {
            ...printable.allergies,
            findings: printable.allergies.findings.map(name),
          },
        }
      : {}),
    ...guidanceIn(region, printable),
    days: printable.days.map((day) => ({
      ...day,
      sections: day.sections.map((section) => ({ ...section, rows: section.rows.map(row) })),
    })),
    preparations: printable.preparations.map(preparation),
  };
}
