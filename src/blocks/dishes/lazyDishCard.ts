import { laterPart } from '../../ui/laterPart';

/** Loaded when a dish is opened. */
export const DishCardDialog = laterPart(
  async () => (await import('./DishCardDialog')).DishCardDialog,
);
