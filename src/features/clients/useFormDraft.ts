import { useRef, useState } from 'react';
import { clientTexts as texts } from '../../i18n/clients';
import { toaster } from '../../ui/toaster';
import { useDraft } from '../../ui/useDraft';
import { failureText } from './failures';
import { useReopening } from './useOpenForm';

/** A form on its way: the id that the document has or will have, how it was opened, what is typed. */
export interface FormDraft<V> {
  /** Made when the form opens, so that a save repeated after a kill never makes a second document. */
  id: string;
  base: V;
  values: V;
}

interface FormDraftOptions<V, E extends string> {
  /** Names the draft on the device. */
  draftKey: string;
  id: string;
  base: V;
  /** Names of the fields, for messages about a refused document. */
  labels: Record<string, string>;
  errors: (values: V) => Partial<Record<keyof V, E>>;
  /** Writes; resolves when it is durable on the device. */
  save: (draft: FormDraft<V>) => Promise<void>;
  onClose: () => void;
}

/** State of a form: a draft kept on every keystroke, errors shown where a field was left, one save at a time. */
export function useFormDraft<V extends object, E extends string>(options: FormDraftOptions<V, E>) {
  const { id, base, onClose } = options;
  const [draft, setDraft, clearDraft, restored] = useDraft<FormDraft<V>>(options.draftKey, {
    id,
    base,
    values: base,
  });
  const [left, setLeft] = useState<ReadonlySet<keyof V>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const typed = JSON.stringify(draft.values) !== JSON.stringify(draft.base);
  useReopening(typed);
  const allErrors = options.errors(draft.values);

  const set = <K extends keyof V>(key: K, value: V[K]) => {
    setFailure(null);
    setDraft((current) => ({ ...current, values: { ...current.values, [key]: value } }));
  };
  const leave = (key: keyof V) => setLeft((current) => new Set(current).add(key));
  const discard = () => {
    clearDraft();
    setLeft(new Set());
    setRefusals(0);
    setFailure(null);
  };

  const save = async () => {
    if (busy.current) return;
    if (Object.keys(allErrors).length > 0) {
      setRefusals((count) => count + 1);
      setFailure(texts.form.fixFields);
      return;
    }
    busy.current = true;
    setSaving(true);
    try {
      await options.save(draft);
      clearDraft();
      onClose();
      toaster.create({ type: 'success', title: texts.savedOnDevice });
    } catch (error) {
      setFailure(failureText(error, options.labels));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const close = () => {
    if (typed) toaster.create({ type: 'info', title: texts.form.kept });
    onClose();
  };

  return {
    values: draft.values,
    set,
    leave,
    /** The error of a field, once it was left or a save was tried; passing by an empty field is none. */
    errorOf: (key: keyof V) =>
      refusals > 0 || (left.has(key) && draft.values[key] !== '') ? allErrors[key] : undefined,
    frame: {
      restored,
      onDiscard: discard,
      saving,
      failure,
      refusals,
      onSave: () => void save(),
      onClose: close,
    },
  };
}
