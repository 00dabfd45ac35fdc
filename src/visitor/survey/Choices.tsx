import type { ReactNode } from 'react';

interface Choice<T extends string> {
  value: T;
  label: string;
  note?: string | undefined;
  end?: string | undefined;
}

interface ChoicesProps<T extends string> {
  name: string;
  legend: string;
  choices: readonly Choice<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  inRow?: boolean;
  hideLegend?: boolean;
}

export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { name, legend, choices, value, onChange, inRow, hideLegend } = props;
  return (
    <fieldset className={inRow ? 'choices in-row' : 'choices'}>
      <legend className={hideLegend ? 'unseen' : undefined}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          <span className="choice-text">
            <b>{choice.label}</b>
            {choice.note ? <small>{choice.note}</small> : null}
          </span>
          {choice.end ? <span className="choice-end">{choice.end}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}

interface TicksProps {
  legend: string;
  choices: readonly (readonly [value: string, label: string])[];
  values: readonly string[] | undefined;
  onChange: (values: string[] | undefined) => void;
  none?: string | undefined;
  error?: string | undefined;
  children?: ReactNode;
}

export function Ticks(props: TicksProps) {
  const { legend, choices, values = [], onChange, none, error, children } = props;
  const toggle = (value: string): void => {
    const isTicked = values.includes(value);
    const next = isTicked ? values.filter((one) => one !== value) : [...values, value];
    onChange(next.length > 0 ? next : undefined);
  };
  const isNone = props.values?.length === 0;
  return (
    <fieldset className="ticks">
      <legend className="unseen">{legend}</legend>
      {children}
      {choices.map(([value, label]) => (
        <label key={value} className="choice">
          <input type="checkbox" checked={values.includes(value)} onChange={() => toggle(value)} />
          <span className="choice-text">{label}</span>
        </label>
      ))}
      {none ? (
        <label className="choice quiet">
          <input
            type="checkbox"
            checked={isNone}
            onChange={() => onChange(isNone ? undefined : [])}
          />
          <span className="choice-text">{none}</span>
        </label>
      ) : null}
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
