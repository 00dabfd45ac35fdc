import { useCallback, useRef, useState } from 'react';
import { formsText as texts } from '../../i18n/forms';
import { toaster } from '../../ui/toaster';
import { useDraft } from '../../ui/useDraft';
import type { Meals } from '../../domain/food/storedLines';
import { readDraftMeals } from '../../domain/menus/draftMeals';
import { isRecord, readByInitial } from '../../ui/draftShape';
import type { FieldValue } from './descriptors';
import type { Resolved } from './resolve';
import { ChangedElsewhere } from './changedElsewhere';
import { failureText } from './failureText';
import type { Form } from './form';
import type { FormDraft } from './saveForm';

interface FormDraftOptions<V extends Record<string, FieldValue>> {
  form: Form<never, V, unknown>;
  draftKey: string;
  id: string;
  base: V;
  save: (draft: FormDraft<V>) => Promise<void>;
  onClose: () => void;
}

function useSaving<V>(
  save: (draft: FormDraft<V>) => Promise<void>,
  on: { saved: () => void; changed: (present: Partial<V>) => void },
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
      on.saved();
      toaster.create({ type: 'success', title: texts.savedOnDevice });
    } catch (error) {
      if (error instanceof ChangedElsewhere) on.changed(error.present as Partial<V>);
      setFailure(failureText(error));
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };
  return { saving, failure, setFailure, run };
}

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
    errorAt: (key: keyof V) =>
      refusals > 0 || (left.has(key) && values[key] !== '') ? errors[key] : undefined,
  };
}

type Values = Record<string, FieldValue>;

function readValues<V extends Values>(form: Form<never, V, unknown>, stored: unknown, first: V): V {
  const read = readByInitial(stored, first);
  const meals = Object.entries<Resolved>(form.fields).flatMap(([name, { descriptor }]) =>
    descriptor.kind === 'meals' && isRecord(stored) && isRecord(stored[name])
      ? [[name, readDraftMeals(stored[name], first[name] as Meals)]]
      : [],
  );
  return { ...read, ...Object.fromEntries(meals) };
}

function createReader<V extends Values>(form: Form<never, V, unknown>) {
  return {
    read: (stored: unknown, initial: FormDraft<V>): FormDraft<V> => {
      const { values, base } = isRecord(stored) ? stored : {};
      return {
        ...readByInitial(stored, initial),
        base: readValues(form, base, initial.base),
        values: readValues(form, values, initial.values),
      };
    },
  };
}

function useTyped<V extends Values>({ form, id, base, draftKey }: FormDraftOptions<V>) {
  const initial: FormDraft<V> = { id, base, values: base };
  const [draft, setDraft, clear, restored] = useDraft<FormDraft<V>>(
    draftKey,
    initial,
    createReader(form),
  );
  const change = useCallback(
    <K extends keyof V>(key: K, how: (value: V[K]) => V[K]) =>
      setDraft((current) => {
        const value = how(current.values[key]);
        if (value === current.values[key]) return current;
        return { ...current, values: { ...current.values, [key]: value } };
      }),
    [setDraft],
  );
  /** What stands elsewhere has been shown; another press of the button goes on from it. */
  const rebase = useCallback(
    (present: Partial<V>) =>
      setDraft((current) => ({ ...current, base: { ...current.base, ...present } })),
    [setDraft],
  );
  return { draft, change, rebase, clear, restored };
}

export function useFormDraft<V extends Record<string, FieldValue>>(options: FormDraftOptions<V>) {
  const { form } = options;
  const { draft, change, rebase, clear, restored } = useTyped(options);
  const { refusals, hasErrors, refuse, forget, leave, errorAt } = useSaidErrors(form, draft.values);
  const { saving, failure, setFailure, run } = useSaving(options.save, {
    saved: () => {
      clear();
      options.onClose();
    },
    changed: rebase,
  });
  const typed = JSON.stringify(draft.values) !== JSON.stringify(draft.base);

  const set = <K extends keyof V>(key: K, value: V[K]) => {
    setFailure(null);
    change(key, () => value);
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
    if (typed) toaster.create({ type: 'info', title: texts.draftStored });
    options.onClose();
  };

  return {
    form,
    values: draft.values,
    base: draft.base,
    typed,
    set,
    change,
    leave,
    errorAt,
    frame: { restored, onDiscard, saving, failure, refusals, onSave, onClose },
  };
}
