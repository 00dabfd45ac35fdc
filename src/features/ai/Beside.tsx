import { Stack } from '@chakra-ui/react';
import type { AiProvider } from '../../api/ai';
import { ADULT_FROM } from '../../domain/clinical/recognise';
import type { Client } from '../../domain/records/clients';
import { Consent } from './Consent';
import { Sent } from './Sent';
import type { Consents } from './useConsents';
import type { SentData } from './useSent';

export function Beside(props: {
  data: SentData;
  message: string;
  provider: AiProvider | undefined;
  client: Client | undefined;
  consents: Consents;
}) {
  const { data, message, provider } = props;
  const { age } = data.known;
  return (
    <Stack gap="4">
      <Sent known={data.known} message={message} left={data.left} onToggle={data.toggle} />
      {provider ? (
        <Consent {...props} provider={provider} isChild={age !== undefined && age < ADULT_FROM} />
      ) : null}
    </Stack>
  );
}
