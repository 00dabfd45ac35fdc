import type { TwoWayName } from '../../domain/records';
import { applyKept, mergeDocuments, type MergeConflict } from '../../domain/protocol/merge';
import { isRecord } from '../../ui/draftShape';

export interface EditedDocument {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** The values that a page edits of a document, and how the two become each other. Its functions keep their identity. */
export interface DocumentForm<D extends EditedDocument, V> {
  collection: TwoWayName;
  valueOf: (document: D) => V;
  /** Whether the form says something that the stored document does not. */
  differs: (value: V, document: D) => boolean;
  /** Puts what was typed on a newer version, and lists what both changed. */
  rebase: (base: D, value: V, newest: D) => { document: D; conflicts: MergeConflict[] };
  /** The form of a merged document; what is typed and says nothing yet stays as it is typed. */
  onTop: (value: V, merged: D) => V;
  /** A stored draft's parts; `null` where they cannot be read. */
  readDocument: (stored: unknown) => D | null;
  readValue: (stored: unknown, base: D) => V | null;
}

/** Typed and unsaved values; `base` is the version on which they were typed. */
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

/** Whether a draft was typed on this very version, as far as the version that is stored beside it tells. */
function isTypedOn(base: unknown, { createdAt, updatedAt }: EditedDocument): boolean {
  // Of a document that was never changed, or never stored, there is no other version.
  return createdAt === updatedAt || (isRecord(base) && base.updatedAt === updatedAt);
}

/**
 * A draft whose base cannot be read (any more) goes on top of the present document. Which of the values that differ were
 * typed, and which were changed elsewhere meanwhile, nobody can tell then. So nothing counts as removed, and each value
 * that differs is asked about: what was typed stands on the screen, and the present value is offered beside it, so that
 * a save does not write over it unseen. Where the document is still the version on which was typed, nothing is asked.
 */
function onPresent<D extends EditedDocument, V>(
  form: DocumentForm<D, V>,
  stored: Record<string, unknown>,
  present: D,
): DocumentDraft<D, V> {
  const value = form.readValue(stored.value, present);
  if (!value) return NO_DRAFT;
  const rules = draftRules(form);
  const draft = { base: present, value, conflicts: readConflicts(stored.conflicts) };
  if (isTypedOn(stored.base, present)) return rules.settled(draft);
  const typed = form.rebase(present, value, present).document;
  const met = mergeDocuments(form.collection, { mine: present, theirs: typed });
  return rules.settled(rules.merged(draft, present, { ...met, document: met.merged }));
}

/**
 * A draft as it lies on the device.
 * @param present the newest version on the device. Without one, a draft whose base cannot be read has no document to
 * stand on: it stays where it lies
 */
export function readDocumentDraft<D extends EditedDocument, V>(
  form: DocumentForm<D, V>,
  stored: unknown,
  present?: D,
): DocumentDraft<D, V> {
  if (!isRecord(stored)) return NO_DRAFT;
  const base = form.readDocument(stored.base);
  if (!base) return present ? onPresent(form, stored, present) : NO_DRAFT;
  const value = form.readValue(stored.value, base);
  return value ? { base, value, conflicts: readConflicts(stored.conflicts) } : NO_DRAFT;
}

/** Result of a save. */
export interface WrittenForm<D> {
  /** The document as the device holds it now. */
  document: D;
  /** Values that another device had changed too; the form's stand. */
  conflicts: readonly MergeConflict[];
}

/** Rules for reading, keeping and dropping a draft. */
export function draftRules<D extends EditedDocument, V>(form: DocumentForm<D, V>) {
  type Draft = DocumentDraft<D, V>;

  /** One that says the same as its base is none. */
  function settled(draft: Draft): Draft {
    const { base, value, conflicts } = draft;
    if (!base || !value) return NO_DRAFT;
    return form.differs(value, base) || conflicts.length > 0 ? draft : NO_DRAFT;
  }

  /** As it was merged with a newer version; what is asked about is asked once. */
  function merged(draft: Draft, newest: D, { document, conflicts }: WrittenForm<D>): Draft {
    if (!draft.value) return draft;
    const paths = new Set(conflicts.map(({ path }) => path));
    const before = draft.conflicts.filter(({ path }) => !paths.has(path));
    const value = form.onTop(draft.value, document);
    return { base: newest, value, conflicts: [...before, ...conflicts] };
  }

  /** On top of a newer version; what both changed stays on the screen and is asked about. */
  function onTopOf(draft: Draft, newest: D): Draft {
    if (!draft.base || !draft.value) return draft;
    return merged(draft, newest, form.rebase(draft.base, draft.value, newest));
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

  return { settled, merged, onTopOf, resolved, saved };
}
