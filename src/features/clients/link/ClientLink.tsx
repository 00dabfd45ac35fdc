import { Box } from '@chakra-ui/react';
import type { Client } from '../../../domain/records/clients';
import { laterPart } from '../../../ui/laterPart';

const ClientLinkPanel = laterPart(async () => (await import('./ClientLinkPanel')).ClientLinkPanel);

/** The client's link and diary; a page is opened for other things first. */
export function ClientLink({ client }: { client: Client }) {
  return <ClientLinkPanel client={client} waiting={<Box minH="32" />} />;
}
