import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { isComposing } from './composing';

/**
 * Loads a button's menu on the first press, as menus are not part of the start.
 * @param first entry selected when opened by keyboard
 * @param last entry selected when opened by arrow up
 */
export function useMenuPress(first: () => string | undefined, last: () => string | undefined) {
  const [pressed, setPressed] = useState<{ selection: string | null }>();
  const openAt = (entry: string | undefined) => setPressed({ selection: entry ?? null });
  return {
    pressed,
    release: () => setPressed(undefined),
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
    // `detail` is 0 when the click came from the keyboard.
    onClick: ({ detail }: MouseEvent) => openAt(detail === 0 ? first() : undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      openAt((event.key === 'ArrowDown' ? first : last)());
    },
  };
}
