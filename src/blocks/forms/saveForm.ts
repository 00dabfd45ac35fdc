import type { Repository } from '../../data/types';
import type { FieldValue } from './descriptors';
import type { Form } from './form';
import { refuseUnseen } from './changedElsewhere';
import { applyChanges, hasChanges } from './patch';

export interface FormDraft<V> {
  /** Made when the form opens, so that a save repeated after a kill never makes a second document. */
  id: string;
  base: V;
  values: V;
}

/**
 * Writes only what was changed.
 * @throws ChangedElsewhere where a field was written elsewhere that is typed here, too
 * @param create the new document; undefined where an existing one is edited
 */
export async function saveForm<
  T extends { id: string },
  V extends Record<string, FieldValue>,
  F extends Partial<T>,
>(
  repository: Repository<T>,
  form: Pick<Form<T, V, F>, 'toFields' | 'fromDocument' | 'fields'>,
  draft: FormDraft<V>,
  create: ((fields: F) => T) | undefined,
): Promise<void> {
  const fields = form.toFields(draft.values);
  const opened = form.toFields(draft.base);
  // The tab may have died after the write but before the draft was removed: then the document exists.
  if (create && !(await repository.get(draft.id))) await repository.insert(create(fields));
  else if (hasChanges(opened, fields)) {
    const present = await repository.get(draft.id);
    if (present && !create) refuseUnseen(form.fields, draft, form.fromDocument(present));
    await repository.update(draft.id, (current) => applyChanges(current, opened, fields));
  }
}
