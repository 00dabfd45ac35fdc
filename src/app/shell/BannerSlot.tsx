import { Box } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the browser itself keeps what is seen in its place (scroll anchoring): it does not at the very top of a page, nor Safari anywhere. */
const browserAnchors = (): boolean => window.scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

/** Reserves the height of what stands in the slot. */
function reserveHeight(slot: HTMLElement): void {
  slot.style.minHeight = '';
  slot.style.minHeight = `${slot.offsetHeight}px`;
}

/** Scrolls by what the slot has grown since its height was reserved. */
function compensateScroll(slot: HTMLElement): void {
  const former = Number.parseInt(slot.style.minHeight, 10);
  const grown = slot.offsetHeight - former;
  if (grown <= 0) return;
  slot.style.minHeight = `${former + grown}px`;
  if (!browserAnchors()) window.scrollBy({ top: grown, behavior: 'instant' });
}

interface BannerSlotProps {
  /** Stays at the top of the screen, over the page: what a person has to act upon. */
  isUrgent: boolean;
  children: ReactNode;
}

/**
 * The slot of a banner at the top of the page. What comes or grows there later moves nothing under the finger: the
 * page is scrolled by as much, and the height is kept until another page is opened, which begins at its top.
 */
export function BannerSlot({ isUrgent, children }: BannerSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const reservedFor = useRef('');
  useLayoutEffect(() => {
    if (!slot.current || reservedFor.current === pathname) return;
    reservedFor.current = pathname;
    reserveHeight(slot.current);
  }, [pathname]);
  useEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    // Right behind the change: an observer of sizes would be told a frame later, behind a press in that frame.
    const contents = new MutationObserver(() => compensateScroll(element));
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    let width = element.offsetWidth;
    const widths = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      reserveHeight(element);
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
    <Box ref={slot} css={{ overflowAnchor: 'none' }} {...place}>
      {children}
    </Box>
  );
}
