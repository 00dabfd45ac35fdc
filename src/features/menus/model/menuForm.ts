import type { DocumentForm } from '../../../blocks/forms/recordDraft';
import type { Menu } from '../../../domain/records/menus';
import { nowInstant } from '../../../platform/clock';
import { readBase, readEditorValue } from './draftShape';
import { differs, rebase, toEditorValue, type EditorValue } from './editorValue';

export const MENU_FORM: DocumentForm<Menu, EditorValue> = {
  collection: 'menus',
  valueOf: toEditorValue,
  differs,
  rebase: (base, value, newest) => rebase(base, value, newest, nowInstant()),
  onTop: (_value, merged) => toEditorValue(merged),
  readDocument: readBase,
  readValue: (stored, base) => readEditorValue(stored, toEditorValue(base)),
};
