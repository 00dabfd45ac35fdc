import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { quantityStep, quantityText, readQuantity, stepQuantity } from '../../../domain/quantities';
import { useHandlers } from '../../../ui/useHandlers';
import type { AmountPatch } from '../actions';
import { quantityMessage } from './quantityMessage';
import { AmountFrame, AmountProvider } from './QuantityParts';
import type { Counted } from './QuantityParts';

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
  const handlers = useHandlers({
    by,
    type: field.type,
    tidy: field.tidy,
    change: onChange,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault();
        by(event.key === 'ArrowUp' ? 1 : -1);
      }
      if (event.key === 'Enter' && onEnter) {
        event.preventDefault();
        // What is not understood is not taken for something else.
        if (valid) onEnter();
      }
    },
  });
  const { typed, message } = field;
  const amount = useMemo(() => ({ line, typed, message }), [line, typed, message]);
  return (
    <AmountProvider value={amount}>
      <AmountFrame
        name={line.name}
        valid={valid}
        zero={line.quantity === 0}
        said={message !== ''}
        input={input}
        handlers={handlers}
      />
    </AmountProvider>
  );
}
