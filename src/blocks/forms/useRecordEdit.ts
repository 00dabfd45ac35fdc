import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isLater } from '../../data/plain';
import type { MergeConflict } from '../../domain/protocol/merge';
import { useDraft } from '../../ui/useDraft';
import { useUndo, type Change, type Undoable } from '../../ui/useUndo';
import {
  draftRules,
  NO_DRAFT,
  readDocumentDraft,
  type DocumentDraft,
  type DocumentForm,
  type EditedDocument,
  type WrittenForm,
} from './recordDraft';

export interface DocumentEdit<D, V> {
  base: D;
  value: V;
  undoable: Undoable<V>;
  dirty: boolean;
  restored: boolean;
  /** False when the device could not store the draft. */
  isStored: boolean;
  conflicts: MergeConflict[];
  resolve: (conflict: MergeConflict, take: 'shown' | 'kept') => void;
  discard: () => void;
  /**
   * Words typed meanwhile stay, based on the saved version; a failed save changes nothing. One at a time.
   * @throws what `write` throws
   */
  save: <W extends WrittenForm<D>>(write: (base: D, value: V) => Promise<W>) => Promise<W>;
  moveDraft: (key: string) => void;
}

/** A save is known before the live query reports it. */
function useNewest<D extends EditedDocument>(stored: D) {
  const [saved, setSaved] = useState<D>();
  const isAhead = saved?.id === stored.id && isLater(saved, stored);
  if (saved && !isAhead) setSaved(undefined);
  const newest = isAhead ? saved : stored;
  const ref = useRef(newest);
  useLayoutEffect(() => {
    ref.current = newest;
  }, [newest]);
  return { newest, ref, setSaved };
}

function useTyping<D extends EditedDocument, V>(form: DocumentForm<D, V>, key: string, stored: D) {
  const rules = useMemo(() => draftRules(form), [form]);
  const [draft, setDraft, clearDraft, restored, isStored, moveDraft] = useDraft<
    DocumentDraft<D, V>
  >(key, NO_DRAFT, { version: 1, read: (record) => readDocumentDraft(form, record, stored) });
  const { newest, ref, setSaved } = useNewest(stored);
  const savingOn = useRef<D | null>(null);
  const setSavingOn = useCallback((base: D | null) => {
    savingOn.current = base;
  }, []);
  /** While a save runs, a draft that equals its base must not be dropped. */
  const put = useCallback(
    (change: (now: DocumentDraft<D, V>) => DocumentDraft<D, V>) =>
      setDraft((now) => (savingOn.current ? change(now) : rules.settled(change(now)))),
    [setDraft, rules],
  );
  const write = useCallback(
    (change: Change<V>) =>
      put((now) => {
        const base = now.base ?? savingOn.current ?? ref.current;
        return { ...now, base, value: change(now.value ?? form.valueOf(base)) };
      }),
    [put, form, ref],
  );
  const undoable = useUndo(write);
  const device = { clearDraft, restored, isStored, moveDraft };
  return { form, rules, draft, newest, setSaved, setSavingOn, put, undoable, device };
}

type Typing<D extends EditedDocument, V> = ReturnType<typeof useTyping<D, V>>;

function useSaves<D extends EditedDocument, V>(typing: Typing<D, V>) {
  const { form, rules, draft, newest, setSaved, setSavingOn, put, undoable } = typing;
  const { forget } = undoable;
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (isSaving || !draft.base || draft.base.id !== newest.id) return;
    if (draft.base.updatedAt === newest.updatedAt) return;
    put((now) => rules.rebase(now, newest));
    forget();
  }, [isSaving, newest, draft.base, put, forget, rules]);

  return async <W extends WrittenForm<D>>(
    base: D,
    value: V,
    write: (base: D, value: V) => Promise<W>,
  ): Promise<W> => {
    setSavingOn(base);
    setSaving(true);
    try {
      const written = await write(base, value);
      setSavingOn(null);
      setSaved(written.document);
      const sent = form.rebase(base, value, base).document;
      // The undo history does not know what other devices changed.
      if (form.differs(form.valueOf(sent), written.document)) forget();
      put((now) => rules.saved(now, sent, written));
      return written;
    } finally {
      setSavingOn(null);
      put((now) => now);
      setSaving(false);
    }
  };
}

/**
 * Follows the stored document until something is typed; the draft survives a closed tab, and changes of other devices are
 * merged below it at once.
 * @param key names the draft
 * @param stored the newest version on the device; an empty one for a new document
 */
export function useRecordEdit<D extends EditedDocument, V>(
  form: DocumentForm<D, V>,
  key: string,
  stored: D,
): DocumentEdit<D, V> {
  const typing = useTyping(form, key, stored);
  const save = useSaves(typing);
  const { rules, draft, newest, put, undoable, device } = typing;
  const { clearDraft, moveDraft, isStored } = device;
  const [restored] = useState(device.restored);
  const { forget } = undoable;
  const base = draft.base ?? newest;
  const value = useMemo(() => draft.value ?? form.valueOf(base), [draft.value, base, form]);
  const resolve = useCallback<DocumentEdit<D, V>['resolve']>(
    (conflict, take) => {
      put((now) => rules.resolved(now, conflict, take));
      forget();
    },
    [put, rules, forget],
  );
  const discard = useCallback(() => {
    clearDraft();
    forget();
  }, [clearDraft, forget]);
  return {
    base,
    value,
    undoable,
    dirty: draft.value !== null && form.differs(draft.value, base),
    restored: restored && draft.value !== null,
    isStored,
    conflicts: draft.conflicts,
    resolve,
    discard,
    save: (write) => save(base, value, write),
    moveDraft,
  };
}

/**
 * The stored document; else the last known version if it was deleted meanwhile; else the draft's base, so that nothing
 * typed is lost. Undefined without any.
 * @param live as `useLiveOne` answers
 */
export function useOpened<D extends EditedDocument, V>(
  form: DocumentForm<D, V>,
  key: string,
  id: string,
  live: D | null | undefined,
): D | undefined {
  const [draft] = useDraft<DocumentDraft<D, V>>(key, NO_DRAFT, {
    version: 1,
    read: (record) => readDocumentDraft(form, record),
  });
  const [last, setLast] = useState<D>();
  if (live && live !== last) setLast(live);
  if (live) return live;
  if (last?.id === id) return last;
  return live === null && draft.base?.id === id ? draft.base : undefined;
}
