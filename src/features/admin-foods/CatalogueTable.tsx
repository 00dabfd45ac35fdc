import { Badge, Box, Button, Checkbox, Flex, Table, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { memo, useRef, type RefObject } from 'react';
import type { CatalogueRow } from '../../api/adminFoods';
import { NUTRIENT_KEYS } from '../../domain/food/nutrients';
import { adminFoodTexts as texts } from '../../i18n/adminFoods';
import { formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { useWindowRows } from '../../ui/useVirtualRows';
import { doubtText } from './doubtText';

const ROW_HEIGHT = 64;
const FIGURES = ['calories', 'protein', 'carbs', 'fat', 'sodium', 'potassium'] as const;
/** On a phone energy is the one figure that fits beside the name. */
const showFigure = (key: (typeof FIGURES)[number]) =>
  key === 'calories' ? 'table-cell' : { base: 'none', md: 'table-cell' };

export const parseBasis = (basis: string) => {
  const [amount = '100', unit = 'g'] = basis.split(' ');
  return { amount: Number(amount), unit };
};

interface TableProps {
  label: string;
  rows: readonly CatalogueRow[];
  selected: ReadonlySet<string>;
  openId: string | null;
  onSelect: (id: string) => void;
  onSelectAll: () => void;
  onOpen: (id: string) => void;
}

function Select(props: {
  label: string;
  checked: boolean | 'indeterminate';
  onChange: () => void;
}) {
  return (
    <Checkbox.Root
      aria-label={props.label}
      checked={props.checked}
      onCheckedChange={props.onChange}
      minH="11"
      minW="6"
      justifyContent="center"
    >
      <Checkbox.HiddenInput aria-label={props.label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

function Doubts({ row: { doubts, basis } }: { row: CatalogueRow }) {
  const [first, ...others] = doubts;
  if (!first) return null;
  return (
    <Flex gap="1" align="center" color="turmeric.fg" textStyle="xs">
      <TriangleAlert size={14} aria-hidden style={{ flexShrink: 0 }} />
      <Text lineClamp="1">
        {doubtText(first, parseBasis(basis))}{' '}
        {others.length > 0 ? texts.moreDoubts(others.length) : ''}
      </Text>
    </Flex>
  );
}

function Name({ row, onOpen }: { row: CatalogueRow; onOpen: (id: string) => void }) {
  const about = [row.code, row.brand, row.category].filter(Boolean).join(' · ');
  return (
    <Table.Cell py="1.5">
      <Flex gap="2" align="baseline" wrap="wrap">
        <Button
          variant="plain"
          h="auto"
          minH="6"
          p="0"
          color="fg"
          fontWeight="semibold"
          whiteSpace="normal"
          textAlign="start"
          justifyContent="flex-start"
          aria-label={texts.open(row.name)}
          onClick={() => onOpen(row.id)}
        >
          {row.name}
        </Button>
        {row.isHidden ? <Badge colorPalette="gray">{texts.hidden}</Badge> : null}
      </Flex>
      <Text color="fg.muted" textStyle="xs" lineClamp="1">
        {about}
        {row.basis === '100 g' ? '' : ` · ${texts.basis(row.basis)}`}
      </Text>
      <Doubts row={row} />
    </Table.Cell>
  );
}

function Figure({ row, name }: { row: CatalogueRow; name: (typeof FIGURES)[number] }) {
  const value = row[name];
  const isOdd = row.doubts.some(({ field }) => field === name);
  return (
    <Table.Cell display={showFigure(name)} textAlign="end" px="1" css={tabular}>
      <Box
        as="span"
        px="1"
        borderRadius="l1"
        {...(isOdd ? { bg: 'turmeric.subtle', color: 'turmeric.fg', fontWeight: 'semibold' } : {})}
      >
        {value === undefined ? '—' : formatNumber(value, value < 100 ? 1 : 0)}
      </Box>
    </Table.Cell>
  );
}

function Known({ known }: { known: number }) {
  const all = NUTRIENT_KEYS.length;
  return (
    <Table.Cell display={{ base: 'none', md: 'table-cell' }} px="2">
      <Flex gap="2" align="center" title={texts.known(known, all)}>
        <Box w="6" h="1" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
          <Box
            h="full"
            bg={known < all / 2 ? 'turmeric.solid' : 'leaf.solid'}
            w={`${(100 * known) / all}%`}
          />
        </Box>
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap" css={tabular}>
          {known}/{all}
        </Text>
      </Flex>
    </Table.Cell>
  );
}

interface RowProps extends Pick<TableProps, 'onSelect' | 'onOpen'> {
  row: CatalogueRow;
  index: number;
  isSelected: boolean;
  isOpen: boolean;
  measure: (node: Element | null) => void;
}

const Row = memo(function Row({ row, index, isSelected, isOpen, measure, ...acts }: RowProps) {
  return (
    <Table.Row
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      bg={isOpen ? 'leaf.subtle' : 'bg.panel'}
    >
      <Table.Cell px="2">
        <Select
          label={texts.select(row.name)}
          checked={isSelected}
          onChange={() => acts.onSelect(row.id)}
        />
      </Table.Cell>
      <Name row={row} onOpen={acts.onOpen} />
      {FIGURES.map((name) => (
        <Figure key={name} row={row} name={name} />
      ))}
      <Known known={row.known} />
    </Table.Row>
  );
});

function Header({ label, rows, selected, onSelectAll }: TableProps) {
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <Table.Header>
      <Table.Row bg="bg.muted">
        <Table.ColumnHeader px="2" w="10">
          <Select
            label={texts.selectAll}
            checked={isAll || (selected.size > 0 ? 'indeterminate' : false)}
            onChange={onSelectAll}
          />
        </Table.ColumnHeader>
        <Table.ColumnHeader>{label}</Table.ColumnHeader>
        {FIGURES.map((name) => (
          <Table.ColumnHeader
            key={name}
            display={showFigure(name)}
            textAlign="end"
            px="1"
            w="14"
            whiteSpace="nowrap"
          >
            {texts.columns[name]}
          </Table.ColumnHeader>
        ))}
        <Table.ColumnHeader display={{ base: 'none', md: 'table-cell' }} px="2" w="24">
          {texts.columns.known}
        </Table.ColumnHeader>
      </Table.Row>
    </Table.Header>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <Table.Cell p="0" />
    </tr>
  );
}

function useRows(box: RefObject<HTMLDivElement | null>, rows: readonly CatalogueRow[]) {
  return useWindowRows(box, {
    count: rows.length,
    getKey: (index) => rows[index]?.id ?? index,
    estimate: ROW_HEIGHT,
    overscan: 8,
  });
}

export function CatalogueTable(props: TableProps) {
  const { rows, selected, openId, onSelect, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtual = useRows(box, rows);
  const { items, offset, total } = virtual;
  const [start, end] = [items[0]?.start ?? offset, items.at(-1)?.end ?? offset];
  const acts = { onSelect, onOpen, measure: virtual.measure };
  return (
    <Box ref={box} borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
      <Table.Root
        size="sm"
        w="full"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        css={{ tableLayout: 'fixed' }}
      >
        <Header {...props} />
        <Table.Body>
          <Spacer height={start - offset} />
          {items.map(({ index }) => {
            const row = rows[index];
            return row ? (
              <Row
                key={row.id}
                {...{ row, index, ...acts }}
                isSelected={selected.has(row.id)}
                isOpen={openId === row.id}
              />
            ) : null;
          })}
          <Spacer height={total - end + offset} />
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
