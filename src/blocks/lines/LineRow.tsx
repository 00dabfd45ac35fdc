import { Box, chakra, Checkbox, Flex, Grid, IconButton, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import { GripVertical, X } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { MenuItem } from '../../domain/collections/shared/lines';
import type { NutrientKey, NutrientMap } from '../../domain/nutrients';
import { formatAmount, formatNumber, UNKNOWN } from '../../domain/nutrition/format';
import { itemNutrients } from '../../domain/nutrition/totals';
import { linesText } from '../../i18n/lines';
import { NUTRIENT_LABELS } from '../../domain/nutrients';
import { tabular } from '../../ui/theme';
import { allergyWarnings } from '../../domain/allergens/warnings';
import type { AllergyWarning } from '../../domain/allergens/warnings';
import { AllergyNotes } from './AllergyNotes';
import type { LineActions, NamedLine } from './actions';
import { handleId, useDragArea } from './drag/dragContext';
import type { DragData } from './drag/useDragging';
import { LineProvider, LineText, useCountedLine } from './lineContext';
import type { CountedLine } from './lineContext';
import { LineDetails, LineMenu, LineNote, perServing, TypeBadge } from './LineParts';
import { QuantityControl } from './amount/QuantityControl';
import { useSelection } from './select/selection';

/** The list decides by its own width, which the side bar and the nutrition panel change. */
const ROOMY = '@container (min-width: 34rem)';
const TABLE = '@container (min-width: 46rem)';
/** Shown in the table only. */
const IN_TABLE = { display: 'none', [TABLE]: { display: 'block' } };
/** Shown between a phone's card and the table. */
const BESIDE_AMOUNT = {
  display: 'none',
  [ROOMY]: { display: 'block' },
  [TABLE]: { display: 'none' },
};
const IN_CARD = { [ROOMY]: { display: 'none' } };

/** A card on a phone; with room the amount stands beside the name; a table from 46 rem on. */
const ROW_LAYOUT = {
  gridTemplateColumns: '2.25rem minmax(0, 1fr) 2.75rem',
  gridTemplateAreas: '"handle name menu" ". amount remove"',
  [ROOMY]: {
    gridTemplateColumns: '2.25rem minmax(0, 1fr) auto 2.75rem 2.75rem',
    gridTemplateAreas: '"handle name amount remove menu"',
  },
};
export const TABLE_LAYOUT = {
  [TABLE]: {
    gridTemplateColumns: '2.25rem minmax(0, 1fr) 12.5rem 3rem 3rem 3rem 3rem 2.25rem 2.25rem',
    gridTemplateAreas: '"handle name amount calories protein carbs fat remove menu"',
  },
};

interface LineRowProps {
  item: MenuItem;
  /** The id of the group in which it stands. */
  group: string;
  index: number;
  count: number;
  allergies: readonly string[];
  actions: LineActions;
  held: boolean;
  /** The held line would land before or behind this one. */
  gap: 'before' | 'behind' | undefined;
}

type FrameProps = Omit<LineRowProps, 'item' | 'allergies'> & {
  line: NamedLine;
  type: MenuItem['type'];
  /** Energy and protein of one serving. */
  serving: string;
  warnings: readonly AllergyWarning[];
};

/** One decimal for grams of a single line, as the table shows them; energy is whole. */
function cell(nutrients: NutrientMap, key: NutrientKey): string {
  const value = nutrients[key];
  if (value === undefined) return UNKNOWN;
  return key === 'calories' ? formatAmount(key, value) : formatNumber(value, 1);
}

const CELLS = ['calories', 'protein', 'carbs', 'fat'] as const;

/** What each cell says, following the amount. */
const FIGURES = {
  calories: ({ nutrients }: CountedLine) => cell(nutrients, 'calories'),
  protein: ({ nutrients }: CountedLine) => cell(nutrients, 'protein'),
  carbs: ({ nutrients }: CountedLine) => cell(nutrients, 'carbs'),
  fat: ({ nutrients }: CountedLine) => cell(nutrients, 'fat'),
};

const macros = ({ nutrients }: CountedLine) =>
  linesText.line.macros(
    cell(nutrients, 'protein'),
    cell(nutrients, 'carbs'),
    cell(nutrients, 'fat'),
  );

function Handle(props: FrameProps & { grip: (handle: Element | null) => void }) {
  const { line, group, index, count, actions, held, grip } = props;
  const { help } = useDragArea();
  const onKeyDown = (event: KeyboardEvent) => {
    // While a line is held the arrows are the drag's.
    if (event.defaultPrevented || held) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = index + by;
    if (to >= 0 && to < count) actions.move(line, group, to);
  };
  return (
    <IconButton
      id={handleId(line.lineId)}
      ref={grip}
      variant="ghost"
      colorPalette="gray"
      color="fg.subtle"
      cursor="grab"
      touchAction="none"
      // A line has two stops of the Tab key, its amount and its menu; the arrow beside the menu leads here.
      tabIndex={-1}
      minW="9"
      minH="11"
      aria-label={linesText.line.handle(line.name)}
      aria-describedby={help}
      onKeyDown={onKeyDown}
    >
      <GripVertical size={18} aria-hidden />
    </IconButton>
  );
}

function Cells() {
  return CELLS.map((key) => (
    <Text
      key={key}
      gridArea={key}
      textAlign="right"
      whiteSpace="nowrap"
      css={{ ...tabular, ...IN_TABLE }}
    >
      <Box as="span" srOnly>
        {NUTRIENT_LABELS[key]}:
      </Box>{' '}
      <LineText of={FIGURES[key]} />
    </Text>
  ));
}

/** In the place of the handle while lines are chosen. */
function Chosen({ line }: { line: NamedLine }) {
  const selection = useSelection();
  return (
    <Checkbox.Root
      colorPalette="leaf"
      minW="9"
      minH="11"
      justifyContent="center"
      checked={selection?.chosen?.has(line.lineId) ?? false}
      onCheckedChange={() => selection?.toggle(line)}
    >
      <Checkbox.HiddenInput aria-label={linesText.many.choose(line.name)} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

/** With room, but no table: energy and macro-nutrients in a line below the name. */
function Figures() {
  return (
    <Text textStyle="sm" color="fg.muted" css={{ ...tabular, ...BESIDE_AMOUNT }}>
      <Text as="span" color="fg" fontWeight="medium">
        <LineText of={FIGURES.calories} /> kcal
      </Text>
      {' · '}
      <LineText of={macros} />
    </Text>
  );
}

function Amount({ actions }: Pick<LineRowProps, 'actions'>) {
  const { item } = useCountedLine();
  return (
    <Flex align="center" gap="3">
      <QuantityControl line={item} onChange={(patch) => actions.amount(item.lineId, patch)} />
      <Text fontWeight="semibold" whiteSpace="nowrap" css={{ ...tabular, ...IN_CARD }}>
        <LineText of={FIGURES.calories} /> kcal
      </Text>
    </Flex>
  );
}

const GAP_LINE = {
  before: 'inset 0 2px 0 var(--chakra-colors-leaf-solid)',
  behind: 'inset 0 -2px 0 var(--chakra-colors-leaf-solid)',
};

interface NameProps extends Pick<FrameProps, 'line' | 'index' | 'type' | 'serving'> {
  detailed: boolean;
  onDetails: () => void;
}

/** What a line is; a tap shows where it comes from and what it weighs. */
function Name({ line, index, type, serving, detailed, onDetails }: NameProps) {
  return (
    <chakra.button
      type="button"
      // The same stands in the menu, which the keyboard reaches.
      tabIndex={-1}
      display="block"
      w="full"
      textAlign="start"
      cursor="pointer"
      borderRadius="l1"
      lineHeight="1.3"
      aria-expanded={detailed}
      onClick={onDetails}
    >
      <Flex as="span" gap="1.5" align="baseline">
        <Text as="span" color="fg.muted" textStyle="sm" css={tabular} flexShrink="0">
          {index + 1}.
        </Text>
        <Text as="span" fontWeight="medium" minW="0">
          {line.name}
        </Text>
      </Flex>
      <Flex as="span" gap="1.5" align="center" textStyle="xs" color="fg.muted" css={tabular}>
        <TypeBadge type={type} />
        <Text as="span" minW="0" truncate>
          {serving}
        </Text>
      </Flex>
    </chakra.button>
  );
}

interface RemoveButtonProps {
  line: NamedLine;
  onRemove: LineActions['remove'];
}

function RemoveButton({ line, onRemove }: RemoveButtonProps) {
  const label = linesText.line.removeOf(line.name);
  return (
    <Box gridArea="remove">
      <IconButton
        variant="ghost"
        colorPalette="gray"
        color="fg.subtle"
        // The menu beside it removes as well.
        tabIndex={-1}
        minW="9"
        minH="11"
        aria-label={label}
        title={label}
        onClick={() => onRemove(line)}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** The arrow beside the menu leads to the handle. */
function onMenuKey(event: KeyboardEvent, line: NamedLine): void {
  if (event.key !== 'ArrowLeft' || event.defaultPrevented) return;
  event.preventDefault();
  document.getElementById(handleId(line.lineId))?.focus();
}

/** 48 px where nothing is said of the line. */
const ROW_LOOK = {
  alignItems: 'center',
  columnGap: '1.5',
  minH: '12',
  py: '0.5',
  pe: '1',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0' },
} as const;

/** The row without its amount, rendered once. */
const Frame = memo(function Frame(props: FrameProps) {
  const { line, group, actions } = props;
  const [detailed, setDetailed] = useState(false);
  const onDetails = useCallback(() => setDetailed((now) => !now), []);
  const choosing = Boolean(useSelection()?.chosen);
  const data: DragData = { line, group };
  const { ref, handleRef } = useDraggable({ id: line.lineId, data, disabled: choosing });
  return (
    <Grid
      as="li"
      ref={ref}
      css={{ ...ROW_LAYOUT, ...TABLE_LAYOUT }}
      {...ROW_LOOK}
      opacity={props.held ? 0.5 : undefined}
      boxShadow={props.gap ? GAP_LINE[props.gap] : undefined}
    >
      <Box gridArea="handle">
        {choosing ? <Chosen line={line} /> : <Handle {...props} grip={handleRef} />}
      </Box>
      <Box gridArea="name" minW="0">
        <Name {...props} detailed={detailed} onDetails={onDetails} />
        <Figures />
        <LineNote />
        {detailed ? <LineDetails /> : null}
        <AllergyNotes warnings={props.warnings} hint />
      </Box>
      <Box gridArea="amount" minW="0">
        <Amount actions={actions} />
      </Box>
      <Cells />
      <RemoveButton line={line} onRemove={actions.remove} />
      <Box gridArea="menu" onKeyDown={(event) => onMenuKey(event, line)}>
        <LineMenu {...props} detailed={detailed} onDetails={onDetails} />
      </Box>
    </Grid>
  );
});

/** A line: a row of the table, or a card on a phone. */
export const LineRow = memo(function LineRow({ item, allergies, ...place }: LineRowProps) {
  const { lineId, name, snapshot, type } = item;
  const counted = useMemo(() => ({ item, nutrients: itemNutrients(item) }), [item]);
  const line = useMemo(() => ({ lineId, name }), [lineId, name]);
  const warnings = useMemo(
    () => allergyWarnings({ name, snapshot }, allergies),
    [name, snapshot, allergies],
  );
  const serving = useMemo(() => perServing({ snapshot }), [snapshot]);
  return (
    <LineProvider value={counted}>
      <Frame {...place} line={line} type={type} serving={serving} warnings={warnings} />
    </LineProvider>
  );
});
