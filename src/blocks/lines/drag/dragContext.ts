import { createContext, useContext } from 'react';
import type { LineGroup } from '../actions';
import type { Held } from './place';

/** Parts of the dragging that lists and rows need; it keeps its identity. */
interface DragArea {
  groups: readonly LineGroup[];
  /** The element whose children are the rows of a group, while it is on the screen. */
  lists: Map<string, HTMLElement>;
  /** The id of the text that explains the handles. */
  help: string;
}

export const DragAreaContext = createContext<DragArea | null>(null);
export const HeldContext = createContext<Held | null>(null);

/** @throws Error outside of a `LineDrag` */
export function useDragArea(): DragArea {
  const area = useContext(DragAreaContext);
  if (!area) throw new Error('no LineDrag around');
  return area;
}

/** The line that is held, if any. */
export function useHeld(): Held | null {
  return useContext(HeldContext);
}

/** The id of a line's handle, which gets the focus back when the line is dropped. */
export const handleId = (lineId: string): string => `handle-${lineId}`;
