import { useCallback, useEffect, useRef, useState } from 'react';
import { isComposing } from '../../../ui/composing';

/** Whether a key press belongs to a field or an open dialog and not to the page. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable=true], [role=menu]')) return true;
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

function useSlashKey(press: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || isComposing(event) || isTyping(event)) return;
      event.preventDefault();
      press();
    };
    // Before the shell, whose "/" goes to the search of a page.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [press]);
}

/**
 * Whether the dialog is open, which the key "/" opens as well; closed, the focus goes back to where it was
 * when it opened.
 */
export function useAddDialog() {
  const [adding, setAdding] = useState(false);
  const before = useRef<Element>(null);
  const open = useCallback(() => {
    before.current = document.activeElement;
    setAdding(true);
  }, []);
  useEffect(() => {
    const place = before.current;
    if (adding || !(place instanceof HTMLElement)) return undefined;
    before.current = null;
    // The dialog lets go of the focus in the frame after it has gone.
    const frame = requestAnimationFrame(() => {
      if (place.isConnected) place.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [adding]);
  useSlashKey(open);
  return { adding, open, close: useCallback(() => setAdding(false), []) };
}
