import type { ItemSnapshot, MenuItem } from '../food/storedLines';
import { NUTRIENT_KEYS, type NutrientKey } from '../food/nutrients';
import { itemNutrients } from './totals';

export type SourcedLine = Pick<
  MenuItem,
  'lineId' | 'itemId' | 'type' | 'name' | 'quantity' | 'unitAmount' | 'snapshot'
> & { leftPercent?: number | undefined };

export interface Present {
  snapshot?: ItemSnapshot | undefined;
}

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
 * Nothing changes by itself (product decision 20): new figures are offered. A source that is measured in another unit now
 * (g, ml) is in neither list, since the line's amount would have no known meaning.
 */
export function newFigures<L extends SourcedLine>(
  lines: readonly L[],
  present: (line: L) => Present | undefined,
): { newer: NewFigures<L>[]; gone: L[] } {
  const newer: NewFigures<L>[] = [];
  const gone: L[] = [];
  for (const line of lines) {
    const current = present(line);
    const { snapshot } = current ?? {};
    if (!current) gone.push(line);
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

export interface FigureChange {
  nutrient: NutrientKey;
  from?: number;
  to?: number;
}

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

export function newAllergens({ line, snapshot }: NewFigures): string[] {
  const known = new Set(line.snapshot.allergens);
  return (snapshot.allergens ?? []).filter((allergen) => !known.has(allergen));
}
