import { Box } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the browser itself keeps what is seen in its place: it does not at the very top of a page, nor Safari anywhere. */
const keepsPlace = (): boolean => window.scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/** Makes the place as high as what stands in it. */
function fit(room: HTMLElement): void {
  room.style.minHeight = '';
  room.style.minHeight = `${room.offsetHeight}px`;
}

/** Scrolls by what a place has grown since it was fitted. */
function makeUpFor(room: HTMLElement): void {
  const former = Number.parseInt(room.style.minHeight, 10);
  const grown = room.offsetHeight - former;
  if (grown <= 0) return;
  room.style.minHeight = `${former + grown}px`;
  if (!keepsPlace()) window.scrollBy({ top: grown, behavior: 'instant' });
}

interface BannerRoomProps {
  /** Stays at the top of the screen, over the page: what a person has to act upon. */
  isUrgent: boolean;
  children: ReactNode;
}

/**
 * The place of a banner at the top of the page. What comes or grows there later moves nothing under the finger: the
 * page is scrolled by as much, and the place is kept until another page is opened, which begins at its top.
 */
export function BannerRoom({ isUrgent, children }: BannerRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const fittedFor = useRef('');
  useLayoutEffect(() => {
    if (!room.current || fittedFor.current === pathname) return;
    fittedFor.current = pathname;
    fit(room.current);
  }, [pathname]);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    // Right behind the change: an observer of sizes would be told a frame later, behind a press in that frame.
    const contents = new MutationObserver(() => makeUpFor(element));
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    let width = element.offsetWidth;
    const widths = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      fit(element);
    });
    widths.observe(element);
    return () => {
      contents.disconnect();
      widths.disconnect();
    };
  }, []);
  const place = isUrgent ? ({ position: 'sticky', top: '0', zIndex: 'banner' } as const) : {};
  return (
    // The browser must not take the banner for what is to stay where it is.
    <Box ref={room} css={{ overflowAnchor: 'none' }} {...place}>
      {children}
    </Box>
  );
}
