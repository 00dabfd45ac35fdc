import { useEffect, useRef, type KeyboardEvent } from 'react';
import { unitChoices } from '../../../domain/food/items';
import { quantityStep, stepQuantity } from '../../../domain/food/quantities';
import { inOtherUnit } from '../../../domain/food/typedAmount';
import { isComposing } from '../../../ui/composing';
import type { AmountPatch } from '../actions';
import { AmountFrame, type Counted } from './QuantityParts';
import { useTypedAmount } from './useTypedAmount';

interface QuantityControlProps {
  line: Counted;
  onChange: (patch: AmountPatch) => void;
  onEnter?: () => void;
  heard?: string;
  onValidity?: (valid: boolean) => void;
  focused?: boolean;
}

function neighbouringUnit(line: Counted, by: 1 | -1): AmountPatch {
  const { type, snapshot, unit, unitAmount, quantity } = line;
  const countable = unitChoices(type, snapshot, { unit, unitAmount }).flatMap((choice) => {
    const amount = choice.unit === unit ? { ...choice, quantity } : inOtherUnit(line, choice);
    return amount ? [amount] : [];
  });
  const at = countable.findIndex((choice) => choice.unit === unit);
  return (
    countable[(at + by + countable.length) % countable.length] ?? { quantity, unit, unitAmount }
  );
}

export function QuantityControl(props: QuantityControlProps) {
  const { line, onChange, focused, onValidity, onEnter, heard = '' } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const field = useTypedAmount(line, { isNew: onEnter !== undefined, heard, onChange });
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
    if (event.key === 'Enter') {
      event.preventDefault();
      if (field.enter()) onEnter?.();
    }
  };
  return (
    <AmountFrame
      line={line}
      inputText={field.inputText}
      valid={valid}
      message={field.message}
      input={input}
      onChange={onChange}
      onStep={by}
      onType={field.type}
      onBlur={field.tidy}
      onKeyDown={onKeyDown}
      onMeant={field.waits ? field.accept : undefined}
    />
  );
}
