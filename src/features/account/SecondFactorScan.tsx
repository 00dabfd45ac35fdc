import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import type { SecondFactorStart } from '../../api/security';
import { securityText } from '../../i18n/security';
import { QrCode } from '../../ui/QrCode';
import { Problem } from '../../ui/plain/Problem';
import { CodeField } from '../../blocks/proof/ProofForm';

const text = securityText.factor;

interface ScanProps {
  start: SecondFactorStart;
  busy: boolean;
  error: string | null;
  onCode: (code: string) => void;
  onCancel: () => void;
}

export function SecondFactorScan({ start, busy, error, onCode, onCancel }: ScanProps) {
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (code.trim()) onCode(code.trim());
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="4">
        <Text>{text.scan}</Text>
        <Flex maxW="56">
          <QrCode text={start.uri} label={text.qr} />
        </Flex>
        <Text textStyle="sm">
          {text.typed}{' '}
          <Text as="span" fontFamily="mono" userSelect="all" overflowWrap="anywhere">
            {start.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </Text>
        </Text>
        <CodeField
          label={text.first}
          value={code}
          error={tried && !code.trim() ? text.missing : undefined}
          onChange={setCode}
        />
        <Problem text={error} />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" colorPalette="leaf" loading={busy}>
            {text.confirm}
          </Button>
          <Button variant="ghost" colorPalette="gray" onClick={onCancel}>
            {text.cancel}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
