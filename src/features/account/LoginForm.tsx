import { Box, Button, Field, IconButton, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { accountTexts } from '../../i18n/account';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
  busy: boolean;
  error: string | null;
  onSubmit: (email: string, password: string) => Promise<void>;
}

function Problem({ text }: { text: string | null }) {
  return (
    <Box aria-live="assertive">
      {text ? (
        <Text
          display="flex"
          gap="2"
          alignItems="flex-start"
          p="3"
          borderRadius="l2"
          bg="bg.error"
          color="fg.error"
          textStyle="sm"
        >
          <Box as="span" flexShrink="0" mt="0.5">
            <CircleAlert size={18} aria-hidden />
          </Box>
          {text}
        </Text>
      ) : null}
    </Box>
  );
}

interface PasswordFieldProps {
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}

function PasswordField({ value, missing, onChange }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field.Root invalid={missing}>
      <Field.Label>{accountTexts.password}</Field.Label>
      <InputGroup
        endElementProps={{ px: '0' }}
        endElement={
          <IconButton
            variant="ghost"
            colorPalette="gray"
            color="fg.muted"
            aria-label={visible ? accountTexts.hidePassword : accountTexts.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon aria-hidden />
          </IconButton>
        }
      >
        <Input
          type={visible ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          pe="12"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </InputGroup>
      <Field.ErrorText>{accountTexts.passwordMissing}</Field.ErrorText>
    </Field.Root>
  );
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
        <PasswordField value={password} missing={tried && !password} onChange={setPassword} />
        <Problem text={error} />
        <Button type="submit" colorPalette="leaf" size="lg" loading={busy}>
          {accountTexts.submit}
        </Button>
      </Stack>
    </form>
  );
}
