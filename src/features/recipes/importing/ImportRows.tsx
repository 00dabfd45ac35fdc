import { Box, Button, chakra, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, CircleHelp, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { AddItemDialog } from '../../../blocks/lines/add/AddItemDialog';
import type { Certainty } from '../../../domain/recipes/recipeImport/match';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { linesText } from '../../../i18n/lines';
import { recipesText } from '../../../i18n/recipes';
import { formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import type { Decision, Foods, ImportRow } from './importRecipe';

const text = recipesText.importing;
const LOOKS = {
  sure: { Icon: CircleCheck, color: 'fg.success' },
  check: { Icon: CircleAlert, color: 'fg.warning' },
  unknown: { Icon: CircleHelp, color: 'plum.fg' },
} as const;
const KINDS: readonly IndexKind[] = ['food', 'product'];
const NO_ALLERGIES: readonly string[] = [];
const GROUP = { id: 'ingredients' };
const Radio = chakra('input', { base: { boxSize: '5', accentColor: 'leaf.solid' } });

export function CertaintyIcon({ certainty }: { certainty: Certainty }) {
  const { Icon, color } = LOOKS[certainty];
  return (
    <Box color={color} flexShrink="0">
      <Icon size={20} aria-hidden />
    </Box>
  );
}

/** `“3-4 tép tỏi băm” · lấy giữa 3 và 4`. */
function formatRemark({ line, read, unlisted, isTooMuch }: ImportRow): string {
  const range = line.amount?.range;
  return [
    `“${line.text}”`,
    range ? text.between(formatNumber(range[0], 2), formatNumber(range[1], 2)) : '',
    line.unread ? text.notRead : '',
    isTooMuch ? text.tooMuch : '',
    read?.guessed && !range && read.line.quantity > 0 ? text.guessed : '',
    read?.line.quantity === 0 && !line.toTaste && !line.unread ? text.noAmount : '',
    line.toTaste ? text.toTaste : '',
    unlisted !== undefined && !read ? linesText.add.unlisted.title(unlisted) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function formatAmount({ read }: ImportRow): { amount: string; grams: string } {
  if (!read) return { amount: '', grams: '' };
  const { quantity, unit, unitAmount, snapshot } = read.line;
  const base = snapshot.basis.unit;
  const grams = `${read.guessed ? '≈ ' : ''}${formatNumber(quantity * unitAmount, 0)} ${base}`;
  return {
    amount: quantity === 0 ? '—' : `${formatNumber(quantity, 2)} ${unit}`,
    grams: quantity === 0 || unit === base ? '' : grams,
  };
}

type Decide = (key: string, decision: Decision) => void;

interface RowProps {
  row: ImportRow;
  foods: Foods;
  onDecide: Decide;
}

function Candidates({ row, foods, onDecide }: RowProps) {
  const chosen = row.read?.line.itemId ?? '';
  const name = useId();
  const ids = [...new Set([...(chosen ? [chosen] : []), ...row.ids])];
  return (
    <Stack as="fieldset" gap="0" aria-label={text.which}>
      {ids.map((id) => {
        const food = foods.get(id);
        if (food?.kind !== 'edible') return null;
        const { calories, sodium } = food.edible.nutrients;
        return (
          <Flex as="label" key={id} gap="3" minH="11" align="center" cursor="pointer">
            <Radio
              type="radio"
              name={name}
              checked={id === chosen}
              onChange={() => onDecide(row.key, { remember: true, ...row.decision, itemId: id })}
            />
            <Text as="span" flex="1">
              {food.edible.name}
            </Text>
            <Text as="span" color="fg.muted" textStyle="sm" css={tabular}>
              {formatNumber(calories, 0)} kcal · Na {formatNumber(sodium, 0)} mg
            </Text>
          </Flex>
        );
      })}
    </Stack>
  );
}

function Remember({ row, onDecide }: Omit<RowProps, 'foods'>) {
  const { decision } = row;
  if (decision?.itemId === undefined) return null;
  return (
    <Checkbox.Root
      minH="11"
      colorPalette="leaf"
      checked={decision.remember}
      onCheckedChange={({ checked }) =>
        onDecide(row.key, { ...decision, remember: checked === true })
      }
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{text.remember(row.line.name.toLocaleLowerCase('vi'))}</Checkbox.Label>
    </Checkbox.Root>
  );
}

function Correction(props: RowProps) {
  const { row, onDecide } = props;
  const [searching, setSearching] = useState(false);
  const decide = (change: Partial<Decision>) =>
    onDecide(row.key, { remember: true, ...row.decision, ...change });
  return (
    <Box ps="8" pb="3">
      <Candidates {...props} />
      <Flex gap="2" wrap="wrap">
        <Button variant="ghost" colorPalette="leaf" minH="11" onClick={() => setSearching(true)}>
          <Search size={18} aria-hidden /> {text.other}
        </Button>
        <Button
          variant="ghost"
          colorPalette="gray"
          minH="11"
          onClick={() => decide({ leftOut: true })}
        >
          {text.leaveOut}
        </Button>
      </Flex>
      <Remember row={row} onDecide={onDecide} />
      {searching ? (
        <AddItemDialog
          group={GROUP}
          kinds={KINDS}
          allergies={NO_ALLERGIES}
          onAdd={({ itemId }) => {
            decide({ itemId });
            setSearching(false);
            return true;
          }}
          onClose={() => setSearching(false)}
        />
      ) : null}
    </Box>
  );
}

function Row(props: RowProps) {
  const { row } = props;
  const [open, setOpen] = useState(false);
  const { amount, grams } = formatAmount(row);
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <Box as="li" borderTopWidth="1px" bg={open ? 'bg.subtle' : undefined} px="2">
      <Button
        variant="plain"
        w="full"
        h="auto"
        minH="14"
        px="0"
        py="2"
        gap="3"
        fontWeight="normal"
        textAlign="start"
        whiteSpace="normal"
        color="fg"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CertaintyIcon certainty={row.certainty} />
        <Box as="span" srOnly>
          {text.certainty[row.certainty]}:
        </Box>
        <Box flex="1" minW="0">
          <Text fontWeight="medium">{row.read?.line.name ?? text.unknownFood}</Text>
          <Text textStyle="sm" color="fg.muted">
            {formatRemark(row)}
          </Text>
        </Box>
        <Box textAlign="right" css={tabular}>
          <Text fontWeight="medium">{amount}</Text>
          <Text textStyle="sm" color="fg.muted">
            {grams}
          </Text>
        </Box>
        <Chevron size={18} aria-hidden />
      </Button>
      {open ? <Correction {...props} /> : null}
    </Box>
  );
}

interface ImportRowsProps {
  rows: readonly ImportRow[];
  foods: Foods;
  onDecide: Decide;
}

export function ImportRows({ rows, foods, onDecide }: ImportRowsProps) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      aria-label={recipesText.ingredients.title}
    >
      {rows.map((row) => (
        <Row key={row.key} row={row} foods={foods} onDecide={onDecide} />
      ))}
    </Box>
  );
}
