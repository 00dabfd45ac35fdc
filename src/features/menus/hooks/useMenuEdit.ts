import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useData, useLiveOneState } from '../../../data/react';
import { applyKept } from '../../../domain/merge';
import type { Menu } from '../../../domain/collections/menus';
import { nowInstant } from '../../../platform/clock';
import { isRecord } from '../../../ui/draftShape';
import { useDraft } from '../../../ui/useDraft';
import { readBase, readConflicts, readEditorValue } from '../model/draftShape';
import type { EditorValue, MetConflict } from '../model/editorValue';
import { differs, rebase, valueOf, withValue } from '../model/editorValue';
import { useUndo } from '../../../ui/useUndo';
import type { Change, Editing } from './useEditing';

/** What was typed and not saved; `base` is the version on which it was typed. */
interface EditDraft {
  base: Menu | null;
  value: EditorValue | null;
  conflicts: MetConflict[];
}

const NO_DRAFT: EditDraft = { base: null, value: null, conflicts: [] };

/** A draft without the version on which it was typed cannot be merged, and is none. */
export function readEditDraft(stored: unknown): EditDraft {
  if (!isRecord(stored)) return NO_DRAFT;
  const base = readBase(stored.base);
  const value = base && readEditorValue(stored.value, valueOf(base));
  return value ? { base, value, conflicts: readConflicts(stored.conflicts) } : NO_DRAFT;
}

const FORM = { version: 1, read: readEditDraft };

/** A draft that says the same as the stored menu is none. */
function settled(base: Menu, value: EditorValue, conflicts: MetConflict[]): EditDraft {
  return differs(value, base) || conflicts.length > 0 ? { base, value, conflicts } : NO_DRAFT;
}

/** The draft on top of a newer version; what both changed stays on the screen and is asked about. */
function onTopOf(draft: EditDraft, newest: Menu): EditDraft {
  if (!draft.base || !draft.value) return draft;
  const met = rebase(draft.base, draft.value, newest, nowInstant());
  const paths = new Set(met.conflicts.map(({ path }) => path));
  const before = draft.conflicts.filter(({ path }) => !paths.has(path));
  return settled(newest, valueOf(met.menu), [...before, ...met.conflicts]);
}

/** The draft after a person decided which of two values holds. */
function resolved(draft: EditDraft, conflict: MetConflict, take: 'shown' | 'kept'): EditDraft {
  if (!draft.base || !draft.value) return draft;
  const rest = draft.conflicts.filter((other) => other !== conflict);
  const shown = withValue(draft.base, draft.value);
  const taken = take === 'kept' ? applyKept('menus', shown, conflict.path, conflict.kept) : null;
  return settled(draft.base, taken ? valueOf(taken) : draft.value, rest);
}

export type MenuEdit =
  | { state: 'loading' }
  | { state: 'missing' }
  /** The device could not read it. */
  | { state: 'failed' }
  | {
      state: 'open';
      /** The stored menu; the version before its deletion where it is gone. */
      menu: Menu;
      value: EditorValue;
      editing: Editing;
      dirty: boolean;
      /** Something that was typed before the page was opened is shown. */
      restored: boolean;
      /** False when the device could not keep the draft. */
      kept: boolean;
      /** Deleted elsewhere while it was edited here. */
      gone: boolean;
      conflicts: MetConflict[];
      resolve: (conflict: MetConflict, take: 'shown' | 'kept') => void;
      discard: () => void;
      /** After a save: `saved` is what the device now holds, `met` what both had changed. */
      accept: (saved: Menu, met: MetConflict[]) => void;
    };

/** The stored menu, as new as this tab knows: a save is known before the live query says so. */
function useStoredMenu(id: string) {
  const data = useData();
  const { value: known, error } = useLiveOneState(data.menus, id);
  const live = known ?? undefined;
  const [own, setOwn] = useState<{ menu: Menu; instead: Menu | undefined }>();
  const menu = own && own.instead === live && own.menu.id === id ? own.menu : live;
  const setSaved = useCallback((saved: Menu) => setOwn({ menu: saved, instead: live }), [live]);
  const without = error ? 'failed' : known === undefined ? 'loading' : 'missing';
  return { without, menu, setSaved } as const;
}

/**
 * The form of a stored menu. Until something is typed it follows the menu; what is typed is a
 * draft that survives a killed tab, and a change from another device is merged below it at once.
 */
export function useMenuEdit(id: string): MenuEdit {
  const { without, menu: stored, setSaved } = useStoredMenu(id);
  const [draft, setDraft, clearDraft, restored, kept] = useDraft<EditDraft>(
    `menu:${id}`,
    NO_DRAFT,
    FORM,
  );
  const newest = useRef(stored);
  useLayoutEffect(() => {
    newest.current = stored;
  }, [stored]);

  const write = useCallback(
    (change: Change) =>
      setDraft((now) => {
        const base = now.base ?? newest.current;
        if (!base) return now;
        const value = change(now.value ?? valueOf(base));
        return settled(base, value, now.conflicts);
      }),
    [setDraft],
  );
  const editing = useUndo(write);
  const { forget } = editing;

  useEffect(() => {
    if (!stored || !draft.base || draft.base.updatedAt === stored.updatedAt) return;
    setDraft((now) => onTopOf(now, stored));
    forget();
  }, [stored, draft.base, setDraft, forget]);

  const resolve = useCallback(
    (conflict: MetConflict, take: 'shown' | 'kept') => {
      setDraft((now) => resolved(now, conflict, take));
      forget();
    },
    [setDraft, forget],
  );
  const discard = useCallback(() => {
    clearDraft();
    forget();
  }, [clearDraft, forget]);

  const base = draft.base ?? stored;
  const value = useMemo(
    () => draft.value ?? (stored ? valueOf(stored) : undefined),
    [draft.value, stored],
  );
  if (!base || !value) return { state: without };
  return {
    state: 'open',
    menu: base,
    value,
    editing,
    dirty: draft.value !== null && differs(draft.value, base),
    restored: restored && draft.value !== null,
    kept,
    gone: stored === undefined,
    conflicts: draft.conflicts,
    resolve,
    discard,
    accept: (saved, met) => {
      setSaved(saved);
      setDraft((now) => {
        const { value, conflicts } = onTopOf(now, saved);
        return settled(saved, value ?? valueOf(saved), [...conflicts, ...met]);
      });
    },
  };
}
