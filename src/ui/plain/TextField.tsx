import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { common } from '../../i18n/common';
import './plain.css';

interface FieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  children: (aria: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': boolean | undefined;
  }) => ReactNode;
}

export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  const descriptionIds = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className="p-field">
      <label htmlFor={id} className="p-label">
        {label}
        {required ? (
          <span className="p-required" aria-hidden title={common.required}>
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': descriptionIds || undefined,
        'aria-required': required || undefined,
      })}
      {hint ? (
        <span id={`${id}-hint`} className="p-hint">
          {hint}
        </span>
      ) : null}
      {error ? (
        <span id={`${id}-error`} className="p-error" aria-live="polite">
          {error}
        </span>
      ) : null}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'name' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
  > & {
    value: string;
    onChange: (value: string) => void;
    area?: boolean;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, onChange, area, ...control } = props;
  const change = (event: { target: { value: string } }) => onChange(event.target.value);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(aria) =>
        area ? (
          <textarea
            className="p-input"
            rows={3}
            name={control.name}
            value={control.value}
            onChange={change}
            {...aria}
          />
        ) : (
          <input className="p-input" {...control} onChange={change} {...aria} />
        )
      }
    </Field>
  );
}
