import { Badge, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { ChevronRight, TriangleAlert, UserRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import type { Client } from '../../../domain/records/clients';
import {
  clientRows,
  DEFAULT_CLIENT_SORT,
  filterClients,
  NO_CLIENT_FILTER,
  sortClients,
} from '../../../domain/person/clientList';
import { ageOn, ageText } from '../../../domain/person/age';
import { menusText } from '../../../i18n/menus';
import { localDate } from '../../../platform/clock';
import { EmptyState } from '../../../ui/EmptyState';
import { AppLink } from '../../../ui/Link';
import { getAddresses } from '../../../routing/addresses';
import { Notice } from '../../../ui/Notice';
import { SearchField } from '../../../ui/SearchField';

const text = menusText.wizard;

function ClientChoice({ client, onChoose }: { client: Client; onChoose: (c: Client) => void }) {
  const age = ageOn(client, localDate());
  const about = [age === undefined ? undefined : ageText(age), ...client.goals].filter(Boolean);
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      gap="3"
      textAlign="left"
      w="full"
      minH="16"
      px="4"
      py="2"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ borderColor: 'leaf.solid' }}
      onClick={() => onChoose(client)}
    >
      <Flex direction="column" flex="1" minW="0" gap="0.5">
        <Text fontWeight="medium">{client.clientName}</Text>
        {about.length > 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {about.join(' · ')}
          </Text>
        ) : null}
      </Flex>
      {avoidedBy(client).length > 0 ? (
        <Badge colorPalette="chilli" whiteSpace="normal">
          <TriangleAlert size={14} aria-hidden />
          {menusText.banner.allergies(avoidedBy(client).join(', '))}
        </Badge>
      ) : null}
      <ChevronRight size={20} aria-hidden />
    </chakra.button>
  );
}

interface ClientStepProps {
  clients: readonly Client[];
  gone: boolean;
  onChoose: (client: Client) => void;
}

export function ClientStep({ clients, gone, onChoose }: ClientStepProps) {
  const [query, setQuery] = useState('');
  const rows = useMemo(
    () =>
      sortClients(clientRows(clients, []), {
        ...DEFAULT_CLIENT_SORT,
        key: 'name',
        direction: 'ascending',
      }),
    [clients],
  );
  const matches = filterClients(rows, { ...NO_CLIENT_FILTER, query });
  if (clients.length === 0)
    return (
      <EmptyState
        icon={<UserRound size={28} />}
        title={text.noClients}
        description={text.noClientsHint}
        action={
          <Button asChild colorPalette="leaf">
            <AppLink to={getAddresses('clients').list}>{text.goToClients}</AppLink>
          </Button>
        }
      />
    );
  return (
    <Stack gap="3">
      {gone ? <Notice tone="warning" title={text.clientMissing} /> : null}
      <SearchField label={text.clientSearch} value={query} onChange={setQuery} />
      {matches.map(({ client }) => (
        <ClientChoice key={client.id} client={client} onChoose={onChoose} />
      ))}
      {matches.length === 0 ? <EmptyState title={menusText.list.nothing} /> : null}
    </Stack>
  );
}
