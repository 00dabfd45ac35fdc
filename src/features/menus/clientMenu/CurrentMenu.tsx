import { Box, Heading, Table, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { useData, useLiveOneState } from '../../../data/react';
import { isUsable } from '../../../domain/menus/assignments';
import type { Client } from '../../../domain/records/clients';
import { menus as collection, type Menu } from '../../../domain/records/menus';
import { displayUnit, NUTRIENT_LABELS, type NutrientKey } from '../../../domain/food/nutrients';
import { formatDifference, UNKNOWN } from '../../../domain/nutrition/format';
import { menuTotals, type NutrientTotals } from '../../../domain/nutrition/totals';
import { clientMenuText } from '../../../i18n/clientMenu';
import { boundText } from '../../../ui/nutrition/boundText';
import { tabular } from '../../../ui/theme';
import { useMeals } from '../../../blocks/meals/mealsContext';

const text = clientMenuText.compare;
const SHOWN = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sodium'] as const;

function totalText(key: NutrientKey, totals: NutrientTotals): string {
  return totals[key]?.uncounted ? UNKNOWN : boundText(key, totals);
}

function Comparison({ current }: { current: Menu }) {
  const meals = useDeferredValue(useMeals());
  const before = useMemo(() => menuTotals(current.meals), [current.meals]);
  const after = useMemo(() => menuTotals(meals), [meals]);
  return (
    <Table.Root size="sm" css={tabular}>
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader px="0">{text.nutrient}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{text.current}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{text.next}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end" pe="0">
            {text.change}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {SHOWN.map((key) => (
          <Table.Row key={key} bg="transparent">
            <Table.Cell px="0">
              {NUTRIENT_LABELS[key]}{' '}
              <Text as="span" color="fg.muted" textStyle="xs">
                {displayUnit(key)}
              </Text>
            </Table.Cell>
            <Table.Cell textAlign="end">{totalText(key, before)}</Table.Cell>
            <Table.Cell textAlign="end" fontWeight="semibold">
              {totalText(key, after)}
            </Table.Cell>
            <Table.Cell textAlign="end" pe="0" color="fg.muted">
              {formatDifference(key, before[key], after[key])}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

interface CurrentMenuProps {
  client: Client | undefined;
  nextId?: string | undefined;
}

function getNotice(
  current: Menu | null,
  { hasNone, nextId }: { hasNone: boolean; nextId: string | undefined },
): string | undefined {
  if (hasNone) return text.none;
  if (current === null) return text.notHere;
  return current.id === nextId ? text.same : undefined;
}

export function CurrentMenu({ client, nextId }: CurrentMenuProps) {
  const currentMenuId = client?.currentMenuId;
  const { value: stored } = useLiveOneState(useData().menus, currentMenuId);
  if (!client || stored === undefined) return null;
  const isArchived = stored !== null && !isUsable(stored);
  const current = isArchived ? null : stored;
  const notice = getNotice(current, { hasNone: currentMenuId === undefined || isArchived, nextId });
  return (
    <Box
      as="section"
      aria-label={text.title}
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      px="4"
      py="3"
    >
      <Heading as="h2" size="sm" mb="1">
        {text.title}
      </Heading>
      {current ? (
        <Text textStyle="sm" mb="2" fontWeight="medium">
          {current.name || collection.title.untitled}
        </Text>
      ) : null}
      {notice ? (
        <Text textStyle="sm" color="fg.muted">
          {notice}
        </Text>
      ) : null}
      {current && !notice ? <Comparison current={current} /> : null}
    </Box>
  );
}
