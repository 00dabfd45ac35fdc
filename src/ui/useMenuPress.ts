import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from './composing';

/**
 * For a button whose menu comes with its first press, as what a menu needs is no part of a start.
 * @param first the entry that is chosen for who opens it by keyboard; `last` by the arrow up
 * @returns what the button listens to, and how it was pressed
 */
export function useMenuPress(first: () => string | undefined, last: () => string | undefined) {
  const [pressed, setPressed] = useState<{ chosen: string | null }>();
  const openAt = (entry: string | undefined) => setPressed({ chosen: entry ?? null });
  return {
    pressed,
    /** As if it had not been pressed. */
    release: () => setPressed(undefined),
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
    // A person who presses by keyboard goes on by keyboard.
    onClick: ({ detail }: MouseEvent) => openAt(detail === 0 ? first() : undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openAt((event.key === 'ArrowDown' ? first : last)());
    },
  };
}
