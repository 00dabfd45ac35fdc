import { Box, Button, Checkbox, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { formatNumber } from '../../domain/nutrition/format';
import { quantityText } from '../../domain/food/quantities';
import {
  MARKET_SECTIONS,
  type ShoppingEntry,
  type ShoppingList,
} from '../../domain/menus/shopping';
import { plansText } from '../../i18n/plans';
import { AppLink } from '../../ui/Link';
import { ProgressBar } from '../../ui/ProgressBar';
import { tabular } from '../../ui/theme';

const text = plansText.shop;

interface ShoppingPanelProps {
  list: ShoppingList;
  days: number;
  bought: ReadonlySet<string>;
  onBought: (key: string, bought: boolean) => void;
  print: string;
}

/** `3 quả · 570 g`, `1,2 kg`. */
function amountText({ buy, unit, pieces }: ShoppingEntry): string {
  const weight =
    buy >= 1000 && unit === 'g'
      ? `${formatNumber(buy / 1000, 2)} kg`
      : `${formatNumber(buy, 0)} ${unit}`;
  return pieces ? `${quantityText(pieces.count)} ${pieces.unit} · ${weight}` : weight;
}

function edibleText({ edible, buy, unit }: ShoppingEntry): string {
  return Math.round(edible) === Math.round(buy)
    ? ''
    : text.edible(`${formatNumber(edible, 0)} ${unit}`);
}

type Ticks = Pick<ShoppingPanelProps, 'bought' | 'onBought'>;
type RowProps = Ticks & Record<'id' | 'name' | 'amount' | 'note', string>;

function Row({ id, name, amount, note, bought, onBought }: RowProps) {
  const done = bought.has(id);
  return (
    <Checkbox.Root
      colorPalette="leaf"
      display="flex"
      minH="11"
      gap="3"
      w="full"
      cursor="pointer"
      checked={done}
      onCheckedChange={({ checked }) => onBought(id, checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label display="flex" flex="1" gap="3" minW="0" alignItems="center">
        <Text
          flex="1"
          minW="0"
          textDecoration={done ? 'line-through' : undefined}
          color={done ? 'fg.muted' : undefined}
        >
          {name}
        </Text>
        <Box textAlign="right" css={tabular} fontWeight="normal">
          <Text fontWeight="semibold" color={done ? 'fg.muted' : undefined}>
            {amount}
          </Text>
          <Text textStyle="xs" color="fg.muted">
            {note}
          </Text>
        </Box>
      </Checkbox.Label>
    </Checkbox.Root>
  );
}

function Section({
  title,
  rows,
  ...ticks
}: Ticks & { title: string; rows: Omit<RowProps, keyof Ticks>[] }) {
  if (rows.length === 0) return null;
  return (
    <Box as="section" aria-label={title}>
      <Flex justify="space-between" color="fg.muted" textStyle="sm" mb="1">
        <Heading as="h3" size="xs" fontWeight="medium">
          {title}
        </Heading>
        <Text css={tabular}>{rows.length}</Text>
      </Flex>
      <Box as="ul" listStyleType="none">
        {rows.map((row) => (
          <li key={row.id}>
            <Row {...row} {...ticks} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  return (
    <Flex align="center" gap="3" textStyle="sm">
      <ProgressBar share={all > 0 ? done / all : 0} />
      <Text css={tabular} aria-live="polite">
        {text.progress(done, all)}
      </Text>
    </Flex>
  );
}

export function ShoppingPanel({ list, days, bought, onBought, print }: ShoppingPanelProps) {
  const keys = [...list.entries, ...list.unknown].map(({ key }) => key);
  const ticks = { bought, onBought };
  const sections = MARKET_SECTIONS.map((section) => ({
    title: text.sections[section],
    rows: list.entries
      .filter((entry) => entry.section === section)
      .map((entry) => ({
        id: entry.key,
        name: entry.name,
        amount: amountText(entry),
        note: edibleText(entry),
      })),
  }));
  const unknown = list.unknown.map(({ key, name, servings }) => ({
    id: key,
    name,
    amount: text.servings(quantityText(servings)),
    note: '',
  }));
  if (keys.length === 0) return <Text color="fg.muted">{text.none}</Text>;
  return (
    <Stack gap="4">
      <Text textStyle="sm" color="fg.muted">
        {text.subtitle(days)}
      </Text>
      <Progress done={keys.filter((key) => bought.has(key)).length} all={keys.length} />
      {sections.map((section) => (
        <Section key={section.title} {...section} {...ticks} />
      ))}
      <Section title={text.sections.unknown} rows={unknown} {...ticks} />
      <Button asChild variant="outline" colorPalette="gray" minH="11" alignSelf="flex-start">
        <AppLink to={print}>
          <Printer size={18} aria-hidden /> {text.print}
        </AppLink>
      </Button>
    </Stack>
  );
}
