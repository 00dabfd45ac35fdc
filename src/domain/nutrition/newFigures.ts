import type { ItemSnapshot, MenuItem } from '../food/storedLines';
import { NUTRIENT_KEYS, type NutrientKey } from '../food/nutrients';
import { itemNutrients } from './totals';

/** A line, of a meal or of a recipe, as far as its source is concerned. */
export type SourcedLine = Pick<
  MenuItem,
  'lineId' | 'itemId' | 'type' | 'name' | 'quantity' | 'unitAmount' | 'snapshot'
> & { leftPercent?: number | undefined };

/** The present knowledge of a line's food, product or recipe. */
export interface Present {
  /** Absent where it is there, but cannot be read by this version, or not completely. */
  snapshot?: ItemSnapshot | undefined;
}

/** A line whose source has other figures than those that it was computed with. */
export interface NewFigures<L extends SourcedLine = SourcedLine> {
  line: L;
  snapshot: ItemSnapshot;
}

/** Sums of the same parts may differ in the last digits. */
const SAME = 1e-6;

const isSame = (a = 0, b = 0) => Math.abs(a - b) <= SAME * Math.max(1, Math.abs(a), Math.abs(b));

function sameWords(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a.length === b.length && a.every((word) => b.includes(word));
}

/** Whether two snapshots mean the same to who eats by them: figures, what is unknown, allergens. */
function saysTheSame(was: ItemSnapshot, now: ItemSnapshot): boolean {
  const perUnit = now.basis.amount / was.basis.amount;
  return (
    NUTRIENT_KEYS.every((key) => {
      const [before, after] = [was.nutrients[key], now.nutrients[key]];
      if ((before === undefined) !== (after === undefined)) return false;
      return (
        isSame((before ?? 0) * perUnit, after) &&
        isSame(was.coverage?.[key] ?? 1, now.coverage?.[key] ?? 1)
      );
    }) &&
    sameWords(was.allergens, now.allergens) &&
    sameWords(was.saltUnknown, now.saltUnknown)
  );
}

/**
 * Lines whose sources have other figures now, and lines whose source is not there any more. Nothing changes by
 * itself (product decision 20): the new figures are offered. A source that is measured by another unit now (g, ml) is
 * neither: what the line's amount would mean is not known.
 * @param present what is known of a line's source; `undefined` where there is none
 */
export function newFigures<L extends SourcedLine>(
  lines: readonly L[],
  present: (line: L) => Present | undefined,
): { newer: NewFigures<L>[]; gone: L[] } {
  const newer: NewFigures<L>[] = [];
  const gone: L[] = [];
  for (const line of lines) {
    const found = present(line);
    const { snapshot } = found ?? {};
    if (!found) gone.push(line);
    else if (
      snapshot &&
      snapshot.sourceVersion !== line.snapshot.sourceVersion &&
      snapshot.basis.unit === line.snapshot.basis.unit &&
      !saysTheSame(line.snapshot, snapshot)
    )
      newer.push({ line, snapshot });
  }
  return { newer, gone };
}

/** Lines with the figures that were taken over; all others keep their identity. */
export function withNewFigures<L extends SourcedLine>(
  lines: readonly L[],
  taken: readonly NewFigures[],
): L[] {
  const by = new Map(taken.map(({ line, snapshot }) => [line.lineId, snapshot]));
  return lines.map((line) => {
    const snapshot = by.get(line.lineId);
    return snapshot ? { ...line, snapshot } : line;
  });
}

/** A nutrient of a line, before and after; absent where it is not reported. */
export interface FigureChange {
  nutrient: NutrientKey;
  from?: number;
  to?: number;
}

/** Which of some nutrients of the line, as it is eaten, change with its new figures. */
export function figureChanges(
  { line, snapshot }: NewFigures,
  nutrients: readonly NutrientKey[],
): FigureChange[] {
  const [was, now] = [itemNutrients(line), itemNutrients({ ...line, snapshot })];
  return nutrients.flatMap((nutrient) => {
    const [from, to] = [was[nutrient], now[nutrient]];
    if (from === to || (from !== undefined && to !== undefined && isSame(from, to))) return [];
    return [
      {
        nutrient,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      },
    ];
  });
}

/** Allergens that a line has only by its new figures. */
export function newAllergens({ line, snapshot }: NewFigures): string[] {
  const known = new Set(line.snapshot.allergens);
  return (snapshot.allergens ?? []).filter((allergen) => !known.has(allergen));
}
