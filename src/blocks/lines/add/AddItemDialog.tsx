import { Box, Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { MealSlot } from '../../../domain/menu';
import type { NewLine } from '../../../domain/lines';
import { common } from '../../../i18n/common';
import { linesText } from '../../../i18n/lines';
import { newId } from '../../../platform/ids';
import { EmptyState } from '../../../ui/EmptyState';
import { PHONE, useMedia } from '../../../ui/useMedia';
import { AllergyNotes } from '../AllergyNotes';
import { allergyWarnings } from '../../../domain/allergens/warnings';
import type { AllergyWarning } from '../../../domain/allergens/warnings';
import { AmountBar } from './AmountBar';
import { lineOf } from './catalogue';
import type { Addable } from './catalogue';
import { ResultList } from './ResultList';
import { SearchHead } from './SearchHead';
import { useFoodIndex } from './useFoodIndex';
import { NO_FILTERS, useItemSearch } from './useItemSearch';
import type { KindTab, SearchState } from './useItemSearch';
import { useActiveOption } from './useActiveOption';

const text = linesText.add;

interface AddItemDialogProps {
  slot: MealSlot;
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

/**
 * Adds foods, recipes and products to a meal: type, arrow, Enter, amount, Enter. It stays open, so
 * that a whole meal is entered without leaving the keyboard.
 */
export function AddItemDialog({ slot, allergies, onAdd, onClose }: AddItemDialogProps) {
  const list = useId();
  const phone = useMedia(PHONE);
  const search = useRef<HTMLInputElement>(null);
  const all = useFoodIndex();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<KindTab>('all');
  const [filters, setFilters] = useState(NO_FILTERS);
  const [line, setLine] = useState<NewLine>();
  const [said, setSaid] = useState<Said>();
  const state = useItemSearch(query, tab, filters, all);
  const choose = useCallback((addable: Addable) => setLine(lineOf(addable, newId())), []);
  const chooseId = useCallback(
    (id: string) => {
      const addable = all?.get(id);
      if (addable) choose(addable);
    },
    [all, choose],
  );
  const { activeId, onKeyDown } = useActiveOption(state, chooseId);
  const warnings = useMemo(() => (line ? allergyWarnings(line, allergies) : []), [line, allergies]);
  const confirm = () => {
    if (!line) return;
    onAdd(line);
    setSaid({ text: text.added(line.name, menusText.slots[slot].long), warnings });
    setLine(undefined);
    setQuery('');
    search.current?.focus();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      initialFocusEl={() => search.current}
      scrollBehavior="inside"
      size={phone ? 'full' : 'lg'}
      placement="top"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content h={phone ? '100dvh' : 'min(44rem, 86dvh)'} my={phone ? '0' : '7dvh'}>
            <Dialog.Header pb="2" pe="14">
              <Dialog.Title>{text.title(menusText.slots[slot].long)}</Dialog.Title>
            </Dialog.Header>
            <SearchHead
              inputRef={search}
              list={list}
              activeId={activeId}
              query={query}
              onQuery={setQuery}
              onKeyDown={onKeyDown}
              tab={tab}
              onTab={setTab}
              filters={filters}
              onFilters={setFilters}
            />
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
                  onChoose={choose}
                />
              ) : null}
            </Dialog.Body>
            <Dialog.Footer borderTopWidth="1px" py="3" minH="16">
              {line ? (
                <AmountBar line={line} warnings={warnings} onChange={setLine} onConfirm={confirm} />
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
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={common.close} boxSize="11" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
