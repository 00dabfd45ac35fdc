import { Box, Button, Flex, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { BookCopy, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useData, useLive } from '../../../data/react';
import type { Client } from '../../../domain/client';
import { clientRows } from '../../../domain/clientList';
import { suitabilityOf } from '../../../domain/targets/suitability';
import { menusText } from '../../../i18n/menus';
import { EmptyState } from '../../../ui/EmptyState';
import { offeredMasters, searchMasters } from '../model/masters';
import type { Master } from '../model/masters';
import { SearchField } from '../SearchField';
import { MasterCard } from './MasterCard';
import { MasterPreview } from './MasterPreview';

const text = menusText.wizard;

/** Masters on offer, and the client with the present weight, for the percentages. */
function useOffer(client: Client) {
  const data = useData();
  const menus = useLive(() => data.menus.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const offer = useMemo(
    () => (menus && library ? offeredMasters(menus, library, data.account.workspaceId) : undefined),
    [menus, library, data.account.workspaceId],
  );
  const weighed = useMemo(
    () => ({ ...client, weight: clientRows([client], visits ?? [])[0]?.weight }),
    [client, visits],
  );
  return { offer, weighed };
}

interface MasterStepProps {
  client: Client;
  onChoose: (master: Master | null) => void;
}

/** What the menu starts from: a master of one's own, another expert's, or nothing. */
export function MasterStep({ client, onChoose }: MasterStepProps) {
  const { offer, weighed } = useOffer(client);
  const [query, setQuery] = useState('');
  const [preview, setPreview] = useState<Master>();
  const suits = (master: Master) => suitabilityOf(master, weighed);
  const groups = [
    { title: text.own, masters: searchMasters(offer?.own ?? [], query) },
    { title: text.library, masters: searchMasters(offer?.library ?? [], query) },
  ].filter(({ masters }) => masters.length > 0);
  const none = offer && offer.own.length + offer.library.length === 0;
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap">
        <Box flex="1" minW="52">
          <SearchField label={text.masterSearch} value={query} onChange={setQuery} />
        </Box>
        <Button
          variant="outline"
          colorPalette="leaf"
          title={text.createNewHint}
          onClick={() => onChoose(null)}
        >
          <Plus size={18} aria-hidden /> {text.createNew}
        </Button>
      </Flex>
      {none ? (
        <EmptyState
          icon={<BookCopy size={28} />}
          title={text.noMasters}
          description={text.noMastersHint}
        />
      ) : null}
      {offer && !none && groups.length === 0 ? (
        <EmptyState title={menusText.notFound} description={menusText.list.nothingHint} />
      ) : null}
      {groups.map(({ title, masters }) => (
        <Box as="section" key={title} aria-label={title}>
          <Heading as="h2" size="sm" color="fg.muted" mb="2">
            {title}
          </Heading>
          <SimpleGrid columns={{ base: 1, md: 2, '2xl': 3 }} gap="3">
            {masters.map((master) => (
              <MasterCard
                key={master.id}
                master={master}
                suitability={suits(master)}
                onPreview={setPreview}
                onChoose={onChoose}
              />
            ))}
          </SimpleGrid>
        </Box>
      ))}
      {preview ? (
        <MasterPreview
          master={preview}
          suitability={suits(preview)}
          onChoose={onChoose}
          onClose={() => setPreview(undefined)}
        />
      ) : null}
    </Stack>
  );
}
