import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isComposing } from '../../../ui/composing';
import { topDialog } from '../../../ui/topDialog';

function isElsewhere(event: KeyboardEvent, button: Element | null): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable=true], [role=menu]')) return true;
  return topDialog()?.contains(button) === false;
}

function useSlashKey(press: () => void, button: RefObject<Element | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isComposing(event) || isElsewhere(event, button.current)) return;
      event.preventDefault();
      press();
    };
    // Captured before the shell, where "/" goes to the page's search.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [press, button]);
}

export function useAddDialog() {
  const [adding, setAdding] = useState(false);
  const before = useRef<Element>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => {
    before.current = document.activeElement;
    setAdding(true);
  }, []);
  useEffect(() => {
    const element = before.current;
    if (adding || !(element instanceof HTMLElement)) return undefined;
    before.current = null;
    // The dialog releases the focus in the frame after it closed.
    const frame = requestAnimationFrame(() => {
      if (element.isConnected) element.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [adding]);
  useSlashKey(open, button);
  return { adding, button, open, close: useCallback(() => setAdding(false), []) };
}
