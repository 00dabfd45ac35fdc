import type * as undo from '../../../ui/useUndo';
import type { EditorValue } from '../model/editorValue';

export type Change = undo.Change<EditorValue>;
export type Edit = undo.Edit<EditorValue>;
export type Editing = undo.Undoable<EditorValue>;
