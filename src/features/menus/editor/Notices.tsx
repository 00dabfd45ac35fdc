import { Alert, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { sortedItems } from '../../../domain/lines';
import { MEAL_SLOTS } from '../../../domain/menu';
import type { Meals } from '../../../domain/menu';
import { menusText } from '../../../i18n/menus';
import { formatNumber } from '../../../ui/format';
import type { MetConflict } from '../model/editorValue';
import { useMeals } from './mealsContext';

/** A quiet line above the form, with what can be done about it. */
export function Notice(props: {
  tone: 'info' | 'warning';
  title: ReactNode;
  action?: { label: string; onPress: () => void };
  children?: ReactNode;
}) {
  return (
    <Alert.Root
      role="note"
      status={props.tone}
      colorPalette={props.tone === 'warning' ? 'turmeric' : 'leaf'}
      alignItems="center"
      flexWrap="wrap"
    >
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{props.title}</Alert.Title>
        {props.children ? <Alert.Description as="div">{props.children}</Alert.Description> : null}
      </Alert.Content>
      {props.action ? (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          color="fg"
          onClick={props.action.onPress}
        >
          {props.action.label}
        </Button>
      ) : null}
    </Alert.Root>
  );
}

const text = menusText.merge;

/** What a value of a conflict looks like to a person. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return text.removedValue;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return formatNumber(value, 2);
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && 'quantity' in value && 'unit' in value)
    return `${formatNumber(Number(value.quantity), 2)} ${String(value.unit)}`;
  if (typeof value === 'object' && 'name' in value) return String(value.name);
  return text.otherField;
}

/** `Lượng · Bánh phở`, `Tên thực đơn`. */
function placeText(path: string, meals: Meals): string {
  const segments = path.split('.');
  const last = segments.at(-1) ?? '';
  const field = text.fields[last] ?? (last === 'unit' ? text.fields.quantity : undefined);
  const lines = MEAL_SLOTS.flatMap((slot) => sortedItems(meals[slot]));
  const line = lines.find((item) => segments.includes(item.lineId));
  return [field ?? (line ? undefined : text.otherField), line?.name].filter(Boolean).join(' · ');
}

interface ConflictNoticeProps {
  conflicts: readonly MetConflict[];
  onTake: (conflict: MetConflict) => void;
  onKeep: (conflict: MetConflict) => void;
}

/** Where this form and another device changed the same value: both are shown, a person decides. */
export function ConflictNotice({ conflicts, onTake, onKeep }: ConflictNoticeProps) {
  const meals = useMeals();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning" title={text.title}>
      <Text mb="2">{text.choose}</Text>
      <Stack as="ul" listStyleType="none" gap="3">
        {conflicts.map((conflict) => (
          <Box as="li" key={conflict.path}>
            <Text fontWeight="medium">{placeText(conflict.path, meals)}</Text>
            <Text>
              {text.mine}: <b>{valueText(conflict.shown)}</b> · {text.other}:{' '}
              <b>{valueText(conflict.kept)}</b>
            </Text>
            <Flex gap="2" mt="1" wrap="wrap" color="fg">
              <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
                {text.takeOther}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => onKeep(conflict)}>
                {text.keepMine}
              </Button>
            </Flex>
          </Box>
        ))}
      </Stack>
    </Notice>
  );
}
