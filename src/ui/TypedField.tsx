import { Field, Input, Textarea } from '@chakra-ui/react';

interface TypedFieldProps {
  label: string;
  value: string;
  most: number;
  lines?: number;
  type?: 'text' | 'email' | 'tel';
  hint?: string;
  error?: string | undefined;
  invalid?: boolean;
  disabled?: boolean;
  inputMode?: 'numeric';
  onChange: (typed: string) => void;
}

export function TypedField(props: TypedFieldProps) {
  const { label, value, most, lines = 1, type = 'text', hint, error, disabled = false } = props;
  const typed = { value, maxLength: most, disabled };
  const change = (event: { target: { value: string } }) => props.onChange(event.target.value);
  return (
    <Field.Root invalid={props.invalid === true || error !== undefined} disabled={disabled}>
      <Field.Label>{label}</Field.Label>
      {lines > 1 ? (
        <Textarea {...typed} rows={lines} onChange={change} />
      ) : (
        <Input {...typed} type={type} inputMode={props.inputMode} minH="11" onChange={change} />
      )}
      {error ? <Field.ErrorText>{error}</Field.ErrorText> : null}
      {hint && !error ? <Field.HelperText>{hint}</Field.HelperText> : null}
    </Field.Root>
  );
}
