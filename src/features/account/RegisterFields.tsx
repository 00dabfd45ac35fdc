import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { PASSWORD_MIN } from '../../domain/accounts/account';
import { accountPages } from '../../i18n/accountPages';
import { TextField } from '../../ui/plain/TextField';
import { PasswordField } from '../../ui/plain/PasswordField';
import type { RegistrationErrors, RegistrationForm } from './registration';

const texts = accountPages.register;

export interface RegisterFieldsProps {
  form: RegistrationForm;
  password: string;
  errors: RegistrationErrors;
  onChange: (change: Partial<RegistrationForm>) => void;
  onPassword: (password: string) => void;
  google?: string | undefined;
}

interface RowProps {
  of: RegisterFieldsProps;
  field: keyof RegistrationForm;
  label: string;
  hint?: string;
  required?: boolean;
  area?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

function Row({ of, field, type = 'text', autoComplete = 'off', ...rest }: RowProps) {
  return (
    <TextField
      {...rest}
      name={field}
      type={type}
      autoComplete={autoComplete}
      value={of.form[field]}
      error={of.errors[field]}
      onChange={(value) => of.onChange({ [field]: value })}
    />
  );
}

function Secrets(props: RegisterFieldsProps) {
  return (
    <>
      <Row
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
    </>
  );
}

export function RegisterFields(props: RegisterFieldsProps) {
  return (
    <>
      <section className="p-stack">
        <h2 className="p-heading">{texts.account}</h2>
        <Row
          of={props}
          field="name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="name"
          required
        />
        {props.google === undefined ? <Secrets {...props} /> : null}
      </section>
      <section className="p-stack p-apart">
        <h2 className="p-heading">{texts.application}</h2>
        <Row of={props} field="specialization" label={texts.specialization} />
        <Row of={props} field="phone" label={texts.phone} type="tel" autoComplete="tel" />
        <Row of={props} field="workplace" label={texts.workplace} autoComplete="organization" />
        <Row of={props} field="qualifications" label={texts.qualifications} area />
        <Row of={props} field="introduction" label={texts.introduction} area />
      </section>
    </>
  );
}
