import { Box, Dialog, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { findPlaces } from '../../domain/search/places';
import { quickOpenText } from '../../i18n/quickOpen';
import type { NavigationEntry } from '../../routing/feature';
import { AppDialog, DialogCross } from '../../ui/AppDialog';
import { optionLook } from '../../ui/optionLook';
import { PHONE, useMedia } from '../../ui/useMedia';
import { usePlaces, type Destination } from './usePlaces';
import { isComposing } from '../../ui/composing';

const text = quickOpenText;
const SHOWN = 30;

interface OptionProps {
  id: string;
  destination: Destination;
  active: boolean;
  onChoose: () => void;
}

function Option({ id, destination, active, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Flex
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside a select has no tag of its own
      role="option"
      aria-selected={active}
      align="center"
      gap="3"
      px="3"
      minH="11"
      borderRadius="l2"
      {...optionLook(active)}
      onClick={onChoose}
    >
      <Text flex="1" minW="0" truncate fontWeight="medium">
        {destination.name}
      </Text>
      <Text textStyle="sm" color="fg.muted" flexShrink="0">
        {text.kinds[destination.kind]}
      </Text>
    </Flex>
  );
}

function useFound(pages: readonly NavigationEntry[], onChoose: (destination: Destination) => void) {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const { all, isWhole } = usePlaces(pages);
  const results = findPlaces(all, query, SHOWN);
  const active = Math.min(at, results.length - 1);
  return {
    query,
    results,
    isWhole,
    active,
    type: (typed: string) => {
      setQuery(typed);
      setAt(0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter that ends the composition of a Vietnamese syllable is not a choice.
      if (isComposing(event)) return;
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by !== undefined) {
        event.preventDefault();
        setAt((active + by + results.length) % Math.max(results.length, 1));
      }
      const chosen = results[active];
      if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        onChoose(chosen);
      }
    },
  };
}

type QuickOpenResults = ReturnType<typeof useFound>;
type ListProps = Pick<QuickOpenResults, 'results' | 'active'> & { list: string };

const optionId = (list: string, index: number) => `${list}-${index}`;

type BoxProps = ListProps &
  Pick<QuickOpenResults, 'query' | 'type' | 'onKeyDown'> & {
    box: RefObject<HTMLInputElement | null>;
  };

function SearchBox({ box, list, results, active, query, type, onKeyDown }: BoxProps) {
  return (
    <InputGroup startElement={<Search size={18} aria-hidden />}>
      <Input
        ref={box}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot be searched
        role="combobox"
        aria-label={text.hint}
        aria-expanded
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? optionId(list, active) : undefined}
        placeholder={text.hint}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </InputGroup>
  );
}

function Places({
  list,
  results,
  isWhole,
  active,
  onChoose,
}: ListProps & { isWhole: boolean; onChoose: (to: Destination) => void }) {
  return (
    <Dialog.Body px="3" py="2" tabIndex={0} focusVisibleRing="inside">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot be searched */}
      <Box id={list} role="listbox" aria-label={text.title}>
        {results.map((entry, index) => (
          <Option
            key={entry.path}
            id={optionId(list, index)}
            destination={entry}
            active={index === active}
            onChoose={() => onChoose(entry)}
          />
        ))}
      </Box>
      <Text aria-live="polite" color="fg.muted" px="3">
        {results.length === 0 && isWhole ? text.nothing : ''}
        {isWhole ? '' : text.coming}
      </Text>
    </Dialog.Body>
  );
}

interface QuickOpenProps {
  pages: readonly NavigationEntry[];
  onClose: () => void;
}

export function QuickOpen({ pages, onClose }: QuickOpenProps) {
  const navigate = useNavigate();
  const phone = useMedia(PHONE);
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  const go = (entry: Destination) => {
    onClose();
    void navigate(entry.path);
  };
  const search = useFound(pages, go);
  return (
    <AppDialog
      onClose={onClose}
      initialFocusEl={() => box.current}
      scrollBehavior="inside"
      size={phone ? 'full' : 'md'}
      placement="top"
    >
      <Dialog.Header pb="2" pe="14">
        <Dialog.Title>{text.title}</Dialog.Title>
      </Dialog.Header>
      <Box px="4" pb="2">
        <SearchBox {...search} list={list} box={box} />
      </Box>
      <Places {...search} list={list} onChoose={go} />
      <Dialog.Footer justifyContent="flex-start" textStyle="sm" color="fg.muted" hideBelow="md">
        {text.keys}
      </Dialog.Footer>
      <DialogCross />
    </AppDialog>
  );
}
