import { Grid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { readAi } from '../../api/ai';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { formatRecipient } from '../../domain/practice/ai/consent';
import { withoutIdentity } from '../../domain/practice/ai/identity';
import { adviceMessage } from '../../domain/practice/ai/prompts/advice';
import { MAX_QUESTION } from '../../domain/practice/ai/userData';
import type { Client } from '../../domain/records/clients';
import { aiText } from '../../i18n/ai';
import { useDraft } from '../../ui/useDraft';
import { useOnline } from '../../ui/useOnline';
import { Answer, Writing } from './Answer';
import { Beside } from './Beside';
import { CarriedAnswer } from './CarriedAnswer';
import { consentObstacle, countLeft, Obstacles } from './Obstacles';
import { Question } from './Question';
import { useAdvice } from './useAdvice';
import { useCarried, type Carried } from './useCarried';
import { useConsents, type Consents } from './useConsents';
import { useSent, type SentData } from './useSent';

const text = aiText.advice;

interface AdviceToolProps {
  client: Client | undefined;
  clients: readonly Client[];
}

function useSending(
  { typed, clean }: { typed: string; clean: string },
  { sent }: SentData,
  client: Client | undefined,
  consents: Consents,
) {
  const { ask, ...asked } = useAdvice();
  const [refused, setRefused] = useState<string>();
  const send = () => {
    const why = typed.trim() === '' ? text.needQuestion : consentObstacle(client, consents);
    setRefused(why);
    if (why !== undefined) return;
    const about =
      client && consents.client ? { clientId: client.id, consentId: consents.client.id } : {};
    const question = clean.slice(0, MAX_QUESTION);
    ask({ question, userData: client ? sent : {}, ...about }, typed.trim());
  };
  return { ...asked, send, error: refused ?? asked.error, refuse: setRefused };
}

function Answers(props: {
  carried: Carried | undefined;
  sending: Pick<ReturnType<typeof useSending>, 'written' | 'advice'>;
  client: Client | undefined;
}) {
  const { carried, client } = props;
  const { written, advice } = props.sending;
  return (
    <>
      {carried && carried.clientId === client?.id ? (
        <CarriedAnswer key={carried.question} carried={carried} client={client} />
      ) : null}
      {written ? <Writing written={written} client={client} /> : null}
      {!written && advice && advice.clientId === client?.id ? (
        <Answer key={advice.data.advice} advice={advice} client={client} />
      ) : null}
    </>
  );
}

const COLUMNS = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' };

export function AdviceTool({ client, clients }: AdviceToolProps) {
  const online = useOnline();
  const { answer: status, error } = useGatewayQuery(readAi, {}, text.what);
  const provider = status?.provider;
  const [typed, setTyped] = useDraft('ai:advice', '');
  const data = useSent(client, clients);
  const clean = withoutIdentity(typed.trim(), data.identity);
  const consents = useConsents(client, provider ? formatRecipient(provider) : '');
  const sending = useSending({ typed, clean }, data, client, consents);
  const { advice, written } = sending;
  const { carried, look } = useCarried(client, data, data.known);
  return (
    <Grid templateColumns={COLUMNS} gap="4" alignItems="start">
      <Stack gap="4">
        <Obstacles online={online} isMissing={status !== null && !provider} unreachable={error} />
        <Question
          typed={typed}
          clean={clean}
          asking={written !== undefined}
          left={provider ? countLeft(status, advice?.left) : undefined}
          error={sending.error}
          onSend={online && provider ? sending.send : undefined}
          onStop={sending.stop}
          onLook={() =>
            typed.trim() === '' ? sending.refuse(text.needQuestion) : look(typed.trim())
          }
          onChange={(next) => {
            sending.refuse(undefined);
            setTyped(next);
          }}
        />
        <Answers carried={carried} sending={sending} client={client} />
      </Stack>
      <Beside message={adviceMessage(data.sent, clean)} {...{ data, provider, client, consents }} />
    </Grid>
  );
}
