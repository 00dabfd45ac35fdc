import { Box, Button, Checkbox, Field, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { AiProvider } from '../../api/ai';
import { formatRecipient } from '../../domain/practice/ai/consent';
import type { Client } from '../../domain/records/clients';
import {
  consent as collection,
  type Consent as GivenConsent,
} from '../../domain/records/kinds/consent';
import { aiText } from '../../i18n/ai';
import { getAddresses } from '../../routing/addresses';
import { formatDate } from '../../ui/format';
import { getWordLabel } from '../../ui/fieldText';
import { AppLink } from '../../ui/Link';
import { Section } from '../../ui/Section';
import type { Consents } from './useConsents';

const text = aiText.consent;
const { way: wayField } = collection.fields;
type Way = GivenConsent['way'] | '';
const WAYS = Object.entries(wayField.words) as [GivenConsent['way'], string][];

function GivenLine({ children }: { children: string }) {
  return (
    <Flex gap="2" align="start">
      <Box color="fg.success" pt="1">
        <CircleCheck size={16} aria-hidden />
      </Box>
      <Text flex="1">{children}</Text>
    </Flex>
  );
}

/** Nothing is ticked beforehand: consent has to be the expert's own act. */
function Mine({ consents, recipient }: { consents: Consents; recipient: string }) {
  if (consents.mine)
    return (
      <Flex gap="2" align="center" wrap="wrap">
        <GivenLine>{text.mineGiven(formatDate(consents.mine))}</GivenLine>
        <Button
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="gray"
          onClick={consents.withdraw}
        >
          {text.withdraw}
        </Button>
      </Flex>
    );
  return (
    <Checkbox.Root
      colorPalette="leaf"
      alignItems="start"
      checked={false}
      onCheckedChange={consents.agree}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control mt="1" />
      <Checkbox.Label fontWeight="medium">{text.mine(recipient)}</Checkbox.Label>
    </Checkbox.Root>
  );
}

function WayField({ way, onChange }: { way: Way; onChange: (way: Way) => void }) {
  return (
    <Field.Root>
      <Field.Label>{text.way}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={way} onChange={(event) => onChange(event.target.value as Way)}>
          <option value="">{text.chooseWay}</option>
          {WAYS.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

interface RecordProps {
  client: Client;
  consents: Consents;
  recipient: string;
}

function Record({ client, consents, recipient }: RecordProps) {
  const [way, setWay] = useState<Way>('');
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{text.needClient(client.clientName)}</Text>
      <Text textStyle="sm" color="fg.muted">
        {text.needClientHint(recipient)}
      </Text>
      <WayField way={way} onChange={setWay} />
      <Button
        variant="outline"
        minH="11"
        alignSelf="flex-start"
        disabled={way === ''}
        onClick={() => way !== '' && consents.record(way)}
      >
        {text.record}
      </Button>
    </Stack>
  );
}

function OfClient(props: RecordProps & { isChild: boolean }) {
  const { client, consents, isChild } = props;
  const clientConsent = consents.client;
  if (client.restrictedSince !== undefined)
    return <Text color="fg.warning">{text.restricted(client.clientName)}</Text>;
  if (clientConsent)
    return (
      <GivenLine>
        {text.client(
          client.clientName,
          formatDate(clientConsent.consentDate),
          getWordLabel(wayField, clientConsent.way),
        )}
      </GivenLine>
    );
  if (!isChild) return <Record {...props} />;
  return (
    <Stack gap="1">
      <Text>{text.child}</Text>
      <AppLink to={getAddresses('clients').detail(client.id)}>{text.openClient}</AppLink>
    </Stack>
  );
}

interface ConsentProps {
  provider: AiProvider;
  client: Client | undefined;
  consents: Consents;
  isChild: boolean;
}

export function Consent({ provider, client, consents, isChild }: ConsentProps) {
  const recipient = formatRecipient(provider);
  return (
    <Section title={aiText.provider.title}>
      <Text fontWeight="medium">
        {provider.name} · {provider.model}
      </Text>
      <Text color="fg.warning" mb="3">
        {aiText.provider.where(provider.country)}
      </Text>
      <Stack gap="3">
        <Mine consents={consents} recipient={recipient} />
        {client ? (
          <OfClient client={client} consents={consents} recipient={recipient} isChild={isChild} />
        ) : null}
      </Stack>
    </Section>
  );
}
