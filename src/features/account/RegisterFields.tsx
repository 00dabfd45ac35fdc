import { Field, Heading, Input, Stack, Textarea } from '@chakra-ui/react';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { PASSWORD_MIN } from '../../domain/account';
import { accountPages } from '../../i18n/accountPages';
import { common } from '../../i18n/common';
import { PasswordField } from './PasswordField';
import type { RegistrationErrors, RegistrationForm } from './registration';

const texts = accountPages.register;

export interface RegisterFieldsProps {
  form: RegistrationForm;
  password: string;
  errors: RegistrationErrors;
  onChange: (change: Partial<RegistrationForm>) => void;
  onPassword: (password: string) => void;
}

interface TextProps {
  of: RegisterFieldsProps;
  field: keyof RegistrationForm;
  label: string;
  hint?: string;
  required?: boolean;
  area?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

function TextField({ of, field, label, hint, required, area, type, autoComplete }: TextProps) {
  const { form, errors, onChange } = of;
  const bind = {
    name: field,
    value: form[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  };
  return (
    <Field.Root invalid={errors[field] !== undefined} required={required ?? false}>
      <Field.Label>
        {label}
        {required ? <Field.RequiredIndicator aria-label={common.required} /> : null}
      </Field.Label>
      {area ? (
        <Textarea rows={3} {...bind} />
      ) : (
        <Input type={type ?? 'text'} autoComplete={autoComplete ?? 'off'} {...bind} />
      )}
      {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
      <Field.ErrorText>{errors[field]}</Field.ErrorText>
    </Field.Root>
  );
}

/** Who registers, and what an administrator reads to approve them. */
export function RegisterFields(props: RegisterFieldsProps) {
  return (
    <Stack gap="8">
      <Stack as="section" gap="4">
        <Heading as="h2" size="md">
          {texts.account}
        </Heading>
        <TextField
          of={props}
          field="name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="name"
          required
        />
        <TextField
          of={props}
          field="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          required
        />
        <PasswordField
          label={texts.password}
          autoComplete="new-password"
          hint={texts.passwordHint(PASSWORD_MIN)}
          value={props.password}
          error={props.errors.password}
          onChange={props.onPassword}
        />
      </Stack>
      <Stack as="section" gap="4">
        <Heading as="h2" size="md">
          {texts.application}
        </Heading>
        <TextField of={props} field="specialization" label={texts.specialization} />
        <TextField of={props} field="phone" label={texts.phone} type="tel" autoComplete="tel" />
        <TextField
          of={props}
          field="workplace"
          label={texts.workplace}
          autoComplete="organization"
        />
        <TextField of={props} field="qualifications" label={texts.qualifications} area />
        <TextField of={props} field="introduction" label={texts.introduction} area />
      </Stack>
    </Stack>
  );
}
