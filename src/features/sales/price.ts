import { AMOUNT_LIMITS } from '../../domain/money/vietQr';

/** VND of a recipe that strangers buy: what a transfer needs, up to what the form takes. */
export const PRICE_LIMITS = { min: AMOUNT_LIMITS.min, max: 10_000_000 } as const;

/**
 * Whole đồng as somebody types them: "29.000", "29 000 ₫".
 * @returns undefined where it is no price
 */
export function priceIn(text: string): number | undefined {
  const plain = text.replace(/[\s.₫đ]/giu, '');
  if (!/^\d{1,9}$/.test(plain)) return undefined;
  const price = Number(plain);
  return price >= PRICE_LIMITS.min && price <= PRICE_LIMITS.max ? price : undefined;
}
