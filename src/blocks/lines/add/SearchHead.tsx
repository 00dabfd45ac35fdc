import { Box, Button, Flex, Input, InputGroup } from '@chakra-ui/react';
import { History, Search, SlidersHorizontal, Star } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { lineShape } from '../../../domain/food/storedLines';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { linesText } from '../../../i18n/lines';
import { Filters } from './Filters';
import { optionId } from './ResultList';
import { isFiltering, PICK_TABS, type ItemFilters, type KindTab } from './useItemSearch';

const text = linesText.add;

interface SearchHeadProps {
  inputRef: RefObject<HTMLInputElement | null>;
  list: string;
  activeId: string | undefined;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  kinds: readonly IndexKind[];
  tab: KindTab;
  onTab: (tab: KindTab) => void;
  filters: ItemFilters;
  onFilters: (filters: ItemFilters) => void;
}

const PICK_ICONS = { recent: History, favourite: Star } as const;

function tabLabel(tab: KindTab): ReactNode {
  if (tab === 'all') return text.all;
  if (tab !== 'recent' && tab !== 'favourite') return lineShape.fields.type.words[tab];
  const Icon = PICK_ICONS[tab];
  return (
    <>
      <Icon size={16} aria-hidden /> {text.pickTabs[tab]}
    </>
  );
}

function Tabs({ kinds, tab, onTab }: Pick<SearchHeadProps, 'kinds' | 'tab' | 'onTab'>) {
  const tabs: KindTab[] = ['all', ...(kinds.length > 1 ? kinds : []), ...PICK_TABS];
  return (
    <Flex as="fieldset" aria-label={text.tabs} gap="1.5" overflowX="auto" py="1" px="1" mx="-1">
      {tabs.map((one) => (
        <Button
          key={one}
          size="sm"
          minH="11"
          flexShrink="0"
          borderRadius="full"
          variant={one === tab ? 'solid' : 'outline'}
          colorPalette={one === tab ? 'leaf' : 'gray'}
          fontWeight="medium"
          aria-pressed={one === tab}
          onClick={() => onTab(one)}
        >
          {tabLabel(one)}
        </Button>
      ))}
    </Flex>
  );
}

function SearchBox({
  inputRef,
  list,
  activeId,
  kinds,
  query,
  onQuery,
  onKeyDown,
}: SearchHeadProps) {
  return (
    <InputGroup startElement={<Search size={18} aria-hidden />}>
      <Input
        ref={inputRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot be searched
        role="combobox"
        aria-label={text.search}
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={activeId ? optionId(list, activeId) : undefined}
        placeholder={kinds.includes('recipe') ? text.searchHint : text.ingredientHint}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </InputGroup>
  );
}

export function SearchHead(props: SearchHeadProps) {
  const { filters, kinds } = props;
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <Box px="4" borderBottomWidth="1px" pb="1">
      <Flex gap="2">
        <SearchBox {...props} />
        <Button
          variant={isFiltering(filters) ? 'subtle' : 'outline'}
          colorPalette={isFiltering(filters) ? 'leaf' : 'gray'}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          {text.filters}
        </Button>
      </Flex>
      <Tabs kinds={kinds} tab={props.tab} onTab={props.onTab} />
      {open ? (
        <Filters
          id={panel}
          filters={filters}
          hasMeals={kinds.includes('recipe')}
          onChange={props.onFilters}
        />
      ) : null}
    </Box>
  );
}
