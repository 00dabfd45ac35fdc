import { Box, Button, Flex, Input, InputGroup } from '@chakra-ui/react';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { linesText } from '../../../i18n/lines';
import { Filters } from './Filters';
import { optionId } from './ResultList';
import { isFiltering } from './useItemSearch';
import type { ItemFilters, KindTab } from './useItemSearch';

const text = linesText.add;

interface SearchHeadProps {
  inputRef: RefObject<HTMLInputElement | null>;
  list: string;
  activeId: string | undefined;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What is offered; of one kind there is nothing to choose. */
  kinds: readonly IndexKind[];
  tab: KindTab;
  onTab: (tab: KindTab) => void;
  filters: ItemFilters;
  onFilters: (filters: ItemFilters) => void;
}

function KindButtons({ kinds, tab, onTab }: Pick<SearchHeadProps, 'kinds' | 'tab' | 'onTab'>) {
  const tabs: KindTab[] = ['all', ...kinds];
  return (
    <Flex as="fieldset" aria-label={text.tabs} gap="1.5" overflowX="auto" py="1" px="1" mx="-1">
      {tabs.map((kind) => (
        <Button
          key={kind}
          size="sm"
          minH="11"
          flexShrink="0"
          borderRadius="full"
          variant={kind === tab ? 'solid' : 'outline'}
          colorPalette={kind === tab ? 'leaf' : 'gray'}
          fontWeight="medium"
          aria-pressed={kind === tab}
          onClick={() => onTab(kind)}
        >
          {text[kind]}
        </Button>
      ))}
    </Flex>
  );
}

/** The search box with its kinds and filters. */
export function SearchHead(props: SearchHeadProps) {
  const { inputRef, list, activeId, filters } = props;
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <Box px="4" borderBottomWidth="1px" pb="1">
      <Flex gap="2">
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
            placeholder={text.searchHint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="next"
            value={props.query}
            onChange={(event) => props.onQuery(event.target.value)}
            onKeyDown={props.onKeyDown}
          />
        </InputGroup>
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
      {props.kinds.length > 1 ? (
        <KindButtons kinds={props.kinds} tab={props.tab} onTab={props.onTab} />
      ) : null}
      {open ? <Filters id={panel} filters={filters} onChange={props.onFilters} /> : null}
    </Box>
  );
}
