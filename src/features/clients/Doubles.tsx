import { Stack } from '@chakra-ui/react';
import { useData, useLiveState } from '../../data/react';
import { possibleDoubles } from '../../domain/person/doubles';
import type { Client } from '../../domain/records/clients';
import { doublesText as texts } from '../../i18n/doubles';
import { AppLink } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { CLIENT_PATHS } from './paths';

/** Two devices without a network may each have made a record of one person. */
export function Doubles({ client }: { client: Client }) {
  const data = useData();
  const { value: all = [] } = useLiveState(() => data.clients.watchAll(), [data]);
  const doubles = possibleDoubles(client, all);
  if (doubles.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.title}>
      <Stack gap="1">
        {texts.hint}
        {doubles.slice(0, 5).map(({ id, clientName, phone, birthYear }) => (
          <AppLink key={id} to={CLIENT_PATHS.detail(id)}>
            {[clientName, phone, birthYear].filter(Boolean).join(' · ')}
          </AppLink>
        ))}
      </Stack>
    </Notice>
  );
}
