import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { BookCopy, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useData, useLive } from '../../../data/react';
import type { Client } from '../../../domain/collections/clients';
import { clientRows } from '../../../domain/clientList';
import { rankBySuitability } from '../../../domain/targets/suitability';
import type { RankedMenu } from '../../../domain/targets/suitability';
import { menusText } from '../../../i18n/menus';
import { useLibrarySearch } from '../../../sync/react';
import { EmptyState } from '../../../ui/EmptyState';
import { nutritionClient } from '../../../workers/nutritionClient';
import { useAnswer } from '../hooks/useAnswer';
import { offeredMasters, rateMasters, searchMasters } from '../model/masters';
import type { Master, RatedMaster } from '../model/masters';
import { SearchField } from '../SearchField';
import { MasterCard } from './MasterCard';
import { MasterPreview } from './MasterPreview';

const text = menusText.wizard;

/** Masters on offer, rated for the client with the present weight; `undefined` until they are. */
function useOffer(client: Client, query: string) {
  const data = useData();
  const menus = useLive(() => data.menus.watchAll(), [data]);
  const library = useLive(() => data.library.watchAll(), [data]);
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const more = useLibrarySearch(query);
  const question = useMemo(() => {
    if (!menus || !library || !visits) return undefined;
    const offered = offeredMasters(menus, library, data.account.workspaceId, more);
    const weighed = { ...client, weight: clientRows([client], visits)[0]?.weight };
    const masters = [...offered.own, ...offered.samples, ...offered.library];
    const rated = (ranked: readonly RankedMenu[]) => ({
      own: rateMasters(offered.own, ranked, client.allergies),
      samples: rateMasters(offered.samples, ranked, client.allergies),
      library: rateMasters(offered.library, ranked, client.allergies),
    });
    return {
      inWorker: async () => rated(await nutritionClient().rankMasters(masters, weighed)),
      here: () => rated(rankBySuitability(masters, weighed)),
    };
  }, [menus, library, visits, more, client, data.account.workspaceId]);
  return useAnswer(question);
}

/** The rated masters that a search leaves, in their order. */
function found(rated: readonly RatedMaster[], query: string): RatedMaster[] {
  const kept = new Set(
    searchMasters(
      rated.map(({ master }) => master),
      query,
    ),
  );
  return rated.filter(({ master }) => kept.has(master));
}

interface MasterStepProps {
  client: Client;
  onChoose: (master: Master | null) => void;
}

/** What the menu starts from: a master of one's own, another expert's, or nothing. */
export function MasterStep({ client, onChoose }: MasterStepProps) {
  const [query, setQuery] = useState('');
  const offer = useOffer(client, query);
  const [preview, setPreview] = useState<RatedMaster>();
  const groups = [
    { title: text.own, masters: found(offer?.own ?? [], query) },
    { title: text.samples, masters: found(offer?.samples ?? [], query) },
    { title: text.library, masters: found(offer?.library ?? [], query) },
  ].filter(({ masters }) => masters.length > 0);
  const none = offer && offer.own.length + offer.samples.length + offer.library.length === 0;
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
      {groups.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {text.sortedBy}
        </Text>
      ) : null}
      {groups.map(({ title, masters }) => (
        <Box as="section" key={title} aria-label={title}>
          <Heading as="h2" size="sm" color="fg.muted" mb="2">
            {title}
          </Heading>
          <SimpleGrid columns={{ base: 1, md: 2, '2xl': 3 }} gap="3">
            {masters.map((rated) => (
              <MasterCard
                key={rated.master.id}
                rated={rated}
                onPreview={setPreview}
                onChoose={onChoose}
              />
            ))}
          </SimpleGrid>
        </Box>
      ))}
      {preview ? (
        <MasterPreview
          rated={preview}
          allergies={client.allergies}
          onChoose={onChoose}
          onClose={() => setPreview(undefined)}
        />
      ) : null}
    </Stack>
  );
}
