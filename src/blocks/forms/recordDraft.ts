import type { TwoWayName } from '../../domain/records';
import { applyKept, mergeDocuments, type MergeConflict } from '../../domain/protocol/merge';
import { isRecord } from '../../ui/draftShape';

export interface EditedDocument {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** Its functions keep their identity. */
export interface DocumentForm<D extends EditedDocument, V> {
  collection: TwoWayName;
  valueOf: (document: D) => V;
  differs: (value: V, document: D) => boolean;
  rebase: (base: D, value: V, newest: D) => { document: D; conflicts: MergeConflict[] };
  /** The form of a merged document; half-typed values stay as typed. */
  onTop: (value: V, merged: D) => V;
  readDocument: (stored: unknown) => D | null;
  readValue: (stored: unknown, base: D) => V | null;
}

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

function isTypedOn(base: unknown, { createdAt, updatedAt }: EditedDocument): boolean {
  // A document that was never changed or stored has no other version.
  return createdAt === updatedAt || (isRecord(base) && base.updatedAt === updatedAt);
}

/**
 * When the draft's base is unreadable, typed values cannot be told from values changed elsewhere. So nothing counts as
 * removed, and each differing value is asked about, so that a save does not overwrite it unseen. If the document is still
 * the version that was typed on, nothing is asked.
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

/** @param present the newest version on the device. Without one, a draft whose base cannot be read stays unread in storage */
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

export interface WrittenForm<D> {
  document: D;
  /** Values that another device had changed too; the form's win. */
  conflicts: readonly MergeConflict[];
}

export function draftRules<D extends EditedDocument, V>(form: DocumentForm<D, V>) {
  type Draft = DocumentDraft<D, V>;

  function settled(draft: Draft): Draft {
    const { base, value, conflicts } = draft;
    if (!base || !value) return NO_DRAFT;
    return form.differs(value, base) || conflicts.length > 0 ? draft : NO_DRAFT;
  }

  function merged(draft: Draft, newest: D, { document, conflicts }: WrittenForm<D>): Draft {
    if (!draft.value) return draft;
    const paths = new Set(conflicts.map(({ path }) => path));
    const before = draft.conflicts.filter(({ path }) => !paths.has(path));
    const value = form.onTop(draft.value, document);
    return { base: newest, value, conflicts: [...before, ...conflicts] };
  }

  function rebaseDraft(draft: Draft, newest: D): Draft {
    if (!draft.base || !draft.value) return draft;
    return merged(draft, newest, form.rebase(draft.base, draft.value, newest));
  }

  function resolved(draft: Draft, conflict: MergeConflict, take: 'shown' | 'kept'): Draft {
    const { base, value } = draft;
    if (!base || !value) return draft;
    const conflicts = draft.conflicts.filter((other) => other !== conflict);
    if (take === 'shown') return { base, value, conflicts };
    const document = form.rebase(base, value, base).document;
    const taken = applyKept(form.collection, document, conflict.path, conflict.kept);
    return { base, value: taken ? form.onTop(value, taken) : value, conflicts };
  }

  /**
   * Words typed during the save are based on the version that the save sent, not on the version before: a value set back to the
   * former one is a change.
   * @param sent the document that the form meant when the save began
   */
  function saved(draft: Draft, sent: D, written: WrittenForm<D>): Draft {
    const { document } = written;
    const typed = draft.value ? rebaseDraft({ ...draft, base: sent }, document) : draft;
    const conflicts = [...typed.conflicts, ...written.conflicts];
    return { base: document, value: typed.value ?? form.valueOf(document), conflicts };
  }

  return { settled, merged, rebase: rebaseDraft, resolved, saved };
}
