import { AMOUNT_LIMITS } from '../../domain/money/vietQr';

/** VND; the least is what a transfer needs. */
export const PRICE_LIMITS = { min: AMOUNT_LIMITS.min, max: 10_000_000 } as const;

/**
 * "29.000", "29 000 ₫".
 * @returns undefined where it is no price
 */
export function priceIn(text: string): number | undefined {
  const plain = text.replace(/[\s.₫đ]/giu, '');
  if (!/^\d{1,9}$/.test(plain)) return undefined;
  const price = Number(plain);
  return price >= PRICE_LIMITS.min && price <= PRICE_LIMITS.max ? price : undefined;
}
