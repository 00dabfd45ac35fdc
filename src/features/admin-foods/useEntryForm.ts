import { useState } from 'react';
import type { FieldValue } from '../../blocks/forms/descriptors';
import type { Form } from '../../blocks/forms/form';
import { applyChanges } from '../../blocks/forms/patch';
import type { CatalogueEntry } from '../../domain/food/catalogue';
import { findNewDoubts } from '../../domain/food/doubts';
import {
  buildEntry,
  findUnread,
  foodForm,
  productForm,
  toLineValues,
  type LineValues,
} from './entryForm';

type Values = Record<string, FieldValue>;
type AnyForm = Form<never, Values, object>;

const formOf = { food: foodForm, product: productForm } as unknown as Record<string, AnyForm>;

const listAsked = ({ fields }: AnyForm): string[] =>
  Object.values(fields).flatMap(({ path }) => (path.length === 1 ? [path[0] ?? ''] : []));

interface Typed {
  values: Values;
  lines: LineValues;
  reason: string;
}

interface Versions {
  opened: CatalogueEntry;
  /** As it is stored now. */
  entry: CatalogueEntry;
  /** Absent for a new entry. */
  before: CatalogueEntry | undefined;
}

function judge(
  form: AnyForm,
  { opened, entry, before }: Versions,
  { values, lines, reason }: Typed,
) {
  const errors = form.errors(values);
  const unread = findUnread(lines);
  const isUnread = Object.keys(errors).length > 0 || Object.keys(unread).length > 0;
  if (isUnread || lines.category.trim() === '') return { errors, unread, doubts: [] };
  const built = buildEntry(opened, listAsked(form), form.toFields(values), lines);
  // Only what was typed: somebody else may have changed the rest since the form was opened.
  const next = applyChanges(entry, opened, built);
  const doubts = findNewDoubts(next, before);
  const confirmed = values.confirmed === true;
  const isSound = doubts.every(({ certain }) => !certain && confirmed);
  const written = { entry: next, reason: reason.trim(), confirmed };
  return { errors, unread, doubts, ...(isSound && written.reason !== '' ? { written } : {}) };
}

/** @param before absent for a new entry */
export function useEntryForm(
  entry: CatalogueEntry,
  before: CatalogueEntry | undefined,
  reason = '',
) {
  const form = formOf[entry.kind] as AnyForm;
  const [opened] = useState(entry);
  const [base] = useState(() => form.fromDocument(entry as never));
  const [typed, setTyped] = useState<Typed>({
    values: base,
    lines: toLineValues(entry),
    reason,
  });
  const [refusals, setRefusals] = useState(0);
  const { errors, unread, doubts, written } = judge(form, { opened, entry, before }, typed);
  const isSaid = refusals > 0;
  return {
    access: {
      form,
      values: typed.values,
      base,
      set: (key: string, value: FieldValue) =>
        setTyped((now) => ({ ...now, values: { ...now.values, [key]: value } })),
      leave: () => undefined,
      errorAt: (key: string) => (isSaid ? errors[key] : undefined),
    },
    lines: typed.lines,
    setLine: (key: keyof LineValues, value: string) =>
      setTyped((now) => ({ ...now, lines: { ...now.lines, [key]: value } })),
    unread: isSaid ? unread : {},
    isCategoryMissing: isSaid && typed.lines.category.trim() === '',
    reason: typed.reason,
    setReason: (next: string) => setTyped((now) => ({ ...now, reason: next })),
    isReasonMissing: isSaid && typed.reason.trim() === '',
    doubts,
    refusals,
    refuse: () => setRefusals((count) => count + 1),
    written,
  };
}
export type EntryForm = ReturnType<typeof useEntryForm>;
