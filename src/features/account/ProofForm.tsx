import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { securityText } from '../../i18n/security';
import { Problem } from '../../ui/plain/Problem';
import { TextField } from '../../ui/plain/TextField';
import { PasswordField } from './PasswordField';

const text = securityText.factor;

/** A code of the authenticator, or a recovery code where one does. */
export function CodeField(props: {
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  onChange: (code: string) => void;
}) {
  return <TextField name="code" autoComplete="one-time-code" spellCheck={false} {...props} />;
}

interface ProofFormProps {
  asks: { password: boolean; code: boolean };
  submit: string;
  busy: boolean;
  error: string | null;
  onSubmit: (password: string, code: string) => void;
  onCancel: () => void;
}

/** What is typed, and sent when all of it is there. */
function useProof({ asks, onSubmit }: Pick<ProofFormProps, 'asks' | 'onSubmit'>) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? text.missing : undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if ((asks.password && !password) || (asks.code && !code.trim())) return;
    onSubmit(password, code.trim());
  };
  return { password, setPassword, code, setCode, missing, send };
}

/** Shows that it is the owner who changes the second factor. */
export function ProofForm(props: ProofFormProps) {
  const { asks, submit, busy, error, onCancel } = props;
  const { password, setPassword, code, setCode, missing, send } = useProof(props);
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="4">
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
        <Problem text={error} />
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
