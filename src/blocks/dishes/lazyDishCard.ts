import { laterPart } from '../../ui/laterPart';

export const DishCardDialog = laterPart(
  async () => (await import('./DishCardDialog')).DishCardDialog,
);
