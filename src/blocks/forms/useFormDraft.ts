import { useMemo, useRef, useState } from 'react';
import { formsText as texts } from '../../i18n/forms';
import { toaster } from '../../ui/toaster';
import { useDraft } from '../../ui/useDraft';
import type { FieldValue } from './descriptors';
import { failureText } from './failureText';
import { fittingValues } from './form';
import type { Form } from './form';
import type { FormDraft } from './saveForm';

interface FormDraftOptions<V extends Record<string, FieldValue>> {
  form: Form<never, V, unknown>;
  /** Names the draft on the device. */
  draftKey: string;
  id: string;
  base: V;
  /** Writes; resolves when it is durable on the device. */
  save: (draft: FormDraft<V>) => Promise<void>;
  onClose: () => void;
}

/** One save at a time, and why the last one failed. */
function useSaving<V>(
  save: (draft: FormDraft<V>) => Promise<void>,
  onSaved: () => void,
): {
  saving: boolean;
  failure: string | null;
  setFailure: (failure: string | null) => void;
  run: (draft: FormDraft<V>) => Promise<void>;
} {
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const run = async (draft: FormDraft<V>) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    try {
      await save(draft);
      onSaved();
      toaster.create({ type: 'success', title: texts.savedOnDevice });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, failure, setFailure, run };
}

/** The draft of a form, of which only what still fits is taken up. */
function useFittingDraft<V extends Record<string, FieldValue>>(options: FormDraftOptions<V>) {
  const { id, base, form } = options;
  const initial: FormDraft<V> = { id, base, values: base };
  const [stored, setDraft, clear, restored] = useDraft<FormDraft<V>>(options.draftKey, initial);
  const draft = useMemo(
    () => ({
      ...stored,
      base: fittingValues(form, stored.base, base),
      values: fittingValues(form, stored.values, base),
    }),
    [stored, form, base],
  );
  return { draft, setDraft, clear, restored };
}

/** State of a form: a draft kept on every keystroke, errors shown where a field was left, one save at a time. */
export function useFormDraft<V extends Record<string, FieldValue>>(options: FormDraftOptions<V>) {
  const { form, onClose } = options;
  const { draft, setDraft, clear, restored } = useFittingDraft(options);
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const { saving, failure, setFailure, run } = useSaving(options.save, () => {
    clear();
    onClose();
  });
  const typed = JSON.stringify(draft.values) !== JSON.stringify(draft.base);
  const allErrors = form.errors(draft.values);

  const set = <K extends keyof V>(key: K, value: V[K]) => {
    setFailure(null);
    setDraft((current) => ({ ...current, values: { ...current.values, [key]: value } }));
  };
  const discard = () => {
    clear();
    setLeft(new Set());
    setRefusals(0);
    setFailure(null);
  };
  const save = () => {
    if (Object.keys(allErrors).length === 0) return void run(draft);
    setRefusals((count) => count + 1);
    setFailure(texts.fixFields);
  };
  const close = () => {
    if (typed) toaster.create({ type: 'info', title: texts.kept });
    onClose();
  };

  return {
    form,
    values: draft.values,
    base: draft.base,
    /** Whether the form holds anything else than what it was opened with. */
    typed,
    set,
    leave: (key: keyof V) => setLeft((current) => new Set(current).add(key)),
    /** The error of a field, once it was left or a save was tried; passing by an empty field is none. */
    errorOf: (key: keyof V) =>
      refusals > 0 || (left.has(key) && draft.values[key] !== '') ? allErrors[key] : undefined,
    frame: {
      restored,
      onDiscard: discard,
      saving,
      failure,
      refusals,
      onSave: save,
      onClose: close,
    },
  };
}
