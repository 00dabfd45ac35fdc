import { useState } from 'react';
import { typedNumber } from '../../domain/survey/answers';
import { formatNumber } from '../../domain/nutrition/numberFormat';
import { MinusIcon, PlusIcon } from '../../site/frame/icons';
import { visitorText } from '../../i18n/visitor';

interface NumberFieldProps {
  label: string;
  unit: string;
  value: number | undefined;
  /** In the unit that is shown. */
  step?: number;
  /** Where the steps begin while nothing is typed. */
  start: number;
  error?: string | undefined;
  /** How what is typed is read; a number without it. */
  read?: (text: string) => number | undefined;
  onChange: (value: number | undefined) => void;
}

interface SteppersProps {
  label: string;
  step: number;
  move: (by: number) => void;
}

function Steppers({ label, step, move }: SteppersProps) {
  return (
    <span className="steppers">
      <button
        type="button"
        className="button square"
        aria-label={`${visitorText.fewer}: ${label}`}
        onClick={() => move(-step)}
      >
        <MinusIcon />
      </button>
      <button
        type="button"
        className="button square"
        aria-label={`${visitorText.more}: ${label}`}
        onClick={() => move(step)}
      >
        <PlusIcon />
      </button>
    </span>
  );
}

/** A large number: typed, or moved by a step. What is typed stays as it is typed. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, step = 1, start, error, read = typedNumber, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === undefined ? '' : formatNumber(value, 1).replaceAll('.', ''));
  const isBroken = typed !== null && typed.trim() !== '' && read(typed) === undefined;
  const message = isBroken ? visitorText.survey.notANumber : error;
  const move = (by: number): void => {
    setTyped(null);
    onChange(Math.round(((value ?? start) + by) * 10) / 10);
  };
  return (
    <div className="number-field" data-wrong={message ? '' : undefined}>
      <label>
        <span className="unseen">{label}</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={shown}
          aria-invalid={message ? true : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(read(event.target.value));
          }}
          onBlur={() => {
            if (!isBroken) setTyped(null);
          }}
        />
        <span className="unit">{unit}</span>
      </label>
      <Steppers label={label} step={step} move={move} />
      {message ? (
        <p className="field-error" role="alert">
          {message}
        </p>
      ) : null}
    </div>
  );
}
