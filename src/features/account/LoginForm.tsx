import { useState } from 'react';
import type { FormEvent } from 'react';
import { accountTexts } from '../../i18n/account';
import { Button } from '../../ui/plain/Button';
import { TextField } from '../../ui/plain/TextField';
import { PasswordField } from './PasswordField';
import { Problem } from '../../ui/plain/Problem';

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
    <form onSubmit={(event) => void submit(event)} noValidate className="p-stack">
      <TextField
        label={accountTexts.email}
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={tried && !email.trim() ? accountTexts.emailMissing : undefined}
        onChange={onEmail}
      />
      <PasswordField
        label={accountTexts.password}
        autoComplete="current-password"
        value={password}
        error={tried && !password ? accountTexts.passwordMissing : undefined}
        onChange={setPassword}
      />
      <Problem text={error} />
      <Button type="submit" className="p-large" loading={busy}>
        {accountTexts.submit}
      </Button>
    </form>
  );
}
