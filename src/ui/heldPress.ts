import type { PointerEvent } from 'react';

/** CSS pixels that a pointer may move and still press. */
const SLACK = 12;

const begunAt = new WeakMap<Element, { x: number; y: number }>();

/**
 * Makes a press count although the pressed thing moves between the pointer's going down and up: a menu follows
 * its button while a page settles, and the browser would find the pointer up on something else and click nothing.
 * A pointer that moves away by itself still presses nothing.
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
