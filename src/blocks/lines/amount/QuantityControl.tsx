import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { amountOf } from '../../../domain/householdWords';
import { unitChoices } from '../../../domain/nutrition/items';
import {
  convertQuantity,
  quantityStep,
  quantityText,
  readLineQuantity,
  stepQuantity,
  typedMost,
} from '../../../domain/quantities';
import type { AmountPatch } from '../actions';
import { quantityMessage, spokenMessage } from './quantityMessage';
import { AmountFrame } from './QuantityParts';
import type { Counted } from './QuantityParts';
import { isComposing } from '../../../ui/composing';

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
  const report = (next: AmountPatch) => {
    setReported(next.quantity);
    if (next.quantity !== line.quantity || next.unit !== line.unit) onChange(next);
  };
  const of = (quantity: number) => ({ quantity, unit: line.unit, unitAmount: line.unitAmount });
  const reading = readLineQuantity(typed, line);
  const spoken = spokenAmount(typed, line);
  return {
    typed,
    valid: reading.ok || spoken !== undefined,
    message: spoken ? spokenMessage(spoken, line) : quantityMessage(reading, line),
    type: (next: string) => {
      setTyped(next);
      const read = readLineQuantity(next, line);
      const words = read.ok ? undefined : spokenAmount(next, line);
      if (read.ok) report(of(read.quantity));
      else if (words) report(words);
    },
    set: (quantity: number) => {
      setTyped(quantityText(quantity));
      report(of(quantity));
    },
    tidy: () => {
      if (reading.ok || spoken) setTyped(quantityText(line.quantity));
    },
  };
}

/** "1 chén", "nửa quả": the amount in a unit that the line's food has. */
function spokenAmount(text: string, line: Counted) {
  const { type, snapshot, unit, unitAmount } = line;
  const choices = unitChoices(type, snapshot, { unit, unitAmount });
  const amount = amountOf(text, choices, snapshot.basis.unit);
  return amount && amount.quantity <= typedMost(line) ? amount : undefined;
}

/** The same amount in the unit before or behind its own, of those that can count it. */
function neighbouringUnit(line: Counted, by: 1 | -1): AmountPatch {
  const { type, snapshot, unit, unitAmount, quantity } = line;
  const countable = unitChoices(type, snapshot, { unit, unitAmount }).flatMap((choice) => {
    const converted = convertQuantity(quantity, unitAmount, choice.unitAmount);
    const kept = choice.unit === unit ? quantity : converted;
    return kept === undefined ? [] : [{ ...choice, quantity: kept }];
  });
  const at = countable.findIndex((choice) => choice.unit === unit);
  return (
    countable[(at + by + countable.length) % countable.length] ?? { quantity, unit, unitAmount }
  );
}

/** Amount of a line: −, a number, its unit, +. Arrow keys step, Enter goes on. */
export function QuantityControl(props: QuantityControlProps) {
  const { line, onChange, focused, onValidity, onEnter } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const field = useQuantityText(line, onChange);
  const { valid } = field;
  useEffect(() => onValidity?.(valid), [valid, onValidity]);
  const by = (direction: 1 | -1) =>
    field.set(stepQuantity(line.quantity, quantityStep(line), direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const up = event.key === 'ArrowUp';
      if (event.altKey) onChange(neighbouringUnit(line, up ? -1 : 1));
      else by(up ? 1 : -1);
    }
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault();
      // What is not understood is not taken for something else.
      if (valid) onEnter();
    }
  };
  return (
    <AmountFrame
      line={line}
      typed={field.typed}
      valid={valid}
      message={field.message}
      input={input}
      onChange={onChange}
      onStep={by}
      onType={field.type}
      onBlur={field.tidy}
      onKeyDown={onKeyDown}
    />
  );
}
