import { Box, Grid, IconButton, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import { memo, useMemo } from 'react';
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
import type { LineActions, NamedLine } from './actions';
import { handleId, useDragArea } from './drag/dragContext';
import type { DragData } from './drag/useDragging';
import { LineProvider, LineText, useCountedLine } from './lineContext';
import type { CountedLine } from './lineContext';
import { LineMenu, LineNotes } from './LineParts';
import { QuantityControl } from './amount/QuantityControl';

/** The list decides by its own width, which the side bar and the nutrition panel change. */
const ROOMY = '@container (min-width: 34rem)';
const TABLE = '@container (min-width: 46rem)';
/** Shown in the table only, or everywhere but there. */
const IN_TABLE = { display: 'none', [TABLE]: { display: 'block' } };
const NOT_IN_TABLE = { [TABLE]: { display: 'none' } };

/** A card on a phone; with room the amount stands beside the name; a table from 46 rem on. */
const ROW_LAYOUT = {
  gridTemplateColumns: '2.75rem minmax(0, 1fr) 2.75rem',
  gridTemplateAreas: '"handle name menu" ". amount amount"',
  [ROOMY]: {
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto 2.75rem',
    gridTemplateAreas: '"handle name amount menu"',
  },
};
export const TABLE_LAYOUT = {
  [TABLE]: {
    gridTemplateColumns: '2.75rem minmax(0, 1fr) 15.25rem 3rem 3rem 3rem 3rem 2.5rem',
    gridTemplateAreas: '"handle name amount calories protein carbs fat menu"',
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
      minW="11"
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

/** Where there is no table: energy and macro-nutrients in a line below the name. */
function Figures() {
  return (
    <Text textStyle="sm" color="fg.muted" css={{ ...tabular, ...NOT_IN_TABLE }}>
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
  return <QuantityControl line={item} onChange={(patch) => actions.amount(item.lineId, patch)} />;
}

const GAP_LINE = {
  before: 'inset 0 2px 0 var(--chakra-colors-leaf-solid)',
  behind: 'inset 0 -2px 0 var(--chakra-colors-leaf-solid)',
};

/** The row without its amount, rendered once. */
const Frame = memo(function Frame(props: FrameProps) {
  const { line, group } = props;
  const data: DragData = { line, group };
  const { ref, handleRef } = useDraggable({ id: line.lineId, data });
  return (
    <Grid
      as="li"
      ref={ref}
      css={{ ...ROW_LAYOUT, ...TABLE_LAYOUT }}
      alignItems="center"
      columnGap="1.5"
      rowGap="1"
      py="2"
      pe="1"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      opacity={props.held ? 0.5 : undefined}
      boxShadow={props.gap ? GAP_LINE[props.gap] : undefined}
    >
      <Box gridArea="handle">
        <Handle {...props} grip={handleRef} />
      </Box>
      <Box gridArea="name" minW="0">
        <Text fontWeight="medium">{line.name}</Text>
        <Figures />
        <LineNotes warnings={props.warnings} />
      </Box>
      <Box gridArea="amount" minW="0">
        <Amount actions={props.actions} />
      </Box>
      <Cells />
      <Box gridArea="menu">
        <LineMenu {...props} />
      </Box>
    </Grid>
  );
});

/** A line: a row of the table, or a card on a phone. */
export const LineRow = memo(function LineRow({ item, allergies, ...place }: LineRowProps) {
  const { lineId, name, snapshot } = item;
  const counted = useMemo(() => ({ item, nutrients: itemNutrients(item) }), [item]);
  const line = useMemo(() => ({ lineId, name }), [lineId, name]);
  const warnings = useMemo(
    () => allergyWarnings({ name, snapshot }, allergies),
    [name, snapshot, allergies],
  );
  return (
    <LineProvider value={counted}>
      <Frame {...place} line={line} warnings={warnings} />
    </LineProvider>
  );
});
