import { Box, Button, Field, Flex, Grid, Stack, Text, Textarea } from '@chakra-ui/react';
import { EyeOff, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readAi } from '../../api/ai';
import { useTargets } from '../../blocks/targets/useTargets';
import { useData, useLive } from '../../data/react';
import { MAX_QUESTION, SENT_PARTS, withoutNames } from '../../domain/ai/advice';
import type { SentPart } from '../../domain/ai/advice';
import { recipientOf } from '../../domain/ai/consent';
import { withoutIdentity } from '../../domain/ai/identity';
import type { Identity } from '../../domain/ai/identity';
import { ADULT_FROM } from '../../domain/clinical/recognise';
import type { Client } from '../../domain/collections/clients';
import { clientRows, consultationHistory } from '../../domain/clientList';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { aiText } from '../../i18n/ai';
import { localDate } from '../../platform/clock';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Section';
import { useDraft } from '../../ui/useDraft';
import { useOnline } from '../../ui/useOnline';
import { Answer } from './Answer';
import { Consent } from './Consent';
import { Sent } from './Sent';
import { useAdvice } from './useAdvice';
import { useConsents } from './useConsents';
import type { Consents } from './useConsents';
import { sentOf, userDataOf } from './userData';

const text = aiText.advice;
const NOBODY: Identity = { names: [] };

/** What is known of a client and may leave, and what names somebody and must not. */
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
    const year = Number(localDate().slice(0, 4));
    return { known: withoutNames(userDataOf(client, weight, targets, year), identity), identity };
  }, [client, clients, visits, targets]);
}

/** Why a question cannot go yet, in words; undefined where it can. */
function obstacle(question: string, client: Client | undefined, consents: Consents) {
  if (question.trim() === '') return text.needQuestion;
  if (!consents.mine) return aiText.consent.needMine;
  if (client && !consents.client) return aiText.consent.needClient(client.clientName);
  return undefined;
}

interface QuestionProps {
  typed: string;
  /** As it leaves. */
  clean: string;
  asking: boolean;
  left: number | undefined;
  error: string | undefined;
  /** Absent where nothing can be asked now. */
  onSend?: (() => void) | undefined;
  onStop: () => void;
  onChange: (typed: string) => void;
}

function Question(props: QuestionProps) {
  const { typed, clean, asking, left, error, onSend, onStop, onChange } = props;
  return (
    <Section title={aiText.tools.advice}>
      <Stack gap="3">
        <Field.Root invalid={error !== undefined}>
          <Field.Label>{text.question}</Field.Label>
          <Textarea
            autoresize
            rows={3}
            maxLength={MAX_QUESTION}
            placeholder={text.placeholder}
            value={typed}
            onChange={(event) => onChange(event.target.value)}
          />
          <Field.ErrorText>{error}</Field.ErrorText>
        </Field.Root>
        {clean === typed.trim() ? null : (
          <Flex gap="2" align="start" color="fg.muted" textStyle="sm">
            <Box pt="0.5">
              <EyeOff size={16} aria-hidden />
            </Box>
            <Text flex="1">{text.renamed(clean)}</Text>
          </Flex>
        )}
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            colorPalette="leaf"
            minH="11"
            disabled={!onSend}
            loading={asking}
            loadingText={text.asking}
            onClick={() => onSend?.()}
          >
            <Send size={18} aria-hidden /> {text.send}
          </Button>
          {asking ? (
            <Button variant="outline" colorPalette="gray" minH="11" onClick={onStop}>
              {text.stop}
            </Button>
          ) : null}
          {left === undefined ? null : (
            <Text textStyle="sm" color="fg.muted">
              {text.left(left)}
            </Text>
          )}
        </Flex>
      </Stack>
    </Section>
  );
}

interface AdviceToolProps {
  client: Client | undefined;
  clients: readonly Client[];
}

/** What is typed, what of it leaves, and what of the client goes with it. */
function useQuestion({ client, clients }: AdviceToolProps) {
  const [typed, setTyped] = useDraft(`ai:advice:${client?.id ?? 'nobody'}`, '');
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

/** A question to a provider: what leaves is read first, and both have agreed. */
export function AdviceTool({ client, clients }: AdviceToolProps) {
  const online = useOnline();
  const { answer: status, error: unreachable } = useGatewayQuery(readAi, {}, text.what);
  const provider = status?.provider;
  const question = useQuestion({ client, clients });
  const consents = useConsents(client, provider ? recipientOf(provider) : '');
  const asked = useAdvice();
  const [refused, setRefused] = useState<string>();
  const { typed, clean, sent } = question;
  const most = status?.most;
  const left = asked.advice?.left ?? (most === undefined ? undefined : most - (status?.used ?? 0));
  const send = () => {
    const why = obstacle(typed, client, consents);
    setRefused(why);
    if (why !== undefined) return;
    const about =
      client && consents.client ? { clientId: client.id, consentId: consents.client.id } : {};
    asked.ask({ question: clean, userData: client ? sent : {}, ...about }, typed.trim());
  };
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        {online ? null : <Notice tone="warning" title={text.offline} />}
        {status && !provider ? <Notice tone="warning" title={text.noProvider} /> : null}
        {online && unreachable ? <Notice tone="warning" title={unreachable} /> : null}
        <Question
          typed={typed}
          clean={clean}
          asking={asked.asking}
          left={provider ? left : undefined}
          error={refused ?? asked.error}
          onSend={online && provider ? send : undefined}
          onStop={asked.stop}
          onChange={(next) => {
            setRefused(undefined);
            question.setTyped(next);
          }}
        />
        {asked.advice ? (
          <Answer key={asked.advice.data.advice} advice={asked.advice} client={client} />
        ) : null}
      </Stack>
      <Stack gap="4">
        <Sent
          known={question.known}
          sent={sent}
          question={clean}
          left={question.left}
          onToggle={question.toggle}
        />
        {provider ? (
          <Consent
            provider={provider}
            client={client}
            consents={consents}
            isChild={question.known.age !== undefined && question.known.age < ADULT_FROM}
          />
        ) : null}
      </Stack>
    </Grid>
  );
}
