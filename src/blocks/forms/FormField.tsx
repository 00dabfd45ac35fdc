import { Checkbox } from '@chakra-ui/react';
import { formsText } from '../../i18n/forms';
import { fieldLabel } from '../../ui/fieldText';
import { TagInput } from '../../ui/TagInput';
import { AreaField, DateField, SelectField, TextField } from './controls';
import type { Descriptor, FieldValue } from './descriptors';
import type { Resolved } from './resolve';

export interface FormAccess<N extends string> {
  form: { fields: Readonly<Record<N, Resolved>> };
  values: Readonly<Record<N, FieldValue>>;
  base: Readonly<Record<N, FieldValue>>;
  set(key: N, value: FieldValue): void;
  leave(key: N): void;
  errorAt(key: N): string | undefined;
}

interface FormFieldProps<N extends string> {
  of: FormAccess<N>;
  name: N;
  hint?: string | undefined;
}

/** Includes a stored word that this version does not know, so that it is not lost. */
function listOptions(
  { field }: Resolved,
  ...held: FieldValue[]
): { value: string; label: string }[] {
  const words = field.words ?? {};
  const unknown = new Set(
    held.filter((one): one is string => typeof one === 'string' && one !== ''),
  );
  const options = Object.entries(words).map(([value, label]) => ({ value, label }));
  for (const word of unknown)
    if (!Object.hasOwn(words, word)) options.push({ value: word, label: word });
  return options;
}

function Flag({
  label,
  ...props
}: {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <Checkbox.Root
      minH="11"
      checked={props.checked}
      onCheckedChange={({ checked }) => props.onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  );
}

type TagsProps = Extract<Descriptor, { kind: 'tags' }> & {
  label: string;
  value: FieldValue;
  error: string | undefined;
  onChange: (tags: string[]) => void;
};

function Tags({ label, value, error, onChange, ...rest }: TagsProps) {
  const { suggestions, aliases, most, palette } = rest;
  return (
    <TagInput
      label={label}
      value={Array.isArray(value) ? value : []}
      onChange={onChange}
      suggestions={suggestions}
      aliases={aliases}
      max={most}
      keepsBeyondMax
      {...(palette ? { colorPalette: palette } : {})}
      {...(error ? { errorText: error } : {})}
    />
  );
}

export function FormField<N extends string>({ of, name, hint }: FormFieldProps<N>) {
  const resolved = of.form.fields[name];
  const { descriptor, required } = resolved;
  const value = of.values[name];
  const label = fieldLabel(resolved.field);
  const onChange = (next: FieldValue) => of.set(name, next);
  const text = {
    label,
    value: String(value),
    onChange,
    onBlur: () => of.leave(name),
    error: of.errorAt(name),
    hint: hint ?? ('hint' in descriptor ? descriptor.hint : undefined),
  };
  switch (descriptor.kind) {
    case 'flag':
      return <Flag label={label} checked={value === true} onChange={onChange} />;
    case 'tags':
      return <Tags {...descriptor} {...text} value={value} />;
    case 'choice':
    case 'option':
      return (
        <SelectField
          {...text}
          options={listOptions(resolved, of.base[name], value)}
          {...(required ? {} : { emptyLabel: formsText.choose })}
        />
      );
    case 'meals':
      return null;
    case 'area':
      return <AreaField {...text} />;
    case 'date':
      return <DateField {...text} required={required} />;
    case 'number':
      return <TextField {...text} required={required} numeric />;
    default:
      return <TextField {...text} required={required} type={descriptor.kind} />;
  }
}
