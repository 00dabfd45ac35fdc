import { Grid, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { readAi } from '../../api/ai';
import type { AiProvider } from '../../api/ai';
import type { AnswerOf } from '../../api/contract';
import { useTargets } from '../../blocks/targets/useTargets';
import { useData, useLive } from '../../data/react';
import { MAX_QUESTION, SENT_PARTS, withoutNames } from '../../domain/ai/userData';
import type { SentPart } from '../../domain/ai/userData';
import { recipientOf } from '../../domain/ai/consent';
import { adviceMessage } from '../../domain/ai/prompts/advice';
import { withoutIdentity } from '../../domain/ai/identity';
import type { Identity } from '../../domain/ai/identity';
import { ADULT_FROM } from '../../domain/clinical/recognise';
import type { Client } from '../../domain/collections/clients';
import { clientRows, consultationHistory } from '../../domain/clientList';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { aiText } from '../../i18n/ai';
import { localDate } from '../../platform/clock';
import { Notice } from '../../ui/Notice';
import { useDraft } from '../../ui/useDraft';
import { useOnline } from '../../ui/useOnline';
import { Answer } from './Answer';
import { Consent } from './Consent';
import { Question } from './Question';
import { Sent } from './Sent';
import { useAdvice } from './useAdvice';
import type { Advice } from './useAdvice';
import { useConsents } from './useConsents';
import type { Consents } from './useConsents';
import { sentOf, userDataOf } from './userData';

const text = aiText.advice;
const NOBODY: Identity = { names: [] };

/** Splits a client's data: facts that may leave, and identifying data that must not. */
function useKnown(client: Client | undefined, clients: readonly Client[]) {
  const data = useData();
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const { targets } = useTargets(client);
  return useMemo(() => {
    const others = clients.filter((one) => one !== client).map(({ clientName }) => clientName);
    if (!client) return { known: {}, identity: { ...NOBODY, others } };
    const own = consultationHistory(visits ?? [], client.id).map(
      ({ consultation }) => consultation,
    );
    const weight = clientRows([client], own)[0]?.weight;
    const identity: Identity = {
      names: [client.clientName],
      others,
      emails: client.email ? [client.email] : [],
      phones: client.phone ? [client.phone] : [],
    };
    const known = userDataOf(client, weight, targets, localDate());
    return { known: withoutNames(known, identity), identity };
  }, [client, clients, visits, targets]);
}

/** Why a question cannot go yet, in words; undefined where it can. */
function obstacle(question: string, client: Client | undefined, consents: Consents) {
  if (question.trim() === '') return text.needQuestion;
  if (!consents.mine) return aiText.consent.needMine;
  if (client && !consents.client) return aiText.consent.needClient(client.clientName);
  return undefined;
}

interface AdviceToolProps {
  client: Client | undefined;
  clients: readonly Client[];
}

/** State of the question: the text, the part that leaves, and the client's data sent with it. */
function useQuestion({ client, clients }: AdviceToolProps) {
  const [typed, setTyped] = useDraft('ai:advice', '');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { known, identity } = useKnown(client, clients);
  const toggle = (part: SentPart) =>
    setLeft((now) => {
      const next = new Set(now);
      if (!next.delete(part)) next.add(part);
      return next;
    });
  return {
    typed,
    setTyped,
    clean: withoutIdentity(typed.trim(), identity),
    known,
    sent: sentOf(known, left, SENT_PARTS),
    left,
    toggle,
  };
}

/** Sends a question where nothing stands against it, and says what does. */
function useSending(
  { typed, clean, sent }: ReturnType<typeof useQuestion>,
  client: Client | undefined,
  consents: Consents,
) {
  const { ask, ...asked } = useAdvice();
  const [refused, setRefused] = useState<string>();
  const send = () => {
    const why = obstacle(typed, client, consents);
    setRefused(why);
    if (why !== undefined) return;
    const about =
      client && consents.client ? { clientId: client.id, consentId: consents.client.id } : {};
    const question = clean.slice(0, MAX_QUESTION);
    ask({ question, userData: client ? sent : {}, ...about }, typed.trim());
  };
  return { ...asked, send, error: refused ?? asked.error, forgive: () => setRefused(undefined) };
}

/** Reasons why nothing can be asked now, in words. */
function Obstacles(props: { online: boolean; isMissing: boolean; unreachable: string | null }) {
  const { online, isMissing, unreachable } = props;
  return (
    <>
      {online ? null : <Notice tone="warning" title={text.offline} />}
      {isMissing ? <Notice tone="warning" title={text.noProvider} /> : null}
      {online && unreachable ? <Notice tone="warning" title={unreachable} /> : null}
    </>
  );
}

/** Data sent with the question, the provider that gets them, and the consent to that. */
function Beside(props: {
  question: ReturnType<typeof useQuestion>;
  provider: AiProvider | undefined;
  client: Client | undefined;
  consents: Consents;
}) {
  const { question, provider } = props;
  const { age } = question.known;
  return (
    <Stack gap="4">
      <Sent
        known={question.known}
        message={adviceMessage(question.sent, question.clean)}
        left={question.left}
        onToggle={question.toggle}
      />
      {provider ? (
        <Consent {...props} provider={provider} isChild={age !== undefined && age < ADULT_FROM} />
      ) : null}
    </Stack>
  );
}

/** Questions that are left today; undefined without a limit. */
function leftOf(status: AnswerOf<typeof readAi> | null, advice: Advice | undefined) {
  if (advice?.left !== undefined) return advice.left;
  return status?.most === undefined ? undefined : Math.max(0, status.most - status.used);
}

/** A question to a provider: what leaves is read first, and both have agreed. */
export function AdviceTool({ client, clients }: AdviceToolProps) {
  const online = useOnline();
  const { answer: status, error } = useGatewayQuery(readAi, {}, text.what);
  const provider = status?.provider;
  const question = useQuestion({ client, clients });
  const consents = useConsents(client, provider ? recipientOf(provider) : '');
  const sending = useSending(question, client, consents);
  const { advice } = sending;
  const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' };
  return (
    <Grid templateColumns={columns} gap="4" alignItems="start">
      <Stack gap="4">
        <Obstacles online={online} isMissing={status !== null && !provider} unreachable={error} />
        <Question
          typed={question.typed}
          clean={question.clean}
          asking={sending.asking}
          left={provider ? leftOf(status, advice) : undefined}
          error={sending.error}
          onSend={online && provider ? sending.send : undefined}
          onStop={sending.stop}
          onChange={(next) => {
            sending.forgive();
            question.setTyped(next);
          }}
        />
        {advice && advice.clientId === client?.id ? (
          <Answer key={advice.data.advice} advice={advice} client={client} />
        ) : null}
      </Stack>
      <Beside question={question} provider={provider} client={client} consents={consents} />
    </Grid>
  );
}
