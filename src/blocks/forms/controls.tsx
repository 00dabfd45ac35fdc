import { Box, Field, Flex, Input, InputGroup, NativeSelect, Textarea } from '@chakra-ui/react';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { common } from '../../i18n/common';
import { DateInput } from '../../ui/DateInput';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
}

function Hints({ error, hint }: Pick<FieldProps, 'error' | 'hint'>) {
  if (error) return <Field.ErrorText order="2">{error}</Field.ErrorText>;
  return hint ? <Field.HelperText order="2">{hint}</Field.HelperText> : null;
}

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  numeric?: boolean;
  unit?: string;
  beside?: ReactNode;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextField({ beside, ...props }: TextFieldProps) {
  const field = (
    <Field.Root
      invalid={Boolean(props.error)}
      required={props.required ?? false}
      display={beside ? { base: 'contents', md: 'flex' } : undefined}
    >
      <Field.Label>
        {props.label}
        <Field.RequiredIndicator aria-label={common.required} />
      </Field.Label>
      <InputGroup endElement={props.unit}>
        <Input
          pe={beside ? { md: '28' } : undefined}
          type={props.type ?? 'text'}
          inputMode={props.numeric ? 'decimal' : undefined}
          fontVariantNumeric={props.numeric ? 'tabular-nums' : undefined}
          autoComplete={props.autoComplete ?? 'off'}
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
      </InputGroup>
      <Hints error={props.error} hint={props.hint} />
    </Field.Root>
  );
  if (!beside) return field;
  // Not inside the field: a control within would take its label.
  return (
    <Flex direction="column" gap="1.5" position="relative" w="full">
      {field}
      <Box order="1" position={{ base: 'static', md: 'absolute' }} top="26px" insetEnd="0">
        {beside}
      </Box>
    </Flex>
  );
}

/** A text that is no date stays as it was typed, and the form says so. */
export function DateField(props: FieldProps) {
  return (
    <Field.Root invalid={Boolean(props.error)} required={props.required ?? false}>
      <Field.Label>
        {props.label}
        <Field.RequiredIndicator aria-label={common.required} />
      </Field.Label>
      <DateInput keepsUnread value={props.value} onChange={props.onChange} onBlur={props.onBlur} />
      <Hints error={props.error} hint={props.hint} />
    </Field.Root>
  );
}

export function AreaField(props: FieldProps) {
  return (
    <Field.Root invalid={Boolean(props.error)}>
      <Field.Label>{props.label}</Field.Label>
      <Textarea
        rows={3}
        autoresize
        maxH="60"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
      <Hints error={props.error} hint={props.hint} />
    </Field.Root>
  );
}

interface SelectFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  emptyLabel?: string;
}

export function SelectField(props: SelectFieldProps) {
  return (
    <Field.Root>
      <Field.Label>{props.label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        >
          {props.emptyLabel === undefined ? null : <option value="">{props.emptyLabel}</option>}
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
