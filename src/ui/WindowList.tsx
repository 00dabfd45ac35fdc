import { chakra } from '@chakra-ui/react';
import { memo, useRef, type ReactNode } from 'react';
import { useWindowRows } from './useVirtualRows';

const List = chakra('ul', { base: { position: 'relative', listStyleType: 'none' } });

interface WindowListProps<T extends { id: string }> {
  label: string;
  items: readonly T[];
  /** px, before the row is measured. */
  estimate: number;
  gap: number;
  lanes?: number;
  children: (item: T) => ReactNode;
}

function getItemStyle(start: number, lane: number, lanes: number, gap: number) {
  const width = `calc((100% - ${(lanes - 1) * gap}px) / ${lanes})`;
  const insetInlineStart = `calc((${width} + ${gap}px) * ${lane})`;
  return { position: 'absolute', top: start, width, insetInlineStart } as const;
}

interface DrawnProps<T> {
  item: T;
  draw: (item: T) => ReactNode;
}

const drawn = <T,>({ item, draw }: DrawnProps<T>): ReactNode => draw(item);
/** A row's content is drawn once: scrolling draws the list anew, many times a second. */
const Drawn = memo(drawn) as typeof drawn;

export function WindowList<T extends { id: string }>(props: WindowListProps<T>) {
  const { items, gap, lanes = 1 } = props;
  const box = useRef<HTMLUListElement>(null);
  const virtual = useWindowRows(box, {
    count: items.length,
    getKey: (index) => items[index]?.id ?? index,
    estimate: props.estimate,
    overscan: 8,
    gap,
    lanes,
  });
  return (
    <List ref={box} aria-label={props.label} style={{ height: virtual.total }}>
      {virtual.items.map(({ index, start, lane }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li
            key={item.id}
            ref={virtual.measure}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={getItemStyle(start - virtual.offset, lane, lanes, gap)}
          >
            <Drawn item={item} draw={props.children} />
          </li>
        );
      })}
    </List>
  );
}
