import { Field, Input, InputGroup } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { common } from '../i18n/common';
import { parseNumber } from './format';
import { numberProblem, numberText } from './numberText';

interface NumberFieldProps {
  label: ReactNode;
  value: number | undefined;
  /** The number, or undefined while the text is empty, half-typed or outside the bounds. */
  onChange: (value: number | undefined) => void;
  min?: number;
  max?: number;
  /** Shown at the end of the field: kg, cm, kcal. */
  unit?: string;
  placeholder?: string;
  helperText?: string;
  /** Shown instead of the field's own message. */
  errorText?: string;
  required?: boolean;
  disabled?: boolean;
  name?: string;
}

/** A number with decimal comma or point. What is half-typed stays as typed. */
export function NumberField(props: NumberFieldProps) {
  const { value, min, max } = props;
  const [text, setText] = useState(() => numberText(value));
  const [reported, setReported] = useState(value);
  const [left, setLeft] = useState(false);
  // The value changed from outside (another document, an undo): show it.
  if (value !== reported) {
    setReported(value);
    setText(numberText(value));
  }
  const problem = props.errorText ?? (left ? numberProblem(text, min, max) : undefined);
  const change = (next: string) => {
    setText(next);
    const number = numberProblem(next, min, max) ? undefined : parseNumber(next);
    setReported(number);
    if (number !== value) props.onChange(number);
  };
  return (
    <Field.Root
      invalid={Boolean(problem)}
      required={props.required ?? false}
      disabled={props.disabled ?? false}
    >
      <Field.Label>
        {props.label}
        <Field.RequiredIndicator aria-label={common.required} />
      </Field.Label>
      <InputGroup endElement={props.unit}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          name={props.name}
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setLeft(true)}
          fontVariantNumeric="tabular-nums"
        />
      </InputGroup>
      {problem ? <Field.ErrorText>{problem}</Field.ErrorText> : null}
      {props.helperText && !problem ? (
        <Field.HelperText>{props.helperText}</Field.HelperText>
      ) : null}
    </Field.Root>
  );
}
