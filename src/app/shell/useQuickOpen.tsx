import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { NavigationEntry } from '../../routing/feature';
import { laterPart } from '../../ui/laterPart';
import { isComposing } from '../../ui/composing';
import { topDialog } from '../../ui/topDialog';

const QuickOpen = laterPart(
  async () => (await import('../../features/quick-open/QuickOpen')).QuickOpen,
);

function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof HTMLElement ? target : null;
  if (element?.closest('input, textarea, select, [contenteditable=true], [role=menu]')) return true;
  return topDialog() !== null;
}

function pageSearch(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main input[type=search]')].find(
    (box) => box.getClientRects().length > 0,
  );
}

/**
 * Ctrl/Cmd+K opens it; "/" focuses the page's search, or opens it where there is none. A page with another use for "/"
 * hears it first and prevents the default.
 * @returns the dialog, fetched when first asked for
 */
export function useQuickOpen(pages: readonly NavigationEntry[]): ReactNode {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isComposing(event)) return;
      const command = event.ctrlKey || event.metaKey;
      if (command && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (topDialog() === null) setOpen(true);
      } else if (!command && event.key === '/' && !isTyping(event)) {
        event.preventDefault();
        const search = pageSearch();
        if (search) search.focus();
        else setOpen(true);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  if (!open) return null;
  return <QuickOpen pages={pages} onClose={close} />;
}
