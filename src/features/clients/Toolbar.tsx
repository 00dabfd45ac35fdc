import { Button, Flex, IconButton, Input, InputGroup, NativeSelect, Text } from '@chakra-ui/react';
import { LayoutGrid, Search, Table as TableIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClientSort } from '../../domain/person/clientList';
import { clients } from '../../domain/records/clients';
import { clientTexts } from '../../i18n/clients';
import type { ClientList } from './useClientList';
import { PHONE, useMedia } from '../../ui/useMedia';
import { useClientView } from './viewStore';
import { isComposing } from '../../ui/composing';

const texts = clientTexts.list;

export function SearchBox({ onEnter }: { onEnter: () => void }) {
  const { filter, setFilter } = useClientView();
  return (
    <InputGroup
      startElement={<Search size={18} aria-hidden />}
      endElement={
        filter.query === '' ? undefined : (
          <IconButton
            variant="ghost"
            colorPalette="gray"
            me="-2"
            aria-label={texts.clearSearch}
            onClick={() => setFilter({ query: '' })}
          >
            <X size={18} aria-hidden />
          </IconButton>
        )
      }
    >
      <Input
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        value={filter.query}
        onChange={(event) => setFilter({ query: event.target.value })}
        onKeyDown={(event) => {
          // Enter that ends the composition of a Vietnamese syllable opens nothing.
          if (isComposing(event)) return;
          if (event.key === 'Escape') setFilter({ query: '' });
          if (event.key === 'Enter' && filter.query.trim() !== '') onEnter();
        }}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
    </InputGroup>
  );
}

function Chip(props: { isPressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button
      size="sm"
      minH="11"
      flexShrink="0"
      borderRadius="full"
      variant={props.isPressed ? 'solid' : 'outline'}
      colorPalette={props.isPressed ? 'leaf' : 'gray'}
      fontWeight="medium"
      aria-pressed={props.isPressed}
      onClick={props.onPress}
    >
      {props.children}
    </Button>
  );
}

export function FilterChips({ counts }: Pick<ClientList, 'counts'>) {
  const { filter, setFilter } = useClientView();
  return (
    <Flex
      gap="2"
      overflowX={{ base: 'auto', md: 'visible' }}
      wrap={{ base: 'nowrap', md: 'wrap' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py="1"
      scrollbarWidth="none"
    >
      <Flex asChild gap="2" border="0" flexShrink="0">
        <fieldset aria-label={texts.filterStatus}>
          {(['active', 'inactive'] as const).map((status) => (
            <Chip
              key={status}
              isPressed={filter.status === status}
              onPress={() => setFilter({ status: filter.status === status ? 'all' : status })}
            >
              {clients.fields.status.words[status]} {counts.status[status]}
            </Chip>
          ))}
        </fieldset>
      </Flex>
      <Flex asChild gap="2" border="0" flexShrink="0">
        <fieldset aria-label={texts.filterSource}>
          {(['Metropole', 'BVND115', 'Khác'] as const).map((source) => (
            <Chip
              key={source}
              isPressed={filter.source === source}
              onPress={() => setFilter({ source: filter.source === source ? 'all' : source })}
            >
              {clients.fields.source.words[source]} {counts.source[source]}
            </Chip>
          ))}
        </fieldset>
      </Flex>
    </Flex>
  );
}

const SORTS = Object.keys(texts.sortOptions) as (keyof typeof texts.sortOptions)[];

function SortSelect() {
  const { sort, setSort } = useClientView();
  const choose = (value: string) => {
    const [key, direction] = value.split(':') as [ClientSort['key'], ClientSort['direction']];
    setSort({ key, direction });
  };
  return (
    <NativeSelect.Root w="auto" minW="48" me={{ base: 'auto', md: '0' }}>
      <NativeSelect.Field
        aria-label={texts.sort}
        value={`${sort.key}:${sort.direction}`}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {texts.sortOptions[value]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function LayoutToggle({ table, wide }: { table: boolean; wide: boolean }) {
  const { setLayout } = useClientView();
  const choices = [
    { kind: 'cards', label: texts.cards, Icon: LayoutGrid, isPressed: !table },
    { kind: 'table', label: texts.table, Icon: TableIcon, isPressed: table },
  ] as const;
  return (
    <Flex asChild border="0" gap="1" flexShrink="0">
      <fieldset aria-label={texts.view}>
        {choices.map(({ kind, label, Icon, isPressed }) => (
          <IconButton
            key={kind}
            aria-label={label}
            title={label}
            aria-pressed={isPressed}
            variant={isPressed ? 'subtle' : 'ghost'}
            colorPalette={isPressed ? 'leaf' : 'gray'}
            onClick={() => setLayout({ kind, wide })}
          >
            <Icon size={20} aria-hidden />
          </IconButton>
        ))}
      </fieldset>
    </Flex>
  );
}

export function ListBar(props: { matchCount: number; table: boolean; wide: boolean }) {
  const { query, status, source } = useClientView((state) => state.filter);
  const phone = useMedia(PHONE);
  const showsCount = !phone || query.trim() !== '' || status !== 'all' || source !== 'all';
  return (
    <Flex gap="2" align="center" justify="space-between" wrap="wrap">
      <Text
        color="fg.muted"
        textStyle="sm"
        aria-live="polite"
        flex={{ base: showsCount ? '1 0 100%' : '0', md: '1 0 auto' }}
        me={showsCount ? '0' : '-2'}
      >
        {showsCount ? texts.matchCount(props.matchCount) : null}
      </Text>
      {props.table ? null : <SortSelect />}
      <LayoutToggle table={props.table} wide={props.wide} />
    </Flex>
  );
}
