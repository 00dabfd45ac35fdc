/**
 * Whole đồng as somebody types them: "499.000", "499 000 ₫".
 * @returns undefined where it is no such number, or none from 1 to `most`
 */
export function amountIn(text: string, most: number): number | undefined {
  const plain = text.replace(/[\s.₫đ]/giu, '');
  if (!/^\d{1,12}$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount >= 1 && amount <= most ? amount : undefined;
}
