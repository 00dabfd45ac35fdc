import { isMealSlot } from '../../domain/food/storedLines';
import { localDateSchema } from '../../domain/schema/primitives';
import type { TypedWish } from './typedWish';

export function askedInAddress(
  params: URLSearchParams,
): Partial<Pick<TypedWish, 'startDate' | 'slots'>> {
  const start = localDateSchema.safeParse(params.get('start'));
  const slots = (params.get('meals') ?? '').split('.').filter(isMealSlot);
  return {
    ...(start.success ? { startDate: start.data } : {}),
    ...(slots.length > 0 ? { slots } : {}),
  };
}
