import { useData } from '../../data/react';
import { salesText as text } from '../../i18n/sales';
import { toaster } from '../../ui/toaster';
import { storeSale, type Sale, type Sellable } from './useItems';

export function useSale() {
  const data = useData();
  return async (
    of: Pick<Sellable, 'kind' | 'id'>,
    change: Partial<Omit<Sale, 'currency'>>,
  ): Promise<boolean> => {
    try {
      await storeSale(data, of, change);
      return true;
    } catch {
      toaster.create({ type: 'error', title: text.notStored });
      return false;
    }
  };
}
