import { Badge, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link2, Mail } from 'lucide-react';
import { useState } from 'react';
import {
  createClientLink,
  listClientLinks,
  mailClientLink,
  revokeClientLinks,
  type ClientLink,
} from '../../../api/clientLinks';
import type { Client } from '../../../domain/records/clients';
import { gateway } from '../../../gateway/browserSession';
import { useAction } from '../../../gateway/useAction';
import { useGatewayQuery } from '../../../gateway/useGatewayQuery';
import { clientLinkTexts as texts } from '../../../i18n/clientLinks';
import { newId } from '../../../platform/ids';
import { formatDate } from '../../../ui/format';
import { toaster } from '../../../ui/toaster';
import { useOnline } from '../../../ui/useOnline';
import { DiaryList } from './DiaryList';
import { aboutLink, getMailFailure, getLinkState } from './linkState';
import { MadeLink } from './MadeLink';
import { useDiary } from './useDiary';

interface RowProps {
  link: ClientLink;
  now: Date;
  busy: boolean;
  onRevoke: () => void;
}

function Row({ link, now, busy, onRevoke }: RowProps) {
  const state = getLinkState(link, now);
  const failure = getMailFailure(link);
  const isOpen = state === 'live' || state === 'waiting';
  return (
    <Flex as="li" gap="2" py="2" borderTopWidth="1px" align="start">
      <Box flex="1" minW="0">
        <Badge size="md" colorPalette={state === 'live' ? 'leaf' : 'gray'}>
          {texts.states[state]}
        </Badge>
        <Text textStyle="sm" color="fg.muted">
          {aboutLink(link)}
        </Text>
        {failure === undefined ? null : (
          <Text textStyle="sm" color="fg.warning">
            {failure}
          </Text>
        )}
      </Box>
      {isOpen ? (
        <Button
          size="sm"
          minH="11"
          variant="outline"
          colorPalette="gray"
          disabled={busy}
          aria-label={texts.revokeLabel(formatDate(link.createdAt))}
          onClick={onRevoke}
        >
          {texts.revoke}
        </Button>
      ) : null}
    </Flex>
  );
}

function useLinks(clientId: string) {
  const query = useGatewayQuery(listClientLinks, { params: { id: clientId } }, texts.what);
  const action = useAction(texts.what);
  const [url, setUrl] = useState<string>();
  /** Idempotency key: asking again after a lost answer sends no second mail. */
  const [mailKey, setMailKey] = useState(newId);
  const create = async () => {
    const body = { clientId };
    if (await action.run(async () => setUrl((await gateway.ask(createClientLink, { body })).url)))
      await query.reload();
  };
  const mail = async () => {
    const body = { clientId, key: mailKey };
    if (!(await action.run(() => gateway.ask(mailClientLink, { body })))) return;
    setMailKey(newId());
    toaster.create({ type: 'success', title: texts.mailAsked });
    await query.reload();
  };
  const revoke = async (linkId: string) => {
    const body = { clientId, linkId };
    if (!(await action.run(() => gateway.ask(revokeClientLinks, { body })))) return;
    setUrl(undefined);
    toaster.create({ type: 'success', title: texts.revoked });
    await query.reload();
  };
  return { query, action, url, closeUrl: () => setUrl(undefined), create, mail, revoke };
}

interface ButtonsProps {
  busy: boolean;
  onCreate: () => void;
  onMail: () => void;
}

function Buttons({ busy, onCreate, onMail }: ButtonsProps) {
  return (
    <Flex gap="2" wrap="wrap" my="2">
      <Button minH="11" disabled={busy} onClick={onCreate}>
        <Link2 size={18} aria-hidden /> {texts.create}
      </Button>
      <Button minH="11" variant="outline" colorPalette="gray" disabled={busy} onClick={onMail}>
        <Mail size={18} aria-hidden /> {texts.mail}
      </Button>
    </Flex>
  );
}

function Links({ client }: { client: Client }) {
  const { query, action, url, closeUrl, create, mail, revoke } = useLinks(client.id);
  const isOnline = useOnline();
  const [now] = useState(() => new Date());
  const { busy, error } = action;
  const links = query.answer?.links;
  const unread = isOnline ? query.error : texts.offline;
  return (
    <>
      <Buttons busy={busy} onCreate={() => void create()} onMail={() => void mail()} />
      {unread ? <Text color="fg.muted">{unread}</Text> : null}
      {error ? (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      ) : null}
      {url === undefined ? null : <MadeLink url={url} onClose={closeUrl} />}
      {links?.length === 0 ? <Text color="fg.muted">{texts.none}</Text> : null}
      <Box as="ul" listStyleType="none" aria-label={texts.list}>
        {links?.map((link) => {
          const end = () => void revoke(link.linkId);
          return <Row key={link.linkId} link={link} now={now} busy={busy} onRevoke={end} />;
        })}
      </Box>
    </>
  );
}

export function ClientLinkPanel({ client }: { client: Client }) {
  const days = useDiary(client.id);
  return (
    <Box as="section" aria-label={texts.title}>
      <Heading as="h2" size="md">
        {texts.title}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {texts.hint}
      </Text>
      <Links client={client} />
      {days ? <DiaryList days={days} weight={client.weight} /> : null}
    </Box>
  );
}
