import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import type { ClientRow } from '../../domain/person/clientList';
import { clientTexts as texts } from '../../i18n/clients';
import { ClientCard } from './ClientCard';
import { usePaneRows, useWindowRows, type VirtualRows } from '../../ui/useVirtualRows';

const GAP = 10;
const LOOKS = {
  estimate: 124,
  gap: GAP,
  /** Large, so that the browser's own search finds most of a practice. */
  overscan: 20,
};

const List = chakra('ul');

interface CardsProps {
  rows: ClientRow[];
  virtual: VirtualRows;
  lanes: number;
  currentId?: string;
}

function Cards({ rows, virtual, lanes, currentId }: CardsProps) {
  const width = `calc((100% - ${(lanes - 1) * GAP}px) / ${lanes})`;
  return (
    <List
      aria-label={texts.list.label}
      position="relative"
      listStyleType="none"
      style={{ height: virtual.total }}
    >
      {virtual.items.map((item) => {
        const row = rows[item.index];
        if (!row) return null;
        return (
          <li
            key={row.client.id}
            ref={virtual.measure}
            data-index={item.index}
            aria-setsize={rows.length}
            aria-posinset={item.index + 1}
            style={{
              position: 'absolute',
              top: item.start - virtual.offset,
              width,
              insetInlineStart: `calc((${width} + ${GAP}px) * ${item.lane})`,
            }}
          >
            <ClientCard
              row={row}
              current={row.client.id === currentId}
              narrow={currentId !== undefined}
            />
          </li>
        );
      })}
    </List>
  );
}

export function WindowCards({ rows, lanes }: { rows: ClientRow[]; lanes: number }) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useWindowRows(box, {
    ...LOOKS,
    lanes,
    count: rows.length,
    getKey: (index) => rows[index]?.client.id ?? index,
  });
  return (
    <Box ref={box}>
      <Cards rows={rows} virtual={virtual} lanes={lanes} />
    </Box>
  );
}

export function PaneCards({ rows, currentId }: { rows: ClientRow[]; currentId: string }) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = usePaneRows(box, {
    ...LOOKS,
    count: rows.length,
    getKey: (index) => rows[index]?.client.id ?? index,
  });
  return (
    <Box ref={box} flex="1" minH="0" overflowY="auto" p="1" m="-1">
      <Cards rows={rows} virtual={virtual} lanes={1} currentId={currentId} />
    </Box>
  );
}
