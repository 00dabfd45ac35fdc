/**
 * Weight to buy for a weight to eat: edible ÷ (1 − refuse), because the refuse is a percentage of
 * the food as bought. 100 g of a food with 20 % refuse are bought as 125 g.
 * @param edibleGrams edible portion in g
 * @param refusePercent inedible part of the bought weight, 0–99; unknown gives `undefined`
 */
export function purchaseWeight(
  edibleGrams: number,
  refusePercent: number | undefined,
): number | undefined {
  if (refusePercent === undefined || !(refusePercent >= 0 && refusePercent < 100)) return undefined;
  if (!(edibleGrams >= 0) || !Number.isFinite(edibleGrams)) return undefined;
  return edibleGrams / (1 - refusePercent / 100);
}
