import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { CalendarDays, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { askMealPlan, readAi, type AiProvider } from '../../api/ai';
import { formatRecipient } from '../../domain/practice/ai/consent';
import { listDishes, mealPlanMessage } from '../../domain/practice/ai/prompts/mealPlan';
import type { Client } from '../../domain/records/clients';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { aiText } from '../../i18n/ai';
import { getAddresses } from '../../routing/addresses';
import { useNavigateFromHere } from '../../routing/useNavigateFromHere';
import { AppLink } from '../../ui/Link';
import { Section } from '../../ui/Section';
import { useOnline } from '../../ui/useOnline';
import { Beside } from './Beside';
import { consentObstacle, countLeft, Obstacles } from './Obstacles';
import { useAsking } from './useAsking';
import { useConsents, type Consents } from './useConsents';
import { useSent, type SentData } from './useSent';

const text = aiText.plan;
const WISHES = { days: 7, refused: [] };

function Alone({ client, isOnly }: { client: Client; isOnly: boolean }) {
  return (
    <Section title={aiText.tools.plan} hint={text.hint}>
      <Button asChild colorPalette="leaf" variant={isOnly ? 'solid' : 'outline'} minH="11">
        <AppLink to={getAddresses('generator').forClient(client.id)}>
          <CalendarDays size={18} aria-hidden /> {text.open}
        </AppLink>
      </Button>
    </Section>
  );
}

function useNames(client: Client, { sent }: SentData, consents: Consents) {
  const navigate = useNavigateFromHere();
  const { ask, ...asking } = useAsking(askMealPlan, text);
  const [refused, setRefused] = useState<string>();
  const send = () => {
    const why = consentObstacle(client, consents);
    setRefused(why);
    if (why !== undefined || !consents.client) return;
    const about = { clientId: client.id, consentId: consents.client.id };
    ask({ ...about, userData: sent, wishes: WISHES }, (answer) => {
      const named = { provider: formatRecipient(answer.provider), dishes: listDishes(answer) };
      navigate(getAddresses('generator').forClient(client.id), { state: { named } });
    });
  };
  return { ...asking, send, error: refused ?? asking.error };
}

interface WithModelProps {
  client: Client;
  provider: AiProvider;
  data: SentData;
  consents: Consents;
  left: number | undefined;
}

function WithModel({ client, provider, data, consents, left }: WithModelProps) {
  const online = useOnline();
  const { send, stop, written, error } = useNames(client, data, consents);
  return (
    <Section title={text.withModel} hint={text.withModelHint(formatRecipient(provider))}>
      <Stack gap="3">
        <Flex gap="3" wrap="wrap" align="center">
          <Button
            colorPalette="leaf"
            minH="11"
            disabled={!online}
            loading={written !== undefined}
            loadingText={text.asking}
            onClick={send}
          >
            <Sparkles size={18} aria-hidden /> {text.ask}
          </Button>
          {written ? (
            <Button variant="outline" colorPalette="gray" minH="11" onClick={stop}>
              {aiText.advice.stop}
            </Button>
          ) : null}
          {left === undefined ? null : (
            <Text textStyle="sm" color="fg.muted">
              {aiText.advice.left(left)}
            </Text>
          )}
        </Flex>
        {error ? (
          <Text role="alert" color="fg.error">
            {error}
          </Text>
        ) : null}
      </Stack>
    </Section>
  );
}

function ForClient({ client, clients }: { client: Client; clients: readonly Client[] }) {
  const online = useOnline();
  const { answer: status, error } = useGatewayQuery(readAi, {}, text.what);
  const provider = status?.provider;
  const data = useSent(client, clients);
  const consents = useConsents(client, provider ? formatRecipient(provider) : '');
  if (!provider)
    return (
      <Stack gap="4">
        <Alone client={client} isOnly />
        <Obstacles online={online} isMissing={status !== null} unreachable={error} />
      </Stack>
    );
  const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' };
  const left = countLeft(status, undefined);
  return (
    <Grid templateColumns={columns} gap="4" alignItems="start">
      <Stack gap="4">
        <Alone client={client} isOnly={false} />
        <Obstacles online={online} isMissing={false} unreachable={error} />
        <WithModel {...{ client, provider, data, consents, left }} />
      </Stack>
      <Beside
        data={data}
        message={mealPlanMessage(data.sent, WISHES)}
        provider={provider}
        client={client}
        consents={consents}
      />
    </Grid>
  );
}

export function PlanTool({
  client,
  clients,
}: {
  client: Client | undefined;
  clients: readonly Client[];
}) {
  if (client) return <ForClient key={client.id} client={client} clients={clients} />;
  return (
    <Section title={aiText.tools.plan} hint={text.hint}>
      <Text>{text.needClient}</Text>
    </Section>
  );
}
