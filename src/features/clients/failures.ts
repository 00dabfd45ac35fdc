import { InvalidDocument, StorageFull } from '../../data/types';
import { clientTexts } from '../../i18n/clients';

/** What a failed save says to a person. The form keeps what was typed in every case. */
export function failureText(error: unknown, labels: Record<string, string>): string {
  const texts = clientTexts.failures;
  if (error instanceof InvalidDocument) {
    const names = error.issues.flatMap((issue) => labels[issue.path.split('.')[0] ?? ''] ?? []);
    const fields = [...new Set(names)].join(', ');
    return fields === '' ? texts.invalid : `${texts.invalid} ${texts.fields(fields)}`;
  }
  if (error instanceof StorageFull) return texts.storageFull;
  if (error instanceof Error && error.name === 'MissingDocument') return texts.gone;
  return texts.unexpected;
}
