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

/** Which errors are said: of fields that were left, and of all once a save was refused. */
function useSaidErrors<V extends Record<string, FieldValue>>(
  form: Form<never, V, unknown>,
  values: V,
) {
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const errors = form.errors(values);
  return {
    refusals,
    hasErrors: Object.keys(errors).length > 0,
    refuse: () => setRefusals((count) => count + 1),
    forget: () => {
      setLeft(new Set());
      setRefusals(0);
    },
    leave: (key: keyof V) => setLeft((current) => new Set(current).add(key)),
    /** Passing by an empty field is no mistake. */
    errorOf: (key: keyof V) =>
      refusals > 0 || (left.has(key) && values[key] !== '') ? errors[key] : undefined,
  };
}

/** State of a form: a draft kept on every keystroke, errors shown where a field was left, one save at a time. */
export function useFormDraft<V extends Record<string, FieldValue>>(options: FormDraftOptions<V>) {
  const { form } = options;
  const { draft, setDraft, clear, restored } = useFittingDraft(options);
  const { refusals, hasErrors, refuse, forget, leave, errorOf } = useSaidErrors(form, draft.values);
  const { saving, failure, setFailure, run } = useSaving(options.save, () => {
    clear();
    options.onClose();
  });
  const typed = JSON.stringify(draft.values) !== JSON.stringify(draft.base);

  const set = <K extends keyof V>(key: K, value: V[K]) => {
    setFailure(null);
    setDraft((current) => ({ ...current, values: { ...current.values, [key]: value } }));
  };
  const onDiscard = () => {
    clear();
    forget();
    setFailure(null);
  };
  const onSave = () => {
    if (!hasErrors) return void run(draft);
    refuse();
    setFailure(texts.fixFields);
  };
  const onClose = () => {
    if (typed) toaster.create({ type: 'info', title: texts.kept });
    options.onClose();
  };

  return {
    form,
    values: draft.values,
    base: draft.base,
    /** Whether the form holds anything else than what it was opened with. */
    typed,
    set,
    leave,
    errorOf,
    frame: { restored, onDiscard, saving, failure, refusals, onSave, onClose },
  };
}
