import { Box } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Browsers do not anchor the scroll position at the very top of a page, and Safari nowhere. */
const browserAnchors = (): boolean => window.scrollY > 0 && CSS.supports('overflow-anchor', 'auto');

function reserveHeight(slot: HTMLElement): void {
  slot.style.minHeight = '';
  // Measured only where there is something: it makes the browser lay out the whole page, at each start.
  slot.style.minHeight = `${slot.hasChildNodes() ? slot.offsetHeight : 0}px`;
}

function compensateScroll(slot: HTMLElement): void {
  const former = Number.parseInt(slot.style.minHeight, 10);
  const grown = slot.offsetHeight - former;
  if (grown <= 0) return;
  slot.style.minHeight = `${former + grown}px`;
  if (!browserAnchors()) window.scrollBy({ top: grown, behavior: 'instant' });
}

interface BannerSlotProps {
  isUrgent: boolean;
  children: ReactNode;
}

/**
 * A banner that comes or grows later must not move anything under the finger: the page is scrolled by as much, and the
 * height stays reserved until another page opens.
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
    // A ResizeObserver would report a frame later, after a press in that frame.
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
  const styles = isUrgent ? ({ position: 'sticky', top: '0', zIndex: 'banner' } as const) : {};
  return (
    // The browser must not choose the banner as scroll anchor.
    <Box ref={slot} css={{ overflowAnchor: 'none' }} {...styles}>
      {children}
    </Box>
  );
}
