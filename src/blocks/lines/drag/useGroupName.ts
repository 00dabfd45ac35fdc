import { pointerIntersection } from '@dnd-kit/collision';
import { useDroppable } from '@dnd-kit/react';
import type { DropData } from './useDragging';

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
