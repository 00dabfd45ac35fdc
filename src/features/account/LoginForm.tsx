import { Button, Field, Input, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { accountTexts } from '../../i18n/account';
import { PasswordField } from './PasswordField';
import { Problem } from './Problem';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  error: string | null;
  onSubmit: (email: string, password: string) => Promise<void>;
}

/** E-mail (its owner keeps it while it is typed) and password (never kept). */
export function LoginForm({ email, onEmail, busy, error, onSubmit }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !email.trim() || !password) return;
    await onSubmit(email.trim(), password);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4">
        <Field.Root invalid={tried && !email.trim()}>
          <Field.Label>{accountTexts.email}</Field.Label>
          <Input
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
          <Field.ErrorText>{accountTexts.emailMissing}</Field.ErrorText>
        </Field.Root>
        <PasswordField
          label={accountTexts.password}
          autoComplete="current-password"
          value={password}
          error={tried && !password ? accountTexts.passwordMissing : undefined}
          onChange={setPassword}
        />
        <Problem text={error} />
        <Button type="submit" colorPalette="leaf" size="lg" loading={busy}>
          {accountTexts.submit}
        </Button>
      </Stack>
    </form>
  );
}
