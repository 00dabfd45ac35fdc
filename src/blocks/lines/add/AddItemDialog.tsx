import { Box, Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { allergyWarnings } from '../../../domain/allergens/warnings';
import type { AllergyWarning } from '../../../domain/allergens/warnings';
import type { NewLine } from '../../../domain/lines';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { common } from '../../../i18n/common';
import { linesText } from '../../../i18n/lines';
import { newId } from '../../../platform/ids';
import { EmptyState } from '../../../ui/EmptyState';
import { PHONE, useMedia } from '../../../ui/useMedia';
import type { LineGroup } from '../actions';
import { AllergyNotes } from '../AllergyNotes';
import { AmountBar } from './AmountBar';
import { lineOf } from './catalogue';
import type { Addable } from './catalogue';
import { ResultList } from './ResultList';
import { SearchHead } from './SearchHead';
import { useActiveOption } from './useActiveOption';
import { useFoodIndex } from './useFoodIndex';
import { ALL_KINDS, NO_FILTERS, useItemSearch } from './useItemSearch';
import type { KindTab, SearchState } from './useItemSearch';

const text = linesText.add;

interface AddItemDialogProps {
  /** Where the lines go. */
  group: LineGroup;
  /** What is offered, in this order; default: everything. Keeps its identity. */
  kinds?: readonly IndexKind[];
  /** Of the person who will eat it. */
  allergies: readonly string[];
  onAdd: (line: NewLine) => void;
  onClose: () => void;
}

/** What was added last, and whom it may harm. */
interface Said {
  text: string;
  warnings: AllergyWarning[];
}

/** The same for who does not see the line. */
function SaidAloud({ said }: { said: Said }) {
  return (
    <>
      {said.text}. <AllergyNotes warnings={said.warnings} hint />
    </>
  );
}

/** Why the list is empty, if it is. */
function Nothing({ state, size }: { state: SearchState; size: number | undefined }) {
  if (state.failed)
    return (
      <Text role="alert" color="fg.error" p="3">
        {text.failed}
      </Text>
    );
  if (size === undefined || !state.sections || state.sections.length > 0) return null;
  return (
    <EmptyState title={text.nothing} description={size === 0 ? text.noData : text.nothingHint} />
  );
}

/** What is looked for, and what of it can be chosen with the keyboard. */
function useSearch(kinds: readonly IndexKind[], onChoose: (addable: Addable) => void) {
  const all = useFoodIndex();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<KindTab>('all');
  const [filters, setFilters] = useState(NO_FILTERS);
  const state = useItemSearch({ query, tab, filters, kinds, known: all });
  const chooseId = useCallback(
    (id: string) => {
      const addable = all?.get(id);
      if (addable) onChoose(addable);
    },
    [all, onChoose],
  );
  const { activeId, onKeyDown } = useActiveOption(state, chooseId);
  return { all, query, setQuery, tab, setTab, filters, setFilters, state, activeId, onKeyDown };
}

type Search = ReturnType<typeof useSearch>;

/** The line that is chosen, until it is added; what was added last. */
function useChosen({ group, allergies, onAdd }: AddItemDialogProps) {
  const [line, setLine] = useState<NewLine>();
  const [said, setSaid] = useState<Said>();
  const choose = useCallback((addable: Addable) => setLine(lineOf(addable, newId())), []);
  const warnings = useMemo(() => (line ? allergyWarnings(line, allergies) : []), [line, allergies]);
  const confirm = () => {
    if (!line) return;
    onAdd(line);
    setSaid({ text: text.added(line.name, group.name), warnings });
    setLine(undefined);
  };
  return { line, setLine, said, choose, warnings, confirm };
}

type Chosen = ReturnType<typeof useChosen>;

interface HeadProps {
  box: RefObject<HTMLInputElement | null>;
  list: string;
  kinds: readonly IndexKind[];
  search: Search;
}

function Head({ box, list, kinds, search }: HeadProps) {
  return (
    <SearchHead
      inputRef={box}
      list={list}
      activeId={search.activeId}
      query={search.query}
      onQuery={search.setQuery}
      onKeyDown={search.onKeyDown}
      kinds={kinds}
      tab={search.tab}
      onTab={search.setTab}
      filters={search.filters}
      onFilters={search.setFilters}
    />
  );
}

interface ResultsProps {
  list: string;
  search: Search;
  allergies: readonly string[];
  onChoose: (addable: Addable) => void;
}

function Results({ list, search, allergies, onChoose }: ResultsProps) {
  const { all, state, tab, activeId } = search;
  return (
    <Dialog.Body px="3" py="2" tabIndex={0} focusVisibleRing="inside">
      <Nothing state={state} size={all?.size} />
      {all && state.sections ? (
        <ResultList
          id={list}
          sections={state.sections}
          titled={tab === 'all'}
          all={all}
          allergies={allergies}
          activeId={activeId}
          onChoose={onChoose}
        />
      ) : null}
    </Dialog.Body>
  );
}

interface FootProps {
  chosen: Chosen;
  onConfirm: () => void;
  onClose: () => void;
}

function Foot({ chosen, onConfirm, onClose }: FootProps) {
  const { line, setLine, said, warnings } = chosen;
  return (
    <Dialog.Footer borderTopWidth="1px" py="3" minH="16">
      {line ? (
        <AmountBar line={line} warnings={warnings} onChange={setLine} onConfirm={onConfirm} />
      ) : (
        <>
          <Box flex="1" textStyle="sm" color={said ? 'fg.success' : 'fg.muted'}>
            {said?.text ?? text.keys}
            <AllergyNotes warnings={said?.warnings ?? []} hint />
          </Box>
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {text.done}
          </Button>
        </>
      )}
      <Box srOnly aria-live="polite">
        {said ? <SaidAloud said={said} /> : null}
      </Box>
    </Dialog.Footer>
  );
}

/**
 * Adds foods, recipes and products to a group: type, arrow, Enter, amount, Enter. It stays open, so
 * that a whole meal is entered without leaving the keyboard.
 */
export function AddItemDialog(props: AddItemDialogProps) {
  const { group, kinds = ALL_KINDS, allergies, onClose } = props;
  const list = useId();
  const phone = useMedia(PHONE);
  const box = useRef<HTMLInputElement>(null);
  const chosen = useChosen(props);
  const search = useSearch(kinds, chosen.choose);
  const confirm = () => {
    chosen.confirm();
    search.setQuery('');
    box.current?.focus();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      initialFocusEl={() => box.current}
      scrollBehavior="inside"
      size={phone ? 'full' : 'lg'}
      placement="top"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content h={phone ? '100dvh' : 'min(44rem, 86dvh)'} my={phone ? '0' : '7dvh'}>
            <Dialog.Header pb="2" pe="14">
              <Dialog.Title>{text.title(group.name)}</Dialog.Title>
            </Dialog.Header>
            <Head box={box} list={list} kinds={kinds} search={search} />
            <Results list={list} search={search} allergies={allergies} onChoose={chosen.choose} />
            <Foot chosen={chosen} onConfirm={confirm} onClose={onClose} />
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={common.close} boxSize="11" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
