import { Box, Button, Flex, Grid, Stack, Tabs, Text } from '@chakra-ui/react';
import { ImagePlus, Images } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listSharedImages } from '../../api/sharedImages';
import { KeyHints } from '../../blocks/queue/KeyHints';
import { UndoBars } from '../../blocks/queue/UndoBars';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminImageTexts as texts } from '../../i18n/adminImages';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { laterPart } from '../../ui/laterPart';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { SearchField } from '../../ui/SearchField';
import { DecisionPanel } from './DecisionPanel';
import { getKey, ImageCard } from './ImageCard';
import { useImageQueue, type ImageList } from './useImageQueue';

const AddShared = laterPart(async () => (await import('./AddShared')).AddShared);

const STATES = ['waiting', 'approved', 'declined'] as const;
type State = (typeof STATES)[number];

const HINTS = [
  [['J', 'K'], 'move'],
  [['A'], 'approve'],
  [['R'], 'decline'],
  [['1', '–', '4'], 'reason'],
  [['U'], 'undo'],
] as const;

function Failure({ text, onReload }: { text: string | null; onReload: () => void }) {
  if (!text) return null;
  return (
    <Stack gap="3" align="start">
      <Problem text={text} />
      <Button variant="outline" colorPalette="gray" minH="11" onClick={onReload}>
        {common.retry}
      </Button>
    </Stack>
  );
}

type Queue = ReturnType<typeof useImageQueue>;

function Cards({ queue: { shown, selected, select } }: Pick<Queue, 'queue'>) {
  return (
    <Grid
      as="section"
      aria-label={texts.list}
      gap="3"
      gridTemplateColumns={{
        base: 'repeat(auto-fill, minmax(9rem, 1fr))',
        md: 'repeat(auto-fill, minmax(12rem, 1fr))',
      }}
    >
      {shown.map((image) => (
        <ImageCard
          key={getKey(image)}
          image={image}
          isSelected={image === selected}
          onSelect={() => select(image)}
        />
      ))}
    </Grid>
  );
}

function Column({ queue, draft, setDraft, field, approve, refuse }: Queue) {
  const { selected } = queue;
  if (!selected || !draft) return null;
  return (
    <Box
      as="section"
      aria-label={selected.words.title}
      w={{ base: 'full', lg: '22rem' }}
      flexShrink="0"
      position={{ lg: 'sticky' }}
      top="4"
      maxH={{ lg: 'calc(100dvh - 2rem)' }}
      overflowY={{ lg: 'auto' }}
      px="4"
      pt="4"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <DecisionPanel
        image={selected}
        draft={draft}
        field={field}
        onDraft={setDraft}
        onApprove={approve}
        onRefuse={refuse}
      />
    </Box>
  );
}

function Loaded({ list, state, q }: { list: ImageList; state: State; q: string }) {
  const images = useImageQueue(list);
  const { queue } = images;
  const { answer, error, reload } = list;
  const hidden = (answer?.total ?? 0) - (answer?.images.length ?? 0);
  return (
    <Stack gap="4">
      <Failure text={error ?? queue.error} onReload={() => void reload()} />
      <UndoBars {...queue} />
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      {answer && queue.shown.length === 0 ? (
        <EmptyState
          icon={<Images size={28} />}
          title={q === '' ? texts.empty[state] : texts.nothingFound}
        />
      ) : null}
      <Flex gap="5" align="start" direction={{ base: 'column-reverse', lg: 'row' }}>
        <Stack gap="4" flex="1" w="full">
          <Cards queue={queue} />
          {queue.shown.length > 0 ? <KeyHints hints={HINTS} /> : null}
          {answer && hidden > 0 ? (
            <Text color="fg.muted" textStyle="sm">
              {texts.more(answer.images.length, answer.total)}
            </Text>
          ) : null}
        </Stack>
        <Column {...images} />
      </Flex>
    </Stack>
  );
}

function List({ state, q }: { state: State; q: string }) {
  const list = useGatewayQuery(listSharedImages, { query: { state, q } }, texts.what);
  return <Loaded list={list} state={state} q={q} />;
}

function States({ q }: { q: string }) {
  const [params, setParams] = useSearchParams();
  const state = STATES.find((one) => one === params.get('state')) ?? 'waiting';
  return (
    <Tabs.Root
      value={state}
      onValueChange={({ value }) => setParams({ state: value }, { replace: true })}
      lazyMount
      unmountOnExit
      mt="2"
    >
      <Tabs.List aria-label={texts.filter} mb="4" overflowX="auto">
        {STATES.map((one) => (
          <Tabs.Trigger key={one} value={one} minH="11" whiteSpace="nowrap">
            {texts.tabs[one]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {STATES.map((one) => (
        <Tabs.Content key={one} value={one} p="0">
          <List state={one} q={q} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

export function ImagesPage() {
  const [q, setQ] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [version, setVersion] = useState(0);
  return (
    <Page
      title={texts.title}
      actions={
        <Button colorPalette="leaf" minH="11" onClick={() => setAdding(true)}>
          <ImagePlus size={18} aria-hidden /> {texts.add}
        </Button>
      }
    >
      <SearchField value={q} onChange={setQ} label={texts.search} />
      <States key={version} q={q.trim().slice(0, 100)} />
      {isAdding ? (
        <AddShared
          onAdded={() => setVersion((count) => count + 1)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Page>
  );
}
