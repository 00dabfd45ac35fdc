import type { NutrientKey } from '../nutrients';
import { displayUnit, NUTRIENT_LABELS } from '../nutrients';
import { UNKNOWN } from '../nutrition/format';
import type { PrintableDay, PrintableFigure } from './model';

/** For whom something is written: a dietitian reads limits and codes, a client what to do. */
export type Reader = 'dietitian' | 'client';

/** Who reads a paper: what is made for a client is the client's, unless somebody asks for the dietitian's. */
export const readerOf = (made: { client?: unknown; reader?: Reader | undefined }): Reader =>
  made.reader ?? (made.client ? 'client' : 'dietitian');

/** The amount alone, where it would be told as too much or too little. */
function amountOf(figure: PrintableFigure): PrintableFigure {
  const { key, value, fault, target, percent: _percent, ...rest } = figure;
  if (fault === undefined) return figure;
  const hasUnit = target === undefined || value === UNKNOWN;
  const label = Object.hasOwn(NUTRIENT_LABELS, key) ? NUTRIENT_LABELS[key as NutrientKey] : key;
  return {
    ...rest,
    key,
    label,
    value: hasUnit ? value : `${value} ${displayUnit(key as NutrientKey)}`,
  };
}

/** A day as its reader gets it: for a client no verdict by a code, and no figure that is called wrong. */
export function dayFor(reader: Reader, day: PrintableDay): PrintableDay {
  if (reader === 'dietitian') return day;
  const { diet: _diet, figures, ...rest } = day;
  return { ...rest, figures: figures.map(amountOf) };
}
