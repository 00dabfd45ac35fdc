import { Box } from '@chakra-ui/react';
import type { Client } from '../../../domain/records/clients';
import { laterPart } from '../../../ui/laterPart';

const ClientLinkPanel = laterPart(async () => (await import('./ClientLinkPanel')).ClientLinkPanel);

export function ClientLink({ client }: { client: Client }) {
  return <ClientLinkPanel client={client} waiting={<Box minH="32" />} />;
}
