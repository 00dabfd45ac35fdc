import { createContext, useContext } from 'react';
import type { LineGroup } from '../actions';
import type { Held } from './place';

interface DragArea {
  groups: readonly LineGroup[];
  lists: Map<string, HTMLElement>;
  help: string;
}

export const DragAreaContext = createContext<DragArea | null>(null);
export const HeldContext = createContext<Held | null>(null);

export function useDragArea(): DragArea {
  const area = useContext(DragAreaContext);
  if (!area) throw new Error('no LineDrag around');
  return area;
}

export function useHeld(): Held | null {
  return useContext(HeldContext);
}

export const handleId = (lineId: string): string => `handle-${lineId}`;
