import { common } from '../i18n/common';
import { formatNumber, parseNumber } from './format';

export function numberText(value: number | undefined): string {
  return value === undefined ? '' : String(value).replace('.', ',');
}

/** @returns undefined when the number is acceptable or nothing was typed */
export function numberProblem(text: string, min?: number, max?: number): string | undefined {
  if (text.trim() === '') return undefined;
  const value = parseNumber(text);
  if (value === undefined) return common.number.broken;
  if (min !== undefined && value < min) return common.number.min(formatNumber(min, 3));
  if (max !== undefined && value > max) return common.number.max(formatNumber(max, 3));
  return undefined;
}
