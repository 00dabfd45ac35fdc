import { displayUnit } from '../../food/nutrients';
import { formatNumber } from '../../text/numberFormat';
import { figureText } from '../say';
import type { DietFinding } from './check';
import type { DietNutrient, DietRange } from '../../targets/hospitalDiets/types';

const figure = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 1);

export function rangeText({ min, max, value, minExclusive, maxExclusive }: DietRange): string {
  if (value !== undefined) return figure(value);
  if (min !== undefined && max !== undefined)
    return `${figure(min)}–${maxExclusive ? 'dưới ' : ''}${figure(max)}`;
  if (max !== undefined) return `${maxExclusive ? '<' : '≤'} ${figure(max)}`;
  return min === undefined ? '' : `${minExclusive ? '>' : '≥'} ${figure(min)}`;
}

export const getUnit = (of: DietNutrient | 'meals'): string =>
  of === 'meals' ? 'bữa' : displayUnit(of);

export const formatAmount = (of: DietNutrient | 'meals', value: number): string =>
  figureText(of, value);

export function missText({ of, by, verdict }: DietFinding): string {
  if (verdict !== 'fail' || by === undefined) return '';
  return `${by > 0 ? 'vượt' : 'thiếu'} ${formatAmount(of, Math.abs(by))}`;
}
