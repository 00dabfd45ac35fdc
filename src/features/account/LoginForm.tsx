import { useState, type FormEvent } from 'react';
import { accountTexts } from '../../i18n/account';
import { Button } from '../../ui/plain/Button';
import { TextField } from '../../ui/plain/TextField';
import { PasswordField } from '../../ui/plain/PasswordField';
import { Problem } from '../../ui/plain/Problem';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  error: string | null;
  asksCode: boolean;
  onSubmit: (email: string, password: string, code?: string) => Promise<void>;
  onPasskey?: (email: string, password: string) => Promise<void>;
}

function CodeField(props: { value: string; onChange: (code: string) => void; missing: boolean }) {
  const { missing, ...field } = props;
  return (
    <TextField
      label={accountTexts.code}
      hint={accountTexts.codeHint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      error={missing ? accountTexts.codeMissing : undefined}
      {...field}
    />
  );
}

function useSecrets({ email, busy, asksCode, onSubmit, onPasskey }: LoginFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [triedCode, setTriedCode] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !email.trim() || !password) return;
    setTriedCode(asksCode);
    if (asksCode && !code.trim()) return;
    await onSubmit(email.trim(), password, asksCode ? code.trim() : undefined);
  };
  const show = async () => {
    setTried(true);
    if (!busy && email.trim() && password) await onPasskey?.(email.trim(), password);
  };
  return { password, setPassword, code, setCode, tried, triedCode, submit, show };
}

export function LoginForm(props: LoginFormProps) {
  const { email, onEmail, busy, error, asksCode, onPasskey } = props;
  const { password, setPassword, code, setCode, tried, triedCode, submit, show } =
    useSecrets(props);
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
      {asksCode ? (
        <CodeField value={code} onChange={setCode} missing={triedCode && !code.trim()} />
      ) : null}
      {onPasskey ? (
        <Button variant="outline" disabled={busy} onClick={() => void show()}>
          {accountTexts.withPasskey}
        </Button>
      ) : null}
      <Problem text={error} />
      <Button type="submit" className="p-large" loading={busy}>
        {accountTexts.submit}
      </Button>
    </form>
  );
}
