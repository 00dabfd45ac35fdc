import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { syncText } from '../../i18n/sync';
import { useSyncActions, useSyncStatus } from '../../sync/react';
import { getAddresses } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { Section } from '../../ui/Section';
import type { SyncStatus } from '../../sync/status';
import { Conflicts } from './Conflicts';
import { Merges } from './Merges';
import { Rejections } from './Rejections';
import { ThisDevice } from './ThisDevice';
import { Waiting } from './Waiting';

const TOLD_FROM = 3;

function getIntro({ online, probed, serverAway, refused, outdated }: SyncStatus): string {
  if (outdated === 'app') return syncText.intro.outdatedApp;
  if (online && outdated === 'gateway') return syncText.intro.outdatedGateway;
  if (online) return syncText.intro.online;
  if (!probed) return syncText.intro.unknown;
  if (refused) return syncText.intro.refused;
  return serverAway ? syncText.intro.serverAway : syncText.intro.offline;
}

export function SyncCentrePage() {
  const status = useSyncStatus();
  const { retryNow } = useSyncActions();
  return (
    <Page
      title={syncText.title}
      subtitle={getIntro(status)}
      actions={
        <Button variant="outline" colorPalette="gray" onClick={retryNow}>
          <RefreshCw size={16} aria-hidden />
          {syncText.retryNow}
        </Button>
      }
    >
      <Stack gap="4">
        {status.failures >= TOLD_FROM ? (
          <Text role="alert" color="fg.warning" bg="bg.warning" borderRadius="l2" p="3">
            {syncText.failures(status.failures)}
          </Text>
        ) : null}
        <Conflicts items={status.conflicts} />
        <Rejections items={status.rejections} />
        {status.refusedImages > 0 ? (
          <Section title={syncText.images.title(status.refusedImages)} attention>
            <AppLink to={getAddresses('images').library}>{syncText.images.look}</AppLink>
          </Section>
        ) : null}
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
          <Stack gap="4">
            <Waiting status={status} />
            <Merges items={status.merges} />
          </Stack>
          <ThisDevice status={status} />
        </SimpleGrid>
      </Stack>
    </Page>
  );
}
