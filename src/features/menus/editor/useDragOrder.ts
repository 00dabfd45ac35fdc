import { useCallback, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';

/** Row `from` is held over the gap before row `before` (the number of rows: behind the last). */
export interface Drag {
  from: number;
  before: number;
}

/** How near the window's edge the page starts to scroll, and by how much, px. */
const EDGE = 80;
const SCROLL = 12;

/** The gap that a pointer is over, by the middles of the rows. */
export function gapAt(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}

/** The index that the held row takes among the other rows. */
export function dropIndex({ from, before }: Drag): number {
  return before > from ? before - 1 : before;
}

function scrollNear(y: number): void {
  if (y < EDGE) window.scrollBy(0, -SCROLL);
  else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
}

/**
 * Reordering rows with mouse, pen or finger by their handles.
 * @param list the element whose children are the rows
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (from: number, index: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<Drag | null>(null);
  const show = useCallback((next: Drag | null) => {
    held.current = next;
    setDrag(next);
  }, []);

  const onPointerDown = useCallback(
    (event: ReactPointerEvent<HTMLElement>, from: number) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      show({ from, before: from });
    },
    [show],
  );
  const onPointerMove = useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      const now = held.current;
      if (!now || !list.current) return;
      scrollNear(event.clientY);
      const middles = [...list.current.children].map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2;
      });
      const before = gapAt(middles, event.clientY);
      if (before !== now.before) show({ ...now, before });
    },
    [list, show],
  );
  const onPointerUp = useCallback(() => {
    const now = held.current;
    show(null);
    if (now && dropIndex(now) !== now.from) onDrop(now.from, dropIndex(now));
  }, [onDrop, show]);
  const onPointerCancel = useCallback(() => show(null), [show]);

  return { drag, onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
