import { Box, Flex, IconButton, Input, NativeSelect, Text } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { createContext, memo, useContext, useId, useMemo } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { MenuItem } from '../../../domain/collections/shared/lines';
import { convertQuantity } from '../../../domain/quantities';
import { unitChoices } from '../../../domain/nutrition/items';
import type { UnitChoice } from '../../../domain/nutrition/items';
import { linesText } from '../../../i18n/lines';
import { tabular } from '../../../ui/theme';
import { useHandlers } from '../../../ui/useHandlers';
import type { AmountPatch } from '../actions';

const text = linesText.line;

export type Counted = Pick<
  MenuItem,
  'name' | 'type' | 'quantity' | 'unit' | 'unitAmount' | 'snapshot'
>;

interface Amount {
  line: Counted;
  /** What stands in the field. */
  typed: string;
  /** What is said about it; empty where there is nothing to say. */
  message: string;
}

/** What changes with each keystroke; the styled elements around are rendered without it. */
const AmountContext = createContext<Amount | null>(null);
export const AmountProvider = AmountContext.Provider;

function useAmount(): Amount {
  const amount = useContext(AmountContext);
  if (!amount) throw new Error('no amount around');
  return amount;
}

/** All of them keep their identity. */
interface Handlers {
  by: (direction: 1 | -1) => void;
  type: (typed: string) => void;
  tidy: () => void;
  change: (patch: AmountPatch) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface UnitFieldProps {
  name: string;
  unit: string;
  choices: readonly UnitChoice[];
  /** Units in which the amount cannot be counted, joined by line breaks. */
  refused: string;
  onUnit: (unit: string) => void;
}

const UnitField = memo(function UnitField(props: UnitFieldProps) {
  const refused = props.refused.split('\n');
  return (
    <NativeSelect.Root variant="plain" size="sm" w="auto" maxW="32" flexShrink="1">
      <NativeSelect.Field
        // The amount beside it takes the unit as a word, and Alt with an arrow changes it.
        tabIndex={-1}
        aria-label={text.unit(props.name)}
        value={props.unit}
        onChange={(event) => props.onUnit(event.target.value)}
        h="10"
        minH={{ base: '11', lg: '10' }}
        ps="1"
        pe="6"
        // As wide as the unit that is chosen, not as the longest one on offer.
        css={{ fieldSizing: 'content' }}
        textStyle="sm"
        color="fg.muted"
        textOverflow="ellipsis"
      >
        {props.choices.map(({ unit }) => (
          <option key={unit} value={unit} disabled={refused.includes(unit)}>
            {unit}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
});

const OnlyUnit = memo(function OnlyUnit({ unit }: { unit: string }) {
  return (
    <Text px="2" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
      {unit}
    </Text>
  );
});

function UnitSelect({ change }: Pick<Handlers, 'change'>) {
  const { line } = useAmount();
  const { name, type, snapshot, unit, unitAmount, quantity } = line;
  const choices = useMemo(
    () => unitChoices(type, snapshot, { unit, unitAmount }),
    [type, snapshot, unit, unitAmount],
  );
  const { onUnit } = useHandlers({
    onUnit: (wanted: string) => {
      const choice = choices.find((candidate) => candidate.unit === wanted);
      const converted = choice && convertQuantity(quantity, unitAmount, choice.unitAmount);
      if (choice && converted !== undefined) change({ quantity: converted, ...choice });
    },
  });
  if (choices.length === 1) return <OnlyUnit unit={unit} />;
  const refused = choices.filter(
    (choice) =>
      choice.unit !== unit &&
      convertQuantity(quantity, unitAmount, choice.unitAmount) === undefined,
  );
  return (
    <UnitField
      name={name}
      unit={unit}
      choices={choices}
      refused={refused.map((choice) => choice.unit).join('\n')}
      onUnit={onUnit}
    />
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
      // The arrows of the field do the same.
      tabIndex={-1}
      aria-label={props.label}
      onClick={props.onPress}
    >
      {props.children}
    </IconButton>
  );
}

/** Long texts, mistyped ones above all, must be seen whole. */
function TypedInput(frame: ComponentProps<'input'>) {
  const { typed } = useAmount();
  const width = `var(--chakra-sizes-${typed.length > 4 ? '16' : '12'})`;
  return <input {...frame} value={typed} style={{ width }} />;
}

function Message() {
  return useAmount().message;
}

interface FieldProps {
  name: string;
  valid: boolean;
  /** The id of the message about it, where there is one. */
  describedBy: string | undefined;
  input: RefObject<HTMLInputElement | null>;
  handlers: Handlers;
}

function AmountField({ name, valid, describedBy, input, handlers }: FieldProps) {
  return (
    <Input
      asChild
      ref={input}
      variant="subtle"
      bg="transparent"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={text.quantity(name)}
      aria-keyshortcuts="ArrowUp ArrowDown Alt+ArrowUp Alt+ArrowDown"
      aria-invalid={!valid}
      aria-describedby={describedBy}
      onChange={(event) => handlers.type(event.target.value)}
      onBlur={handlers.tidy}
      onFocus={(event) => event.target.select()}
      onKeyDown={handlers.onKeyDown}
      h="10"
      minH={{ base: '11', lg: '10' }}
      px="1"
      borderRadius="0"
      textAlign="right"
      fontWeight="semibold"
      css={tabular}
    >
      <TypedInput />
    </Input>
  );
}

function messageColor(valid: boolean, zero: boolean): string {
  if (!valid) return 'fg.error';
  return zero ? 'fg.warning' : 'fg.muted';
}

interface AmountFrameProps extends Omit<FieldProps, 'describedBy'> {
  /** The line's amount is 0. */
  zero: boolean;
  /** Something is said about what stands in the field. */
  said: boolean;
}

/** The control without what is typed, rendered when it looks different. */
export const AmountFrame = memo(function AmountFrame(props: AmountFrameProps) {
  const { name, valid, zero, said, handlers } = props;
  const message = useId();
  return (
    <Box maxW="full">
      <Flex
        align="center"
        borderWidth="1px"
        borderColor={valid ? 'border.emphasized' : 'border.error'}
        borderRadius="l2"
        bg="bg.panel"
        overflow="hidden"
        w="fit-content"
        maxW="full"
        _focusWithin={{ borderColor: valid ? 'leaf.focusRing' : 'border.error' }}
      >
        <StepButton label={text.decrease(name)} onPress={() => handlers.by(-1)}>
          <Minus size={16} aria-hidden />
        </StepButton>
        <AmountField {...props} describedBy={said ? message : undefined} />
        <UnitSelect change={handlers.change} />
        <StepButton label={text.increase(name)} onPress={() => handlers.by(1)}>
          <Plus size={16} aria-hidden />
        </StepButton>
      </Flex>
      <Text
        id={message}
        aria-live="polite"
        textStyle="sm"
        maxW="15rem"
        mt={said ? '1' : undefined}
        color={messageColor(valid, zero)}
      >
        <Message />
      </Text>
    </Box>
  );
});
