import { useVirtualizer, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { whenIdle } from '../platform/idle';

type Box = RefObject<HTMLElement | null>;

interface VirtualRowsOptions {
  count: number;
  getKey: (index: number) => string | number;
  estimate: number;
  overscan: number;
  gap?: number;
  lanes?: number;
}

export interface VirtualRows {
  items: VirtualItem[];
  total: number;
  offset: number;
  measure: (node: Element | null) => void;
}

const FIRST_OVERSCAN = 2;

function useOverscan(most: number): number {
  const [stands, setStands] = useState(false);
  useEffect(() => whenIdle(() => setStands(true)), []);
  return stands ? most : Math.min(most, FIRST_OVERSCAN);
}

const common = (options: VirtualRowsOptions) => ({
  count: options.count,
  getItemKey: options.getKey,
  estimateSize: () => options.estimate,
  overscan: options.overscan,
  gap: options.gap ?? 0,
  lanes: options.lanes ?? 1,
});

export function useWindowRows(box: Box, options: VirtualRowsOptions): VirtualRows {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const updateOffset = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      setOffset(Math.round(top + window.scrollY));
    };
    const observer = new ResizeObserver(updateOffset);
    observer.observe(document.body);
    updateOffset();
    return () => observer.disconnect();
  }, [box]);
  const overscan = useOverscan(options.overscan);
  // oxlint-disable-next-line react/incompatible-library -- concerns the React Compiler, which is not used
  const list = useWindowVirtualizer<Element>({
    ...common({ ...options, overscan }),
    scrollMargin: offset,
  });
  return {
    items: list.getVirtualItems(),
    total: list.getTotalSize(),
    offset,
    measure: list.measureElement,
  };
}

export function usePaneRows(box: Box, options: VirtualRowsOptions): VirtualRows {
  // oxlint-disable-next-line react/incompatible-library -- concerns the React Compiler, which is not used
  const list = useVirtualizer<HTMLElement, Element>({
    ...common(options),
    getScrollElement: () => box.current,
  });
  return {
    items: list.getVirtualItems(),
    total: list.getTotalSize(),
    offset: 0,
    measure: list.measureElement,
  };
}
