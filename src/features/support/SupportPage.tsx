import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { askSupport, listOwnRequests } from '../../api/support';
import { useData, useLive } from '../../data/react';
import { presentTier } from '../../domain/person/clientList';
import { SUPPORT_LENGTH, type SupportRequest } from '../../domain/accounts/support';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { getLabel } from '../../i18n/labelOf';
import { supportText as texts } from '../../i18n/support';
import { newId } from '../../platform/ids';
import { getAddresses } from '../../routing/addresses';
import { formatWhen } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { TextField } from '../../ui/plain/TextField';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { useDraft } from '../../ui/useDraft';

/** The id makes sending it again harmless. */
const fresh = () => ({ id: newId(), subject: '', message: '' });

function useRequest(onSent: () => Promise<void>) {
  const [first] = useState(fresh);
  const [typed, setTyped] = useDraft('support:new', first);
  const [isTried, setTried] = useState(false);
  const { busy, error, run } = useAction(texts.sending);
  const needs = { subject: typed.subject.trim() === '', message: typed.message.trim() === '' };
  const send = async (): Promise<void> => {
    setTried(true);
    if (needs.subject || needs.message) return;
    if (!(await run(() => gateway.ask(askSupport, { body: typed })))) return;
    toaster.create({ title: texts.sent, type: 'success' });
    setTyped(fresh());
    setTried(false);
    await onSent();
  };
  return { typed, setTyped, needs, isTried, busy, error, send };
}

function Form({ onSent }: { onSent: () => Promise<void> }) {
  const { typed, setTyped, needs, isTried, busy, error, send } = useRequest(onSent);
  return (
    <Section title={texts.ask}>
      <Stack gap="4">
        <TextField
          label={texts.subject}
          required
          value={typed.subject}
          error={isTried && needs.subject ? texts.needSubject : undefined}
          onChange={(text) =>
            setTyped((last) => ({ ...last, subject: text.slice(0, SUPPORT_LENGTH.subject) }))
          }
        />
        <TextField
          area
          label={texts.message}
          hint={texts.messageHint}
          required
          value={typed.message}
          error={isTried && needs.message ? texts.needMessage : undefined}
          onChange={(text) =>
            setTyped((last) => ({ ...last, message: text.slice(0, SUPPORT_LENGTH.text) }))
          }
        />
        <Problem text={error} />
        <Button alignSelf="start" minH="11" loading={busy} onClick={() => void send()}>
          {texts.ask}
        </Button>
      </Stack>
    </Section>
  );
}

function Row({ request }: { request: SupportRequest }) {
  const { subject, message, createdAt, answer } = request;
  return (
    <chakra.li py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0, pt: 0 }}>
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {subject}
        </Text>
        <Badge colorPalette={answer ? 'leaf' : 'turmeric'}>
          {answer ? texts.answered(formatWhen(answer.at)) : texts.waiting}
        </Badge>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {formatWhen(createdAt)}
      </Text>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" mt="1">
        {message}
      </Text>
      {answer ? (
        <Box bg="leaf.subtle" borderRadius="l2" p="3" mt="2">
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {answer.text}
          </Text>
        </Box>
      ) : null}
    </chakra.li>
  );
}

export function SupportPage() {
  const data = useData();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  const { answer, error, reload } = useGatewayQuery(listOwnRequests, {}, texts.what);
  const { plan } = presentTier(data.account, notices ?? []);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      maxW="4xl"
      back={{ to: getAddresses('account').own, label: texts.back }}
    >
      <Stack gap="4">
        <Text color="fg.muted">{getLabel(texts.order, plan)}</Text>
        <Form onSent={reload} />
        {error ? (
          <Notice
            tone="warning"
            title={error}
            action={{ label: texts.retry, onPress: () => void reload() }}
          />
        ) : null}
        <Section title={texts.own}>
          {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
          {answer?.requests.length === 0 ? <Text color="fg.muted">{texts.none}</Text> : null}
          <chakra.ul listStyleType="none" aria-label={texts.own}>
            {answer?.requests.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </chakra.ul>
        </Section>
      </Stack>
    </Page>
  );
}
