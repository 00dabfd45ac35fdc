import { pointerIntersection } from '@dnd-kit/collision';
import { useDroppable } from '@dnd-kit/react';
import type { DropData } from './useDragging';

/**
 * Makes the name of a group, a tab for example, a place to drop: a line that falls on it goes to the end
 * of the group, one that rests on it opens the group's list.
 * @returns `ref` for the element; `over` while a held line is on it
 */
export function useGroupName(group: string): {
  ref: (element: Element | null) => void;
  over: boolean;
} {
  const data: DropData = { group, name: true };
  const { ref, isDropTarget } = useDroppable({
    id: `name:${group}`,
    data,
    collisionDetector: pointerIntersection,
  });
  return { ref, over: isDropTarget };
}
