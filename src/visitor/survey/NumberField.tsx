import { useState } from 'react';
import { typedNumber } from '../../domain/publicHouse/survey/answers';
import { formatNumber } from '../../domain/text/numberFormat';
import { MinusIcon, PlusIcon } from '../../site/frame/icons';
import { visitorText } from '../../i18n/visitor';

interface NumberFieldProps {
  label: string;
  unit: string;
  value: number | undefined;
  step?: number;
  start: number;
  error?: string | undefined;
  read?: ((text: string) => number | undefined) | undefined;
  show?: ((value: number) => string) | undefined;
  wrong?: string | undefined;
  /** What was typed before and is no number. */
  standing?: string | undefined;
  onChange: (value: number | undefined, typed: string) => void;
}

const decimalText = (value: number): string => formatNumber(value, 1).replaceAll('.', '');

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

export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, step = 1, start, error, onChange } = props;
  const { read = typedNumber, show = decimalText, wrong = visitorText.survey.notANumber } = props;
  const [typed, setTyped] = useState<string | null>(props.standing ?? null);
  const fieldText = typed ?? (value === undefined ? '' : show(value));
  const isBroken = typed !== null && typed.trim() !== '' && read(typed) === undefined;
  const message = isBroken ? wrong : error;
  const move = (by: number): void => {
    setTyped(null);
    onChange(Math.round(((value ?? start) + by) * 10) / 10, '');
  };
  return (
    <div className="number-field" data-wrong={message ? '' : undefined}>
      <label>
        <span className="unseen">{label}</span>
        <input
          inputMode={props.show ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={props.show ? 12 : 7}
          value={fieldText}
          aria-invalid={message ? true : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(read(event.target.value), event.target.value);
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
