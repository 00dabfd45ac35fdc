import { Box } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the browser itself keeps what is seen in its place: it does not at the very top of a page, nor Safari anywhere. */
const keepsPlace = (): boolean => window.scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/**
 * The place of a banner at the top of the page. What comes or grows there later moves nothing under the finger: the
 * page is scrolled by as much, and the place is kept until another page is opened, which begins at its top.
 */
export function BannerRoom({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const shown = useRef('');
  useLayoutEffect(() => {
    if (!room.current || shown.current === pathname) return;
    shown.current = pathname;
    room.current.style.minHeight = '';
    room.current.style.minHeight = `${room.current.offsetHeight}px`;
  }, [pathname]);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    // Right behind the change: an observer of sizes would be told a frame later, behind a press in that frame.
    const observer = new MutationObserver(() => {
      const former = Number.parseInt(element.style.minHeight, 10);
      const grown = element.offsetHeight - former;
      if (grown <= 0) return;
      element.style.minHeight = `${former + grown}px`;
      if (!keepsPlace()) window.scrollBy({ top: grown, behavior: 'instant' });
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return <Box ref={room}>{children}</Box>;
}
