import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchState } from './useItemSearch';
import { isComposing } from '../../../ui/composing';

/**
 * New results start with none selected; Enter takes the first, but never a mere near match. An Enter faster than the
 * answer waits for it, because the screen still shows another query.
 */
export function useActiveOption(
  { sections, current, unlisted }: SearchState,
  onEnter: (id: string) => void,
): {
  activeId: string | undefined;
  enterId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const [active, setActive] = useState<{ of: typeof sections; id: string }>();
  const hurried = useRef(false);
  const ids = sections?.flatMap(({ hits }) => hits.map(({ item }) => item.id)) ?? [];
  const activeId = active && active.of === sections ? active.id : undefined;
  const first = unlisted === undefined ? ids[0] : undefined;
  const enterId = current ? (activeId ?? first) : undefined;

  useEffect(() => {
    if (!hurried.current || !current) return;
    hurried.current = false;
    if (first !== undefined) onEnter(first);
  }, [current, first, onEnter]);

  const go = (by: 1 | -1) => {
    const at = activeId === undefined ? -1 : ids.indexOf(activeId);
    const from = at < 0 && by < 0 ? 0 : at;
    const id = ids[(from + by + ids.length) % ids.length];
    if (id !== undefined) setActive({ of: sections, id });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of a Vietnamese syllable is not a choice.
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      go(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!current) hurried.current = true;
      else if (enterId !== undefined) onEnter(enterId);
    }
  };
  return { activeId, enterId, onKeyDown };
}
