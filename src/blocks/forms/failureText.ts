import { InvalidDocument, StorageFull, TierLimitReached } from '../../data/types';
import { isTwoWay } from '../../domain/records';
import { formsText } from '../../i18n/forms';
import { ChangedElsewhere } from './changedElsewhere';
import { fieldName } from '../../ui/fieldText';

export function failureText(error: unknown): string {
  const texts = formsText.failures;
  if (error instanceof InvalidDocument) {
    const { collection, issues } = error;
    const names = isTwoWay(collection) ? issues.map(({ path }) => fieldName(collection, path)) : [];
    const fields = [...new Set(names)].join(', ');
    return fields === '' ? texts.invalid : `${texts.invalid} ${texts.fields(fields)}`;
  }
  if (error instanceof ChangedElsewhere) return texts.changedElsewhere(error.described.join(', '));
  if (error instanceof StorageFull) return texts.storageFull;
  if (error instanceof TierLimitReached) return texts.limit;
  if (error instanceof Error && error.name === 'MissingDocument') return texts.gone;
  return texts.unexpected;
}
