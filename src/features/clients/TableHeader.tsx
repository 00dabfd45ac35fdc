import { chakra, Flex, Table } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { nextSort, type ClientSortKey } from '../../domain/person/clientList';
import { clients } from '../../domain/records/clients';
import { clientTexts } from '../../i18n/clients';
import {
  COLUMN_KEYS,
  COLUMN_RANGE,
  COLUMN_WIDTHS,
  useClientView,
  type ColumnKey,
  type ColumnWidths,
} from './viewStore';
import { isComposing } from '../../ui/composing';

const texts = clientTexts.list;
const { goals, status, source } = clients.fields;
const COLUMN_NAMES = {
  ...texts.columns,
  goals: goals.label,
  status: status.label,
  source: source.label,
};
const KEY_STEP = 16;

function isSortable(column: ColumnKey): column is ClientSortKey {
  return column === 'name' || column === 'lastConsultationDate';
}

function useResizing(column: ColumnKey, widths: ColumnWidths) {
  const width = widths[column];
  const change = useClientView((state) => state.setWidth);
  const setWidth = (next: number) => change(column, next, widths);
  const drag = useRef<{ x: number; width: number } | null>(null);
  const end = () => {
    drag.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLHRElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, width };
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current) setWidth(drag.current.width + event.clientX - drag.current.x);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onDoubleClick: () => setWidth(COLUMN_WIDTHS[column]),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
      if (step === undefined || isComposing(event)) return;
      event.preventDefault();
      setWidth(width + step);
    },
  };
}

const Edge = chakra('hr', {
  base: {
    border: '0',
    m: '0',
    overflow: 'visible',
    position: 'absolute',
    insetEnd: '0',
    top: '0',
    w: '12px',
    h: 'full',
    zIndex: '1',
    cursor: 'col-resize',
    touchAction: 'none',
    _after: {
      content: '""',
      position: 'absolute',
      insetEnd: '0',
      top: '25%',
      bottom: '25%',
      w: '2px',
      bg: 'border.emphasized',
    },
    _hover: { _after: { bg: 'leaf.solid' } },
    _focusVisible: { outline: '2px solid', outlineColor: 'leaf.focusRing' },
  },
});

function ResizeHandle({ column, widths }: { column: ColumnKey; widths: ColumnWidths }) {
  const width = widths[column];
  return (
    <Edge
      aria-orientation="vertical"
      aria-label={texts.resize(COLUMN_NAMES[column])}
      aria-valuenow={width}
      aria-valuemin={COLUMN_RANGE.min}
      aria-valuemax={COLUMN_RANGE.max}
      aria-valuetext={texts.widthText(width)}
      tabIndex={0}
      {...useResizing(column, widths)}
    />
  );
}

const SortButton = chakra('button');

function SortHeader({ column }: { column: ClientSortKey }) {
  const { sort, setSort } = useClientView();
  const active = sort.key === column;
  const Icon = !active ? ArrowUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <SortButton
      type="button"
      display="flex"
      alignItems="center"
      gap="1.5"
      minH="11"
      w="full"
      cursor="pointer"
      fontWeight="semibold"
      textAlign="start"
      onClick={() => setSort(nextSort(sort, column))}
    >
      {COLUMN_NAMES[column]}
      <Icon size={16} aria-hidden opacity={active ? 1 : 0.5} />
    </SortButton>
  );
}

export function TableHeader({ widths }: { widths: ColumnWidths }) {
  const sort = useClientView((state) => state.sort);
  return (
    <Table.Header>
      <Table.Row aria-rowindex={1} bg="bg.subtle">
        {COLUMN_KEYS.map((column) => (
          <Table.ColumnHeader
            key={column}
            position={column === 'actions' ? 'sticky' : 'relative'}
            insetEnd={column === 'actions' ? '0' : undefined}
            bg="bg.subtle"
            color="fg.muted"
            whiteSpace="normal"
            py="0"
            h="12"
            aria-sort={
              isSortable(column) ? (sort.key === column ? sort.direction : 'none') : undefined
            }
          >
            {isSortable(column) ? <SortHeader column={column} /> : null}
            {column === 'actions' ? (
              <chakra.span srOnly>{texts.columns.actions}</chakra.span>
            ) : isSortable(column) ? null : (
              <Flex>{COLUMN_NAMES[column]}</Flex>
            )}
            {column === 'actions' ? null : <ResizeHandle column={column} widths={widths} />}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}
