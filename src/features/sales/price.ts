import { readMoney } from '../../domain/money/typedMoney';
import { AMOUNT_LIMITS } from '../../domain/money/vietQr';

/** VND; the least is what a transfer needs. */
export const PRICE_LIMITS = { min: AMOUNT_LIMITS.min, max: 10_000_000 } as const;

/** @returns undefined where the text is no price */
export const readPrice = (text: string): number | undefined => readMoney(text, PRICE_LIMITS);
