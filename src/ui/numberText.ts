import { common } from '../i18n/common';
import { formatNumber, parseNumber } from './format';

/** A stored number as a person would type it: decimal comma, no grouping. */
export function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('.', ',');
}

/** Why a typed text is no acceptable number; undefined when it is one or nothing was typed. */
export function numberProblem(text: string, min?: number, max?: number): string | undefined {
  if (text.trim() === '') return undefined;
  const value = parseNumber(text);
  if (value === undefined) return common.number.broken;
  if (min !== undefined && value < min) return common.number.min(formatNumber(min, 3));
  if (max !== undefined && value > max) return common.number.max(formatNumber(max, 3));
  return undefined;
}
