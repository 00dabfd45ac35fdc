import { Badge, Box, Button, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { foodImportTexts as texts } from '../../../i18n/foodImports';
import { formatNumber } from '../../../ui/format';
import { Problem } from '../../../ui/plain/Problem';
import { tabular } from '../../../ui/theme';
import { WindowList } from '../../../ui/WindowList';
import type { RowChange } from '../../../domain/food/catalogueImport';
import {
  columnLabel,
  countStates,
  formatValue,
  isChoosable,
  type RowState,
  type ShownRow,
} from './rows';
import type { FoodImportState } from './useFoodImport';

const STATES = [
  'all',
  'new',
  'change',
  'same',
  'doubtful',
  'held',
  'open',
  'nameless',
  'unread',
] as const;
const FIRST_CHANGES = 6;
const COLOURS = {
  new: 'leaf',
  change: 'leaf',
  same: 'gray',
  doubtful: 'turmeric',
  held: 'chilli',
  open: 'turmeric',
  nameless: 'chilli',
  unread: 'chilli',
} as const satisfies Record<RowState, string>;

function ChangeText({ change: { field, from, to } }: { change: RowChange }) {
  return (
    <Box as="span" whiteSpace="nowrap" css={tabular}>
      {columnLabel(field)}{' '}
      {from === undefined ? null : (
        <Box as="del" color="fg.muted">
          {formatValue(from)}
        </Box>
      )}{' '}
      <Box as="ins" textDecoration="none" fontWeight="semibold">
        {formatValue(to)}
      </Box>
    </Box>
  );
}

function Changes({ row: { changes, notes } }: { row: ShownRow }) {
  const more = changes.length - FIRST_CHANGES;
  return (
    <Box minW="0">
      <Flex columnGap="3" wrap="wrap" textStyle="sm">
        {changes.slice(0, FIRST_CHANGES).map((change) => (
          <ChangeText key={change.field} change={change} />
        ))}
        {more > 0 ? <Text color="fg.muted">{texts.moreChanges(more)}</Text> : null}
      </Flex>
      {notes.map((note) => (
        <Text key={note} textStyle="sm" color="turmeric.fg" overflowWrap="anywhere">
          {note}
        </Text>
      ))}
    </Box>
  );
}

const formatResult = ({ state, changes }: ShownRow): string =>
  state === 'change' ? texts.results.change(changes.length) : texts.results[state];

function Tick({
  row,
  isChosen,
  onToggle,
}: {
  row: ShownRow;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const label = texts.select(row.line, row.name);
  return (
    <Checkbox.Root
      minH="11"
      minW="6"
      checked={isChosen}
      disabled={!isChoosable(row)}
      onCheckedChange={onToggle}
    >
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

function Row({
  row,
  isChosen,
  onToggle,
}: {
  row: ShownRow;
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <Flex gap="3" align="start" bg="bg.panel" borderWidth="1px" borderRadius="l2" px="3" py="1">
      <Tick row={row} isChosen={isChosen} onToggle={onToggle} />
      <Text color="fg.muted" minW="12" pt="2.5" textStyle="sm" css={tabular}>
        {row.line}
      </Text>
      <Box flex="1" minW="0" py="2">
        <Flex gap="2" wrap="wrap" align="center">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {row.name}
          </Text>
          <Badge colorPalette={COLOURS[row.state]}>{formatResult(row)}</Badge>
        </Flex>
        <Changes row={row} />
      </Box>
    </Flex>
  );
}

type Shown = RowState | 'all';

function Counts(props: {
  counts: Record<Shown, number>;
  shown: Shown;
  onShow: (state: Shown) => void;
}) {
  const { counts, shown, onShow } = props;
  return (
    <Flex gap="2" wrap="wrap">
      {STATES.filter((state) => state === 'all' || counts[state] > 0).map((state) => (
        <Button
          key={state}
          size="sm"
          minH="11"
          borderRadius="full"
          aria-pressed={state === shown}
          variant={state === shown ? 'solid' : 'outline'}
          colorPalette={state === shown ? 'leaf' : 'gray'}
          onClick={() => onShow(state)}
        >
          {formatNumber(counts[state], 0)} {texts.states[state]}
        </Button>
      ))}
    </Flex>
  );
}

const BAR = {
  gap: '3',
  p: '3',
  wrap: 'wrap',
  align: 'center',
  position: 'sticky',
  bottom: { base: '20', md: '4' },
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l3',
} as const;

function RunBar({ state, held }: { state: FoodImportState; held: number }) {
  const { rows, chosen } = state;
  const doubtful = rows.filter((row) => row.state === 'doubtful' && !chosen.has(row.id)).length;
  const number = formatNumber(chosen.size, 0);
  return (
    <Flex {...BAR}>
      <Text flex="1" minW="52" aria-live="polite">
        {texts.summary(number, doubtful, held)}
      </Text>
      <Button
        colorPalette="leaf"
        minH="11"
        loading={state.busy}
        disabled={chosen.size === 0}
        onClick={() => void state.write()}
      >
        {texts.run(number)}
      </Button>
    </Flex>
  );
}

export function ImportChanges({ state }: { state: FoodImportState }) {
  const { rows, chosen } = state;
  const [shown, setShown] = useState<Shown>('all');
  const counts = countStates(rows);
  const wanted = shown === 'all' ? rows : rows.filter((row) => row.state === shown);
  const held = counts.held + counts.unread + counts.nameless + counts.open;
  return (
    <Stack gap="4">
      <Counts counts={counts} shown={shown} onShow={setShown} />
      <WindowList label={texts.steps.changes} items={wanted} estimate={72} gap={6}>
        {(row) => (
          <Row row={row} isChosen={chosen.has(row.id)} onToggle={() => state.toggle(row.id)} />
        )}
      </WindowList>
      {state.error ? <Problem text={`${state.error} ${texts.failed}`} /> : null}
      <RunBar state={state} held={held} />
    </Stack>
  );
}
