import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { PasskeyAnswer } from '../../domain/accounts/passkeys';
import { securityText } from '../../i18n/security';
import { Problem } from '../../ui/plain/Problem';
import { TextField } from '../../ui/plain/TextField';
import { PasswordField } from '../../ui/plain/PasswordField';

const text = securityText.factor;

export function CodeField(props: {
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}) {
  return <TextField name="code" autoComplete="one-time-code" spellCheck={false} {...props} />;
}

export interface Proven {
  password: string;
  code?: string;
  passkey?: PasskeyAnswer;
}

interface ProofFormProps {
  asks: { password: boolean; code: boolean; passkey: boolean };
  /** Resolves to undefined where no passkey was shown. */
  passkey: {
    busy: boolean;
    error: string | null;
    show: () => Promise<PasskeyAnswer | undefined>;
  };
  submit: string;
  busy: boolean;
  error: string | null;
  ready?: boolean;
  onTry?: () => void;
  onSubmit: (proof: Proven) => void;
  onCancel: () => void;
  children?: ReactNode;
}

function useProof({ asks, passkey: proof, ready = true, onTry, onSubmit }: ProofFormProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? text.missing : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    onTry?.();
    if (!ready || (asks.password && !password) || (asks.code && !code.trim())) return;
    onSubmit({ password, ...(asks.code ? { code: code.trim() } : {}) });
  };
  const show = async (): Promise<void> => {
    setTried(true);
    onTry?.();
    if (!ready || (asks.password && !password)) return;
    const passkey = await proof.show();
    if (passkey) onSubmit({ password, passkey });
  };
  return { password, setPassword, code, setCode, missing, send, show };
}

function PasskeyButton({ busy, onShow }: { busy: boolean; onShow: () => void }) {
  return (
    <Button alignSelf="start" variant="outline" colorPalette="gray" loading={busy} onClick={onShow}>
      {securityText.passkeys.use}
    </Button>
  );
}

export function ProofForm(props: ProofFormProps) {
  const { asks, passkey, submit, busy, error, onCancel, children } = props;
  const { password, setPassword, code, setCode, missing, send, show } = useProof(props);
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="4">
        {children}
        {asks.password ? (
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            value={password}
            error={missing(password)}
            onChange={setPassword}
          />
        ) : null}
        {asks.code ? (
          <CodeField
            label={text.code}
            hint={text.codeHint}
            value={code}
            error={missing(code)}
            onChange={setCode}
          />
        ) : null}
        {asks.passkey ? <PasskeyButton busy={passkey.busy} onShow={() => void show()} /> : null}
        <Problem text={error ?? passkey.error} />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" colorPalette="leaf" loading={busy}>
            {submit}
          </Button>
          <Button variant="ghost" colorPalette="gray" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
