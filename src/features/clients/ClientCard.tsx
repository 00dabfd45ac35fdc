import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { ClientRow } from '../../domain/person/clientList';
import { clients } from '../../domain/records/clients';
import { clientTexts as texts } from '../../i18n/clients';
import { getLabel } from '../../i18n/labelOf';
import { tabular } from '../../ui/theme';
import { Initials, MatchLine, Tags, VitalLine, WeightChange } from './ClientParts';
import { formatOne } from './numbers';
import { CLIENT_PATHS } from './paths';
import { cardTags, presentConditions } from './people';

function CardWeight({ row }: { row: ClientRow }) {
  if (row.weight === undefined) return null;
  return (
    <Box textAlign="end" flexShrink="0">
      <Text fontWeight="semibold" css={tabular}>
        {texts.weightLine.kilograms(formatOne(row.weight))}
      </Text>
      {row.weightChange === undefined ? null : (
        <WeightChange client={row.client} weight={row.weight} change={row.weightChange} />
      )}
    </Box>
  );
}

export const ClientCard = memo(function ClientCard(props: {
  row: ClientRow;
  current?: boolean;
  narrow?: boolean;
}) {
  const { row, current = false, narrow = false } = props;
  const { client } = row;
  return (
    <LinkBox
      bg={current ? 'leaf.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={current ? 'leaf.border' : 'border'}
      borderRadius="l3"
      p="3"
      _hover={{ borderColor: 'leaf.border' }}
      _focusWithin={{ borderColor: 'leaf.focusRing' }}
    >
      <Flex gap="3" align="center">
        {narrow ? null : <Initials name={client.clientName} />}
        <Box flex="1" minW="0">
          <LinkOverlay asChild fontWeight="semibold" lineClamp="2">
            <Link to={CLIENT_PATHS.detail(client.id)} aria-current={current ? 'page' : undefined}>
              {client.clientName}
            </Link>
          </LinkOverlay>
          <VitalLine row={row} visit />
          <MatchLine matches={row.matches} />
          {client.status === 'active' ? null : (
            <Text as="span" textStyle="sm" color="fg.warning" fontWeight="medium">
              {getLabel(clients.fields.status.words, client.status)}
            </Text>
          )}
          <Box mt="1.5">
            <Tags tags={cardTags({ ...client, medicalConditions: presentConditions(client) })} />
          </Box>
        </Box>
        <CardWeight row={row} />
      </Flex>
    </LinkBox>
  );
});
