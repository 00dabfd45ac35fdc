import { Box, Flex, IconButton, Input, NativeSelect, Text } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuItem } from '../../../domain/menu';
import {
  convertQuantity,
  quantityStep,
  quantityText,
  readQuantity,
  stepQuantity,
} from '../../../domain/menuEditing';
import { unitChoices } from '../../../domain/nutrition/items';
import { menusText } from '../../../i18n/menus';
import { tabular } from '../../../ui/theme';
import type { AmountPatch } from './actions';
import { quantityMessage } from './quantityMessage';

const text = menusText.line;

type Counted = Pick<MenuItem, 'name' | 'type' | 'quantity' | 'unit' | 'unitAmount' | 'snapshot'>;

interface QuantityControlProps {
  line: Counted;
  onChange: (patch: AmountPatch) => void;
  /** Enter in the field. */
  onEnter?: () => void;
  /** Told whenever what stands in the field becomes an amount, or stops being one. */
  onValidity?: (valid: boolean) => void;
  /** Puts the cursor here when it appears. */
  focused?: boolean;
}

/**
 * The text of a quantity. What is typed stays as it was typed, also when it is no quantity: then the
 * line keeps its last amount and `message` says so.
 */
function useQuantityText(line: Counted, onChange: (patch: AmountPatch) => void) {
  const [typed, setTyped] = useState(() => quantityText(line.quantity));
  const [reported, setReported] = useState(line.quantity);
  // An undo, another device or the buttons changed it.
  if (line.quantity !== reported) {
    setReported(line.quantity);
    setTyped(quantityText(line.quantity));
  }
  const report = (quantity: number) => {
    setReported(quantity);
    if (quantity !== line.quantity)
      onChange({ quantity, unit: line.unit, unitAmount: line.unitAmount });
  };
  const reading = readQuantity(typed);
  return {
    typed,
    valid: reading.ok,
    message: quantityMessage(reading, line),
    type: (next: string) => {
      setTyped(next);
      const read = readQuantity(next);
      if (read.ok) report(read.quantity);
    },
    set: (quantity: number) => {
      setTyped(quantityText(quantity));
      report(quantity);
    },
    tidy: () => {
      if (reading.ok) setTyped(quantityText(line.quantity));
    },
  };
}

function UnitSelect({ line, onChange }: QuantityControlProps) {
  const choices = unitChoices(line.type, line.snapshot, line);
  if (choices.length === 1)
    return (
      <Text px="2" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
        {line.unit}
      </Text>
    );
  const inUnit = (unitAmount: number) =>
    convertQuantity(line.quantity, line.unitAmount, unitAmount);
  const change = (unit: string) => {
    const choice = choices.find((candidate) => candidate.unit === unit);
    const quantity = choice && inUnit(choice.unitAmount);
    if (choice && quantity !== undefined) onChange({ quantity, ...choice });
  };
  return (
    <NativeSelect.Root variant="plain" size="sm" w="auto" maxW="32" flexShrink="1">
      <NativeSelect.Field
        aria-label={text.unit(line.name)}
        value={line.unit}
        onChange={(event) => change(event.target.value)}
        h="10"
        minH={{ base: '11', lg: '10' }}
        ps="1"
        pe="6"
        textStyle="sm"
        color="fg.muted"
        textOverflow="ellipsis"
      >
        {choices.map(({ unit, unitAmount }) => (
          <option
            key={unit}
            value={unit}
            disabled={unit !== line.unit && inUnit(unitAmount) === undefined}
          >
            {unit}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function messageColor(valid: boolean, quantity: number): string {
  if (!valid) return 'fg.error';
  return quantity === 0 ? 'fg.warning' : 'fg.muted';
}

/** Amount of a line: −, a number, its unit, +. Arrow keys step, Enter goes on. */
export function QuantityControl(props: QuantityControlProps) {
  const { line, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const { focused, onValidity } = props;
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const field = useQuantityText(line, onChange);
  const { valid } = field;
  useEffect(() => onValidity?.(valid), [valid, onValidity]);
  const message = useId();
  const step = quantityStep(line);
  const by = (direction: 1 | -1) => field.set(stepQuantity(line.quantity, step, direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      by(event.key === 'ArrowUp' ? 1 : -1);
    }
    if (event.key === 'Enter' && props.onEnter) {
      event.preventDefault();
      // What is not understood is not taken for something else.
      if (field.valid) props.onEnter();
    }
  };
  return (
    <Box maxW="full">
      <Flex
        align="center"
        borderWidth="1px"
        borderColor={field.valid ? 'border.emphasized' : 'border.error'}
        borderRadius="l2"
        bg="bg.panel"
        overflow="hidden"
        w="fit-content"
        maxW="full"
        _focusWithin={{ borderColor: field.valid ? 'leaf.focusRing' : 'border.error' }}
      >
        <StepButton label={text.decrease(line.name)} onPress={() => by(-1)}>
          <Minus size={16} aria-hidden />
        </StepButton>
        <Input
          ref={input}
          variant="subtle"
          bg="transparent"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={text.quantity(line.name)}
          aria-invalid={!field.valid}
          aria-describedby={field.message ? message : undefined}
          value={field.typed}
          onChange={(event) => field.type(event.target.value)}
          onBlur={field.tidy}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          // Long texts, mistyped ones above all, must be seen whole.
          w={field.typed.length > 4 ? '16' : '12'}
          h="10"
          minH={{ base: '11', lg: '10' }}
          px="1"
          borderRadius="0"
          textAlign="right"
          fontWeight="semibold"
          css={tabular}
        />
        <UnitSelect {...props} />
        <StepButton label={text.increase(line.name)} onPress={() => by(1)}>
          <Plus size={16} aria-hidden />
        </StepButton>
      </Flex>
      <Text
        id={message}
        aria-live="polite"
        textStyle="sm"
        maxW="15rem"
        mt={field.message ? '1' : undefined}
        color={messageColor(field.valid, line.quantity)}
      >
        {field.message}
      </Text>
    </Box>
  );
}

function StepButton(props: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      bg="bg.subtle"
      borderRadius="0"
      h="10"
      minW={{ base: '11', lg: '9' }}
      minH={{ base: '11', lg: '10' }}
      aria-label={props.label}
      onClick={props.onPress}
    >
      {props.children}
    </IconButton>
  );
}
