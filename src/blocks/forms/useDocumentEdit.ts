import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TwoWayName } from '../../domain/collections';
import { applyKept } from '../../domain/merge';
import type { MergeConflict } from '../../domain/merge';
import { isRecord } from '../../ui/draftShape';
import { useDraft } from '../../ui/useDraft';
import { useUndo } from '../../ui/useUndo';
import type { Change, Undoable } from '../../ui/useUndo';

interface Edited {
  id: string;
  updatedAt: string;
}

/** What a page edits of a document, and how the two become each other. Its functions keep their identity. */
export interface DocumentForm<D extends Edited, V> {
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
interface DocumentDraft<D, V> {
  base: D | null;
  value: V | null;
  conflicts: MergeConflict[];
}

const NO_DRAFT: DocumentDraft<never, never> = { base: null, value: null, conflicts: [] };

function readDraft<D extends Edited, V>(form: DocumentForm<D, V>, stored: unknown) {
  if (!isRecord(stored)) return NO_DRAFT;
  const base = form.readDocument(stored.base);
  const value = base && form.readValue(stored.value, base);
  if (!value) return NO_DRAFT;
  const conflicts = Array.isArray(stored.conflicts) ? (stored.conflicts as MergeConflict[]) : [];
  return { base, value, conflicts };
}

/** What becomes of a draft: one that says the same as its base is none. */
function draftRules<D extends Edited, V>(form: DocumentForm<D, V>) {
  type Draft = DocumentDraft<D, V>;
  const settled = (base: D, value: V, conflicts: MergeConflict[]): Draft =>
    form.differs(value, base) || conflicts.length > 0 ? { base, value, conflicts } : NO_DRAFT;
  return {
    settled,
    /** On top of a newer version; what both changed stays on the screen and is asked about. */
    onTopOf(draft: Draft, newest: D): Draft {
      if (!draft.base || !draft.value) return draft;
      const met = form.rebase(draft.base, draft.value, newest);
      const paths = new Set(met.conflicts.map(({ path }) => path));
      const before = draft.conflicts.filter(({ path }) => !paths.has(path));
      const value = form.onTop(draft.value, met.document);
      return settled(newest, value, [...before, ...met.conflicts]);
    },
    /** After a person decided. */
    resolved(draft: Draft, conflict: MergeConflict, take: 'shown' | 'kept'): Draft {
      const { base, value, conflicts } = draft;
      if (!base || !value) return draft;
      const rest = conflicts.filter((other) => other !== conflict);
      if (take === 'shown') return settled(base, value, rest);
      const shown = form.rebase(base, value, base).document;
      const taken = applyKept(form.collection, shown, conflict.path, conflict.kept) ?? shown;
      return settled(base, form.onTop(value, taken), rest);
    },
  };
}

export interface DocumentEdit<D, V> {
  /** The version on which is typed. */
  base: D;
  value: V;
  undoable: Undoable<V>;
  dirty: boolean;
  /** Something that was typed before the page was opened is shown. */
  restored: boolean;
  /** False when the device could not keep the draft. */
  kept: boolean;
  conflicts: MergeConflict[];
  resolve: (conflict: MergeConflict, take: 'shown' | 'kept') => void;
  discard: () => void;
  /** After a save: what the device now holds, and what both had changed. */
  accept: (saved: D, met: readonly MergeConflict[]) => void;
}

/** The draft of a document, which follows its newest version. */
function useDocumentDraft<D extends Edited, V>(form: DocumentForm<D, V>, key: string, stored: D) {
  const rules = useMemo(() => draftRules(form), [form]);
  const [draft, setDraft, clearDraft, restored, kept] = useDraft<DocumentDraft<D, V>>(
    key,
    NO_DRAFT,
    { version: 1, read: (found) => readDraft(form, found) },
  );
  const [opened] = useState(restored);
  const newest = useRef(stored);
  useLayoutEffect(() => {
    newest.current = stored;
  }, [stored]);
  const write = useCallback(
    (change: Change<V>) =>
      setDraft((now) => {
        const base = now.base ?? newest.current;
        return rules.settled(base, change(now.value ?? form.valueOf(base)), now.conflicts);
      }),
    [setDraft, rules, form],
  );
  const undoable = useUndo(write);
  const { forget } = undoable;

  useEffect(() => {
    if (!draft.base || draft.base.id !== stored.id) return;
    if (draft.base.updatedAt === stored.updatedAt) return;
    setDraft((now) => rules.onTopOf(now, stored));
    forget();
  }, [stored, draft.base, setDraft, forget, rules]);
  return { rules, draft, setDraft, clearDraft, restored: opened, kept, undoable };
}

/**
 * The form of a document: it follows the stored one until something is typed, which is a draft that survives a closed
 * tab; a change from another device is merged below it at once.
 * @param key names the draft
 * @param stored the newest version on the device; of a new document an empty one
 */
export function useDocumentEdit<D extends Edited, V>(
  form: DocumentForm<D, V>,
  key: string,
  stored: D,
): DocumentEdit<D, V> {
  const { rules, draft, setDraft, clearDraft, restored, kept, undoable } = useDocumentDraft(
    form,
    key,
    stored,
  );
  const { forget } = undoable;
  const base = draft.base ?? stored;
  const value = useMemo(() => draft.value ?? form.valueOf(base), [draft.value, base, form]);
  return {
    base,
    value,
    undoable,
    dirty: draft.value !== null && form.differs(draft.value, base),
    restored: restored && draft.value !== null,
    kept,
    conflicts: draft.conflicts,
    resolve: (conflict, take) => {
      setDraft((now) => rules.resolved(now, conflict, take));
      forget();
    },
    discard: () => {
      clearDraft();
      forget();
    },
    accept: (saved, met) =>
      setDraft((now) => {
        const { value: typed, conflicts } = rules.onTopOf(now, saved);
        return rules.settled(saved, typed ?? form.valueOf(saved), [...conflicts, ...met]);
      }),
  };
}
