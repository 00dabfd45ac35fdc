import {
  Badge,
  Box,
  Button,
  chakra,
  Checkbox,
  Flex,
  Grid,
  Input,
  NativeSelect,
  Stack,
  Text,
} from '@chakra-ui/react';
import { CloudUpload } from 'lucide-react';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useData, useLive } from '../../data/react';
import type { ImageRecord } from '../../domain/records/images';
import {
  categoryWord,
  mealTypeWord,
  IMAGE_CATEGORIES,
  IMAGE_MEAL_TYPES,
} from '../../domain/records/images/kinds';
import {
  NO_IMAGE_FILTER,
  imageLibrary,
  type ImageFilter,
} from '../../domain/records/images/library';
import type { ShareState } from '../../domain/records/images/shareState';
import { imagesText } from '../../i18n/images';
import { EmptyState } from '../../ui/EmptyState';
import { ImageRow, ViewSwitch, type LibraryView } from './libraryView';
import { ShareBadge } from './ShareBadge';
import { StoredImage } from './StoredImage';
import { useShared, useShareStates } from './useShared';

const text = imagesText.library;
type Source = ImageFilter['source'];
const STEP = 50;
const CARDS = {
  base: 'repeat(auto-fill, minmax(9rem, 1fr))',
  md: 'repeat(auto-fill, minmax(12rem, 1fr))',
};

interface ChoiceProps {
  label: string;
  all: string;
  words: Record<string, string>;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, words, value, onChange }: ChoiceProps) {
  return (
    <NativeSelect.Root flex="1" minW="36">
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{all}</option>
        {Object.entries(words).map(([id, word]) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function Filters(props: { filter: ImageFilter; onChange: (filter: ImageFilter) => void }) {
  const { filter, onChange } = props;
  const set = (change: Partial<ImageFilter>): void => onChange({ ...filter, ...change });
  return (
    <Stack gap="3">
      <Input
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={filter.query}
        onChange={(event) => set({ query: event.target.value })}
      />
      <Flex gap="3" wrap="wrap" align="center">
        <Choice
          label={text.category}
          all={text.allCategories}
          words={IMAGE_CATEGORIES}
          value={filter.category}
          onChange={(category) => set({ category })}
        />
        <Choice
          label={text.mealType}
          all={text.allMealTypes}
          words={IMAGE_MEAL_TYPES}
          value={filter.mealType}
          onChange={(mealType) => set({ mealType })}
        />
        <Checkbox.Root
          minH="11"
          checked={filter.onlyMine}
          onCheckedChange={({ checked }) => set({ onlyMine: checked === true })}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{text.onlyMine}</Checkbox.Label>
        </Checkbox.Root>
      </Flex>
    </Stack>
  );
}

interface CardProps {
  image: ImageRecord;
  waits: boolean;
  onPick: () => void;
  about: ReactNode;
}

const Kinds = ({ image, state }: { image: ImageRecord; state: ShareState | undefined }) => (
  <Flex gap="1" wrap="wrap">
    <ShareBadge state={state} />
    <Badge colorPalette="gray">{categoryWord(image.category)}</Badge>
    <Badge colorPalette="gray">{mealTypeWord(image.mealType)}</Badge>
  </Flex>
);

function Card({ image, waits, onPick, about }: CardProps) {
  return (
    <chakra.button
      type="button"
      onClick={onPick}
      textAlign="start"
      overflow="hidden"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      cursor="pointer"
      focusVisibleRing="outside"
      _hover={{ borderColor: 'leaf.solid' }}
    >
      <Box position="relative">
        <StoredImage address={image.thumbnailUrl ?? image.url} alt="" />
        {waits ? (
          <Badge position="absolute" bottom="2" left="2" colorPalette="turmeric">
            <CloudUpload size={14} aria-hidden /> {text.waits}
          </Badge>
        ) : null}
      </Box>
      <Stack gap="1" p="3">
        <Text fontWeight="semibold" lineClamp="1">
          {image.title}
        </Text>
        {about}
      </Stack>
    </chakra.button>
  );
}

export function useWaitingImages(): ReadonlySet<string> {
  const { uploads } = useData().imageFiles;
  const waiting = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  return useMemo(() => new Set(waiting.map(({ imageId }) => imageId)), [waiting]);
}

interface ImageLibraryProps {
  onPick: (image: ImageRecord) => void;
  describe?: ((image: ImageRecord) => ReactNode) | undefined;
}

function Images({
  view,
  images,
  onPick,
  describe,
}: ImageLibraryProps & { view: LibraryView; images: readonly ImageRecord[] }) {
  const waiting = useWaitingImages();
  const findState = useShareStates();
  const isList = view === 'list';
  const Shown = isList ? ImageRow : Card;
  return (
    <Grid gap={isList ? '2' : '3'} gridTemplateColumns={isList ? 'minmax(0, 1fr)' : CARDS}>
      {images.map((image) => (
        <Shown
          key={`${image.workspaceId} ${image.id}`}
          image={image}
          waits={waiting.has(image.id)}
          onPick={() => onPick(image)}
          about={describe?.(image) ?? <Kinds image={image} state={findState(image)} />}
        />
      ))}
    </Grid>
  );
}

function Sources({ source, onSource }: { source: Source; onSource: (source: Source) => void }) {
  return (
    <Flex as="fieldset" aria-label={text.sources} gap="2">
      {(['all', 'shared'] as const).map((one) => (
        <Button
          key={one}
          minH="11"
          variant={one === source ? 'subtle' : 'ghost'}
          colorPalette={one === source ? 'leaf' : 'gray'}
          aria-pressed={one === source}
          onClick={() => onSource(one)}
        >
          {text.source[one]}
        </Button>
      ))}
    </Flex>
  );
}

function Nothing({ source, isFiltered }: { source: Source; isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title={text.nothing} />;
  if (source === 'shared')
    return <EmptyState title={text.emptyShared} description={text.emptySharedHint} />;
  return <EmptyState title={text.empty} description={text.emptyHint} />;
}

export function ImageLibrary({ onPick, describe }: ImageLibraryProps) {
  const data = useData();
  const images = useLive(() => data.images.watchAll(), [data]);
  const shared = useShared();
  const [filter, setFilter] = useState(NO_IMAGE_FILTER);
  const [most, setMost] = useState(STEP);
  const [view, setView] = useState<LibraryView>('grid');
  const { accountId } = data.account;
  const library = useMemo(
    () => images && shared && imageLibrary(images, shared, filter, accountId),
    [images, shared, filter, accountId],
  );
  if (!images || !shared || !library) return null;
  const { source } = filter;
  const hasAny = source === 'shared' ? shared.length > 0 : images.length + shared.length > 0;
  const left = library.length - most;
  return (
    <Stack gap="4">
      <Sources source={source} onSource={(next) => setFilter({ ...filter, source: next })} />
      <Filters filter={filter} onChange={setFilter} />
      <Flex justify="space-between" align="center">
        <Text color="fg.muted" textStyle="sm" aria-live="polite">
          {text.count(library.length)}
        </Text>
        <ViewSwitch view={view} onView={setView} />
      </Flex>
      {library.length === 0 ? <Nothing source={source} isFiltered={hasAny} /> : null}
      <Images view={view} images={library.slice(0, most)} onPick={onPick} describe={describe} />
      {left > 0 ? (
        <Button variant="outline" colorPalette="gray" onClick={() => setMost(most + STEP)}>
          {text.more(left)}
        </Button>
      ) : null}
    </Stack>
  );
}
