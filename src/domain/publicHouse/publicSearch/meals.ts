export const PUBLIC_MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type PublicMeal = (typeof PUBLIC_MEALS)[number];
