import { useEffect, useState } from 'react';
import { isSideBarShortcut, readSideBarOpen, sideBarCookie } from './sideBarState';
import { isComposing } from '../../ui/composing';

export function useSideBar(): { open: boolean; toggle: () => void } {
  const [open, setOpen] = useState(() => readSideBarOpen(document.cookie));
  useEffect(() => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the specification keeps it in a cookie
    document.cookie = sideBarCookie(open);
    const listener = (event: KeyboardEvent) => {
      if (isComposing(event) || !isSideBarShortcut(event)) return;
      event.preventDefault();
      setOpen(!open);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [open]);
  return { open, toggle: () => setOpen(!open) };
}
