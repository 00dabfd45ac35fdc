import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isComposing } from '../../../ui/composing';
import { topDialog } from '../../../ui/topDialog';

/** Whether a key press belongs to a field, or to a dialog that does not hold the list. */
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
    // Before the shell, whose "/" goes to the search of a page.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [press, button]);
}

/**
 * Whether the dialog is open, which the key "/" opens as well; closed, the focus goes back to where it was
 * when it opened. `button` is the one that opens it: "/" belongs to the list on the page or in the uppermost dialog.
 */
export function useAddDialog() {
  const [adding, setAdding] = useState(false);
  const before = useRef<Element>(null);
  const button = useRef<HTMLButtonElement>(null);
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
  useSlashKey(open, button);
  return { adding, button, open, close: useCallback(() => setAdding(false), []) };
}
