import { chakra, Text } from '@chakra-ui/react';
import type { SecurityEvent } from '../../domain/accounts/security';
import { securityText } from '../../i18n/security';
import { getLabel } from '../../i18n/labelOf';
import { formatWhen } from '../../ui/format';

const text = securityText.events;

const describeOrigin = ({ at, agent, place }: SecurityEvent): string =>
  [formatWhen(at), agent, place && text.network(place)].filter(Boolean).join(' · ');

export function SecurityEvents({ events }: { events: readonly SecurityEvent[] }) {
  if (events.length === 0) return <Text color="fg.muted">{text.none}</Text>;
  return (
    <chakra.ul listStyleType="none" maxH="96" overflowY="auto" tabIndex={0} aria-label={text.title}>
      {events.map((event, at) => (
        <chakra.li key={`${event.at} ${at}`} py="2" borderTopWidth={at === 0 ? '0' : '1px'}>
          <Text fontWeight="medium">{getLabel(text.kind, event.kind)}</Text>
          <Text color="fg.muted" textStyle="sm">
            {describeOrigin(event)}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
