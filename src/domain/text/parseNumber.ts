/**
 * Reads what a person typed: decimal comma or point (`66,2`, `66.2`), grouping as Vietnamese writes it
 * (`1.500`, `1.500,5`). A lone point before exactly three digits is grouping only after a non-zero start.
 * @returns undefined for nothing, a half-typed or a broken number
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '');
  const grouped = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(plain);
  const normal = grouped ? plain.replaceAll('.', '').replace(',', '.') : plain.replace(',', '.');
  if (!/^-?(\d+(\.\d+)?|\.\d+)$/.test(normal)) return undefined;
  return Number(normal);
}
