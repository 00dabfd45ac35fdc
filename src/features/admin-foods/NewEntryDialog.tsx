import { useState } from 'react';
import type { FoodKind } from '../../api/adminFoods';
import type { CatalogueEntry } from '../../domain/food/catalogue';
import { adminFoodTexts } from '../../i18n/adminFoods';
import { newId } from '../../platform/ids';
import { EntryDialog } from './EntryDialog';
import { useEntryActs } from './useEntryActs';

function emptyEntry(kind: FoodKind): CatalogueEntry {
  const at = new Date().toISOString();
  const common = {
    id: newId(),
    createdAt: at,
    updatedAt: at,
    name: '',
    aliases: [],
    category: '',
    basis: { amount: 100, unit: 'g' },
    nutrients: {},
    servingSize: 100,
    unit: 'g',
    measures: [],
    allergens: [],
    isPublic: true,
    status: 'active' as const,
  };
  return kind === 'food' ? { ...common, kind } : { ...common, kind };
}

interface NewEntryDialogProps {
  kind: FoodKind;
  categories: readonly string[];
  onAdded: (id: string) => void;
  onClose: () => void;
}

export function NewEntryDialog({ kind, categories, onAdded, onClose }: NewEntryDialogProps) {
  const [entry] = useState(() => emptyEntry(kind));
  const acts = useEntryActs(() => onAdded(entry.id));
  const { newFood, newProduct } = adminFoodTexts.form;
  return (
    <EntryDialog
      isNew
      title={kind === 'food' ? newFood : newProduct}
      shown={{ entry }}
      categories={categories}
      busy={acts.busy}
      error={acts.error}
      onSave={acts.add}
      onClose={onClose}
    />
  );
}
