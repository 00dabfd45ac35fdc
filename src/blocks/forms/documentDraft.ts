import type { TwoWayName } from '../../domain/collections';
import { applyKept } from '../../domain/merge';
import type { MergeConflict } from '../../domain/merge';
import { isRecord } from '../../ui/draftShape';

export interface EditedDocument {
  id: string;
  updatedAt: string;
}

/** What a page edits of a document, and how the two become each other. Its functions keep their identity. */
export interface DocumentForm<D extends EditedDocument, V> {
  collection: TwoWayName;
  valueOf: (document: D) => V;
  /** Whether the form says something that the stored document does not. */
  differs: (value: V, document: D) => boolean;
  /** What was typed on a newer version, and what both changed. */
  rebase: (base: D, value: V, newest: D) => { document: D; conflicts: MergeConflict[] };
  /** The form of a merged document; what is typed and says nothing yet stays as it is typed. */
  onTop: (value: V, merged: D) => V;
  /** A stored draft's parts; `null` where they cannot be read. */
  readDocument: (stored: unknown) => D | null;
  readValue: (stored: unknown, base: D) => V | null;
}

/** What was typed and not saved; `base` is the version on which it was typed. */
export interface DocumentDraft<D, V> {
  base: D | null;
  value: V | null;
  conflicts: MergeConflict[];
}

export const NO_DRAFT: DocumentDraft<never, never> = { base: null, value: null, conflicts: [] };

function readConflicts(stored: unknown): MergeConflict[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) =>
    isRecord(one) && typeof one.path === 'string'
      ? [{ path: one.path, shown: one.shown, kept: one.kept }]
      : [],
  );
}

/** A draft as it lies on the device. One without the version on which it was typed cannot be merged, and is none. */
export function readDocumentDraft<D extends EditedDocument, V>(
  form: DocumentForm<D, V>,
  stored: unknown,
): DocumentDraft<D, V> {
  if (!isRecord(stored)) return NO_DRAFT;
  const base = form.readDocument(stored.base);
  const value = base && form.readValue(stored.value, base);
  return value ? { base, value, conflicts: readConflicts(stored.conflicts) } : NO_DRAFT;
}

/** What a save wrote. */
export interface WrittenForm<D> {
  /** What the device holds now. */
  document: D;
  /** Values that another device had changed too; the form's stand. */
  conflicts: readonly MergeConflict[];
}

/** What becomes of a draft. */
export function draftRules<D extends EditedDocument, V>(form: DocumentForm<D, V>) {
  type Draft = DocumentDraft<D, V>;

  /** One that says the same as its base is none. */
  function settled(draft: Draft): Draft {
    const { base, value, conflicts } = draft;
    if (!base || !value) return NO_DRAFT;
    return form.differs(value, base) || conflicts.length > 0 ? draft : NO_DRAFT;
  }

  /** On top of a newer version; what both changed stays on the screen and is asked about. */
  function onTopOf(draft: Draft, newest: D): Draft {
    if (!draft.base || !draft.value) return draft;
    const met = form.rebase(draft.base, draft.value, newest);
    const paths = new Set(met.conflicts.map(({ path }) => path));
    const before = draft.conflicts.filter(({ path }) => !paths.has(path));
    const value = form.onTop(draft.value, met.document);
    return { base: newest, value, conflicts: [...before, ...met.conflicts] };
  }

  /** After a person decided. */
  function resolved(draft: Draft, conflict: MergeConflict, take: 'shown' | 'kept'): Draft {
    const { base, value } = draft;
    if (!base || !value) return draft;
    const conflicts = draft.conflicts.filter((other) => other !== conflict);
    if (take === 'shown') return { base, value, conflicts };
    const shown = form.rebase(base, value, base).document;
    const taken = applyKept(form.collection, shown, conflict.path, conflict.kept);
    return { base, value: taken ? form.onTop(value, taken) : value, conflicts };
  }

  /**
   * After a save. What was typed while it ran was typed on what the save sent, not on the version before: a value that
   * was set back to the one before is a change.
   * @param sent the document that the form meant when the save began
   */
  function saved(draft: Draft, sent: D, written: WrittenForm<D>): Draft {
    const { document } = written;
    const typed = draft.value ? onTopOf({ ...draft, base: sent }, document) : draft;
    const conflicts = [...typed.conflicts, ...written.conflicts];
    return { base: document, value: typed.value ?? form.valueOf(document), conflicts };
  }

  return { settled, onTopOf, resolved, saved };
}
