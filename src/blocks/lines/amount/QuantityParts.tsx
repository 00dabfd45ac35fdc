import { useId, useMemo, type KeyboardEvent, type RefObject } from 'react';
import type { MenuItem } from '../../../domain/food/storedLines';
import { unitChoices } from '../../../domain/food/items';
import { unitName } from '../../../domain/food/quantities';
import { inOtherUnit } from '../../../domain/food/typedAmount';
import { linesText } from '../../../i18n/lines';
import { RowButton } from '../../../ui/RowButton';
import type { AmountPatch } from '../actions';
import './amount.css';

const text = linesText.line;

export type Counted = Pick<
  MenuItem,
  'name' | 'type' | 'quantity' | 'unit' | 'unitAmount' | 'snapshot'
>;

interface UnitSelectProps {
  line: Counted;
  onChange: (patch: AmountPatch) => void;
}

function UnitSelect({ line, onChange }: UnitSelectProps) {
  const { name, type, snapshot, unit, unitAmount } = line;
  const choices = useMemo(
    () => unitChoices(type, snapshot, { unit, unitAmount }),
    [type, snapshot, unit, unitAmount],
  );
  if (choices.length === 1) return <span className="amount-only">{unit}</span>;
  const onUnit = (newUnit: string) => {
    const choice = choices.find((candidate) => candidate.unit === newUnit);
    const amount = choice && inOtherUnit(line, choice);
    if (amount) onChange(amount);
  };
  return (
    <div className="amount-unit">
      <select
        className="amount-select"
        // Not a tab stop: the amount field accepts the unit as a word, and Alt with an arrow changes it.
        tabIndex={-1}
        aria-label={text.unit(name)}
        value={unit}
        onChange={(event) => onUnit(event.target.value)}
      >
        {choices.map((choice) => (
          <option
            key={choice.unit}
            value={choice.unit}
            disabled={choice.unit !== unit && inOtherUnit(line, choice) === undefined}
          >
            {unitName({ type, snapshot, unit: choice.unit })}
          </option>
        ))}
      </select>
      <svg className="amount-chevron" viewBox="0 0 24 24" aria-hidden>
        <path d="m6 9 6 6 6-6" />
      </svg>
    </div>
  );
}

interface AmountFrameProps extends UnitSelectProps {
  inputText: string;
  valid: boolean;
  message: string;
  input: RefObject<HTMLInputElement | null>;
  onStep: (direction: 1 | -1) => void;
  onType: (typed: string) => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onMeant: (() => void) | undefined;
}

function AmountField(props: AmountFrameProps & { messageId: string }) {
  const { line, inputText, valid, message, messageId, input, onType, onBlur, onKeyDown } = props;
  return (
    <input
      ref={input}
      className="amount-field"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={text.quantity(line.name)}
      aria-keyshortcuts="ArrowUp ArrowDown Alt+ArrowUp Alt+ArrowDown"
      aria-invalid={!valid}
      aria-describedby={message ? messageId : undefined}
      value={inputText}
      onChange={(event) => onType(event.target.value)}
      onBlur={onBlur}
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
    />
  );
}

export function AmountFrame(props: AmountFrameProps) {
  const { line, valid, message, onChange, onStep } = props;
  const messageId = useId();
  return (
    <div
      className="amount"
      data-invalid={valid ? undefined : ''}
      data-zero={line.quantity === 0 ? '' : undefined}
    >
      <div className="amount-box">
        <RowButton
          icon="minus"
          className="amount-step"
          // Not a tab stop: the field's arrow keys do the same.
          tabIndex={-1}
          aria-label={text.decrease(line.name)}
          onClick={() => onStep(-1)}
        />
        <AmountField {...props} messageId={messageId} />
        <UnitSelect line={line} onChange={onChange} />
        <RowButton
          icon="plus"
          className="amount-step"
          tabIndex={-1}
          aria-label={text.increase(line.name)}
          onClick={() => onStep(1)}
        />
      </div>
      <p id={messageId} className="amount-message" aria-live="polite">
        {message}
      </p>
      {props.onMeant ? (
        <button type="button" className="amount-meant" onClick={props.onMeant}>
          {text.amount.meant}
        </button>
      ) : null}
    </div>
  );
}
