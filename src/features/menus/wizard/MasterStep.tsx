import { Box, Button, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { BookCopy, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLiveMany } from '../../../data/liveMany';
import { useData, useLive } from '../../../data/react';
import { avoidedBy } from '../../../domain/clinical/allergens/avoided';
import type { Client } from '../../../domain/records/clients';
import type { Menu } from '../../../domain/records/menus';
import { clientRows } from '../../../domain/person/clientList';
import { FIT_PLACES, getFitPlace } from '../../../domain/verdict/fitOrder';
import { rankBySuitability, type RankedMenu } from '../../../domain/targets/suitability';
import { menusText } from '../../../i18n/menus';
import { localDate } from '../../../platform/clock';
import { useLibrarySearch } from '../../../sync/react';
import { EmptyState } from '../../../ui/EmptyState';
import { nutritionClient } from '../../../workers/nutritionClient';
import { MarksProvider } from '../../../blocks/lines/marksContext';
import { useClientMarks } from '../../../blocks/targets/useClientMarks';
import { useTargets } from '../../../blocks/targets/useTargets';
import { useAnswer } from '../../../blocks/targets/useAnswer';
import {
  isAdult,
  newestMasters,
  offeredMasters,
  searchMasters,
  type Master,
  type RatedMaster,
} from '../model/masters';
import { SearchField } from '../../../ui/SearchField';
import { MasterCard } from './MasterCard';
import { MasterPreview } from './MasterPreview';
import { tabular } from '../../../ui/theme';
import { toCalendarMonth } from '../../../domain/person/body';

const text = menusText.wizard;

function useOwnMasters(): readonly Menu[] | undefined {
  const data = useData();
  const list = useLive(() => data.menuList, [data]);
  const ids = useMemo(() => list && newestMasters(list).map(({ id }) => id), [list]);
  return useLiveMany(data.menus, ids)?.documents;
}

function useOffer(client: Client, query: string) {
  const data = useData();
  const own = useOwnMasters();
  const library = useLive(() => data.library.watchAll(), [data]);
  const visits = useLive(() => data.consultations.watchAll(), [data]);
  const more = useLibrarySearch(query);
  const question = useMemo(() => {
    if (!own || !library || !visits) return undefined;
    const offered = offeredMasters(own, library, data.account.workspaceId, more);
    const today = toCalendarMonth(localDate());
    const weighed = {
      ...client,
      weight: clientRows([client], visits)[0]?.weight,
      adult: isAdult(client, today),
    };
    const masters = [...offered.own, ...offered.samples, ...offered.library];
    const rated = async (ranked: readonly RankedMenu[]) => {
      const { ratedFor } = await import('../model/ratedFor');
      return ratedFor(client, weighed, visits, today)(masters, ranked);
    };
    return {
      inWorker: async () => rated(await nutritionClient().rankMasters(masters, weighed)),
      here: () => rated(rankBySuitability(masters, weighed)),
    };
  }, [own, library, visits, more, client, data.account.workspaceId]);
  return useAnswer(question);
}

function filterMasters(rated: readonly RatedMaster[], query: string): RatedMaster[] {
  const matchingMasters = new Set(
    searchMasters(
      rated.map(({ master }) => master),
      query,
    ),
  );
  return rated.filter(({ master }) => matchingMasters.has(master));
}

interface MasterStepProps {
  client: Client;
  onChoose: (master: Master | null) => void;
}

interface GroupProps {
  title: string;
  masters: RatedMaster[];
  onPreview: (rated: RatedMaster) => void;
  onChoose: (master: Master) => void;
}

function Group({ title, masters, onPreview, onChoose }: GroupProps) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" size="sm" color="fg.muted" mb="2">
        {title}{' '}
        <Text as="span" fontWeight="normal" css={tabular}>
          {masters.length}
        </Text>
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2, '2xl': 3 }} gap="3">
        {masters.map((rated) => (
          <MasterCard
            key={rated.master.id}
            master={rated}
            onPreview={onPreview}
            onChoose={onChoose}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}

function Nothing({ none }: { none: boolean }) {
  return none ? (
    <EmptyState
      icon={<BookCopy size={28} />}
      title={text.noMasters}
      description={text.noMastersHint}
    />
  ) : (
    <EmptyState title={menusText.notFound} description={menusText.list.nothingHint} />
  );
}

function Masters({ client, onChoose }: MasterStepProps) {
  const [query, setQuery] = useState('');
  const offer = useOffer(client, query);
  const [preview, setPreview] = useState<RatedMaster>();
  const rated = filterMasters(offer ?? [], query);
  const groups = FIT_PLACES.map((fitPlace) => ({
    title: text.groupTitles[fitPlace],
    masters: rated.filter(({ fit }) => getFitPlace(fit) === fitPlace),
  })).filter(({ masters }) => masters.length > 0);
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
      {offer && groups.length === 0 ? <Nothing none={offer.length === 0} /> : null}
      {groups.length > 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {text.sortedBy}
        </Text>
      ) : null}
      {groups.map((group) => (
        <Group key={group.title} {...group} onPreview={setPreview} onChoose={onChoose} />
      ))}
      {preview ? (
        <MasterPreview
          master={preview}
          allergies={avoidedBy(client)}
          onChoose={onChoose}
          onClose={() => setPreview(undefined)}
        />
      ) : null}
    </Stack>
  );
}

export function MasterStep(props: MasterStepProps) {
  const { client } = props;
  const marks = useClientMarks(client, useTargets(client));
  return (
    <MarksProvider value={marks}>
      <Masters {...props} />
    </MarksProvider>
  );
}
