import {
  addCatalogueEntry,
  changeCatalogueEntry,
  restoreCatalogueVersion,
  type ShownEntry,
} from '../../api/adminFoods';
import type { CatalogueEntry } from '../../domain/food/catalogue';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { adminFoodTexts as texts } from '../../i18n/adminFoods';
import { toaster } from '../../ui/toaster';

export interface EntryWritten {
  entry: CatalogueEntry;
  reason: string;
  confirmed: boolean;
}

/** @param onWritten told the entry as it is stored now */
export function useEntryActs(onWritten: (shown: ShownEntry) => void) {
  const action = useAction(texts.change);
  const run = async (write: () => Promise<ShownEntry>): Promise<boolean> => {
    const isDone = await action.run(async () => onWritten(await write()));
    if (isDone) toaster.create({ type: 'success', title: texts.form.saved });
    return isDone;
  };
  return {
    ...action,
    change: ({ entry: { id }, revision }: ShownEntry, written: EntryWritten) =>
      run(() =>
        gateway.ask(changeCatalogueEntry, { params: { id }, body: { revision, ...written } }),
      ),
    add: (written: EntryWritten) => run(() => gateway.ask(addCatalogueEntry, { body: written })),
    restore: ({ entry: { id }, revision }: ShownEntry, version: string, reason: string) =>
      run(() =>
        gateway.ask(restoreCatalogueVersion, {
          params: { id },
          body: { revision, version, reason },
        }),
      ),
  };
}
export type EntryActs = ReturnType<typeof useEntryActs>;
