import type { PointerEvent } from 'react';

/** CSS pixels */
const SLACK = 12;

const begunAt = new WeakMap<Element, { x: number; y: number }>();

/**
 * A menu follows its button while a page settles, so pointer-down and pointer-up meet different elements and the browser
 * sends no click: such a press counts here. A pointer that itself moves away presses nothing.
 */
export const heldPress = {
  onPointerDown: ({ currentTarget, pointerId, clientX, clientY, button }: PointerEvent) => {
    if (button !== 0) return;
    begunAt.set(currentTarget, { x: clientX, y: clientY });
    currentTarget.setPointerCapture(pointerId);
  },
  onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    const begun = begunAt.get(currentTarget);
    if (!begun || Math.hypot(clientX - begun.x, clientY - begun.y) <= SLACK) return;
    begunAt.delete(currentTarget);
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
  },
};
