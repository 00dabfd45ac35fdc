/**
 * edible ÷ (1 − refuse), because the refuse is a percentage of the food as bought.
 * @param edibleGrams g
 * @param refusePercent 0–99
 */
export function purchaseWeight(
  edibleGrams: number,
  refusePercent: number | undefined,
): number | undefined {
  if (refusePercent === undefined || !(refusePercent >= 0 && refusePercent < 100)) return undefined;
  if (!(edibleGrams >= 0) || !Number.isFinite(edibleGrams)) return undefined;
  return edibleGrams / (1 - refusePercent / 100);
}
