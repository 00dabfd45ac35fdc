/** @returns whole đồng; undefined where the text is no such number, or outside 1 to `most` */
export function amountIn(text: string, most: number): number | undefined {
  const plain = text.replace(/[\s.₫đ]/giu, '');
  if (!/^\d{1,12}$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount >= 1 && amount <= most ? amount : undefined;
}
