import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { MAX_PASSKEYS, type Passkey } from '../../domain/accounts/security';
import { type SecurityResponse } from '../../api/security';
import { getDeviceName } from '../../domain/accounts/userAgent';
import { hasPasskeys } from '../../gateway/passkeys';
import { usePasskeyProof } from '../../gateway/usePasskeyProof';
import { securityText } from '../../i18n/security';
import { formatWhen } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/plain/TextField';
import { ProofForm } from '../../blocks/proof/ProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import { usePasskeys, type WantedPasskey } from './usePasskeys';

const text = securityText.passkeys;

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, usedAt } = passkey;
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex gap="3" align="center" wrap="wrap">
        <Box color="fg.muted" flexShrink="0">
          <KeyRound size={22} aria-hidden />
        </Box>
        <Box flex="1" minW="40">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {text.since(formatWhen(createdAt))} ·{' '}
            {usedAt ? text.used(formatWhen(usedAt)) : text.unused}
          </Text>
        </Box>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={text.removeLabel(name)}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </Flex>
    </chakra.li>
  );
}

function whyNot({ origin, list }: NonNullable<SecurityResponse['passkeys']>): string | undefined {
  if (!hasPasskeys()) return text.noBrowser;
  if (origin !== window.location.origin) return text.elsewhere(origin);
  return list.length >= MAX_PASSKEYS ? text.full(MAX_PASSKEYS) : undefined;
}

function Overview(props: {
  passkeys: NonNullable<SecurityResponse['passkeys']>;
  onWant: (request: WantedPasskey) => void;
}) {
  const { passkeys, onWant } = props;
  const { list } = passkeys;
  const reason = whyNot(passkeys);
  return (
    <Stack gap="3" align="stretch">
      {list.length === 0 ? (
        <Text>{text.none}</Text>
      ) : (
        <chakra.ul listStyleType="none" aria-label={text.title}>
          {list.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => onWant(passkey)} />
          ))}
        </chakra.ul>
      )}
      {reason ? (
        <Notice tone="info" title={reason} />
      ) : (
        <Button alignSelf="start" colorPalette="leaf" onClick={() => onWant('add')}>
          {text.add}
        </Button>
      )}
    </Stack>
  );
}

interface PasskeysProps {
  passkeys: NonNullable<SecurityResponse['passkeys']>;
  asksCode: boolean;
  load: () => Promise<void>;
}

export function Passkeys({ passkeys, asksCode, load }: PasskeysProps) {
  const passkey = usePasskeyProof();
  const { request, want, codes, busy, error, add, remove, finish } = usePasskeys(load);
  const [name, setName] = useState(() => getDeviceName(navigator.userAgent) ?? '');
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void finish()} />;
  const asks = { password: true, code: asksCode, passkey: passkeys.list.length > 0 };
  const formProps = { asks, passkey, busy, error, onCancel: () => want(null) };
  if (request === 'add')
    return (
      <ProofForm
        {...formProps}
        submit={text.make}
        ready={name.trim() !== ''}
        onSubmit={(proof) => void add(name.trim(), proof)}
      >
        <TextField
          label={text.name}
          hint={text.nameHint}
          value={name}
          onChange={(typed) => setName(typed.slice(0, 60))}
        />
      </ProofForm>
    );
  if (request)
    return (
      <ProofForm
        {...formProps}
        key={request.id}
        submit={text.remove}
        onSubmit={(proof) => void remove(request, proof)}
      >
        <Text>{text.removing(request.name)}</Text>
      </ProofForm>
    );
  return <Overview passkeys={passkeys} onWant={want} />;
}
