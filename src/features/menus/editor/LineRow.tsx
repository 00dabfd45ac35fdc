import { Box, Grid, IconButton, Text } from '@chakra-ui/react';
import { GripVertical } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { MealSlot, MenuItem } from '../../../domain/menu';
import type { NutrientKey, NutrientMap } from '../../../domain/nutrients';
import { formatAmount, formatNumber, UNKNOWN } from '../../../domain/nutrition/format';
import { itemNutrients } from '../../../domain/nutrition/totals';
import { menusText } from '../../../i18n/menus';
import { nutritionText } from '../../../i18n/nutrition';
import { tabular } from '../../../ui/theme';
import { allergiesIn } from '../model/allergens';
import type { LineActions } from './actions';
import { LineMenu, LineNotes } from './LineParts';
import { QuantityControl } from './QuantityControl';

/** Columns of the table; below 768 px a line is a card. */
export const LINE_COLUMNS = {
  md: '2.5rem minmax(0, 1fr) 14.75rem 2.75rem 2.5rem 2.75rem 2.5rem 2.5rem',
  '2xl': '2.75rem minmax(0, 1fr) 15rem 4rem 4rem 4.5rem 4rem 2.75rem',
};

export interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>, index: number) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

interface LineRowProps {
  item: MenuItem;
  slot: MealSlot;
  index: number;
  count: number;
  allergies: readonly string[];
  actions: LineActions;
  handlers: DragHandlers;
  held: boolean;
  /** The held line would land before or behind this one. */
  gap: 'before' | 'behind' | undefined;
}

/** One decimal for grams of a single line, as the table shows them; energy is whole. */
function cell(nutrients: NutrientMap, key: NutrientKey): string {
  const value = nutrients[key];
  if (value === undefined) return UNKNOWN;
  return key === 'calories' ? formatAmount(key, value) : formatNumber(value, 1);
}

function Handle({ item, slot, index, count, actions, handlers }: LineRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = index + by;
    if (to >= 0 && to < count) actions.move(item, slot, to);
  };
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      color="fg.subtle"
      cursor="grab"
      touchAction="none"
      aria-label={menusText.line.drag(item.name)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => handlers.onPointerDown(event, index)}
      onPointerMove={handlers.onPointerMove}
      onPointerUp={handlers.onPointerUp}
      onPointerCancel={handlers.onPointerCancel}
    >
      <GripVertical size={18} aria-hidden />
    </IconButton>
  );
}

const CELLS = ['calories', 'protein', 'carbs', 'fat'] as const;

function Cells({ nutrients }: { nutrients: NutrientMap }) {
  return CELLS.map((key) => (
    <Text key={key} hideBelow="md" textAlign="right" css={tabular} whiteSpace="nowrap">
      <Box as="span" srOnly>
        {nutritionText.nutrients[key]}:
      </Box>{' '}
      {cell(nutrients, key)}
    </Text>
  ));
}

const GAP_LINE = {
  before: 'inset 0 2px 0 var(--chakra-colors-leaf-solid)',
  behind: 'inset 0 -2px 0 var(--chakra-colors-leaf-solid)',
};

/** A line of a meal: a row of the table, or a card on a phone. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { item, allergies, actions } = props;
  const nutrients = useMemo(() => itemNutrients(item), [item]);
  const warnings = useMemo(() => allergiesIn(item, allergies), [item, allergies]);
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'auto minmax(0, 1fr) auto', ...LINE_COLUMNS }}
      templateAreas={{
        base: `"handle name menu" ". amount amount"`,
        md: 'none',
      }}
      alignItems="center"
      columnGap={{ base: '1', md: '1.5' }}
      py="2"
      pe="1"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      opacity={props.held ? 0.5 : undefined}
      boxShadow={props.gap ? GAP_LINE[props.gap] : undefined}
    >
      <Box gridArea={{ base: 'handle', md: 'auto' }}>
        <Handle {...props} />
      </Box>
      <Box gridArea={{ base: 'name', md: 'auto' }} minW="0">
        <Text fontWeight="medium">{item.name}</Text>
        <LineNotes item={item} warnings={warnings} />
      </Box>
      <Box
        gridArea={{ base: 'amount', md: 'auto' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent={{ base: 'space-between', md: 'flex-start' }}
        gap="2"
        pe={{ base: '2', md: '0' }}
      >
        <Box hideFrom="md" textStyle="sm" css={tabular}>
          <Text fontWeight="medium">{cell(nutrients, 'calories')} kcal</Text>
          <Text color="fg.muted">
            {menusText.line.macros(
              cell(nutrients, 'protein'),
              cell(nutrients, 'carbs'),
              cell(nutrients, 'fat'),
            )}
          </Text>
        </Box>
        <QuantityControl line={item} onChange={(patch) => actions.amount(item.lineId, patch)} />
      </Box>
      <Cells nutrients={nutrients} />
      <Box gridArea={{ base: 'menu', md: 'auto' }}>
        <LineMenu {...props} />
      </Box>
    </Grid>
  );
});
