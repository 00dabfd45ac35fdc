import { Dialog } from '@chakra-ui/react';
import { useCallback, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { MenuItem } from '../../../domain/food/storedLines';
import type { NewLine } from '../../../domain/food/lines';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { linesText } from '../../../i18n/lines';
import { AppDialog, DialogCross } from '../../../ui/AppDialog';
import { PHONE, useMedia } from '../../../ui/useMedia';
import type { LineActions, LineGroup } from '../actions';
import { useLines } from '../linesContext';
import { AddFoot } from './AddFoot';
import type { Addable } from '../../../domain/menus/addables';
import { LiveResults } from './LiveResults';
import { Nothing } from './Nothing';
import { OwnFoodOffer, Unlisted, useOwnFood } from './OwnFood';
import { PickChips } from './PickChips';
import { ResultList } from './ResultList';
import { SearchHead } from './SearchHead';
import { SelectedList } from './SelectedList';
import { useAddSearch, type AddSearch } from './useAddSearch';
import { useChosenLine, type PickLimits } from './useChosenLine';
import { ALL_KINDS, NO_FILTERS } from './useItemSearch';
import { usePicks } from './usePicks';

const text = linesText.add;

interface AddItemDialogProps {
  group: LineGroup;
  kinds?: readonly IndexKind[];
  allergies: readonly string[];
  limits?: PickLimits;
  actions?: LineActions;
  status?: ReactNode;
  onAdd: (line: NewLine) => boolean;
  onClose: () => void;
}

interface HeadProps {
  box: RefObject<HTMLInputElement | null>;
  list: string;
  kinds: readonly IndexKind[];
  search: AddSearch;
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
  kinds: readonly IndexKind[];
  search: AddSearch;
  allergies: readonly string[];
  onChoose: (addable: Addable) => void;
  onTake: (item: MenuItem) => void;
  onOwnFood: (() => void) | undefined;
}

function Results(props: ResultsProps) {
  const { list, kinds, search, allergies, onChoose, onOwnFood } = props;
  const { all, picks, state, tab, activeId, enterId, query, filters } = search;
  const isUntouched = query.trim() === '' && tab === 'all' && filters === NO_FILTERS;
  return (
    <>
      {all && isUntouched ? <PickChips {...{ all, kinds, allergies, picks, onChoose }} /> : null}
      <Nothing
        state={state}
        all={all}
        tab={tab}
        query={query}
        isIngredients={!kinds.includes('recipe')}
      />
      {all && state.unlisted ? (
        <Unlisted what={state.unlisted} {...(onOwnFood ? { onOwnFood } : {})} />
      ) : null}
      {all && state.sections ? (
        <ResultList
          id={list}
          sections={state.sections}
          titled={tab === 'all'}
          all={all}
          allergies={allergies}
          activeId={activeId}
          enterId={enterId}
          picks={picks}
          onChoose={onChoose}
        />
      ) : null}
      {onOwnFood && all ? <OwnFoodOffer query={query} onOpen={onOwnFood} /> : null}
      {all ? <LiveResults {...{ query, kinds, all, allergies }} onChoose={props.onTake} /> : null}
    </>
  );
}

function useAdding(props: AddItemDialogProps, kinds: readonly IndexKind[]) {
  const { group, allergies, limits, onAdd, onClose } = props;
  const picks = usePicks();
  const lines = useLines(group.id);
  const chosen = useChosenLine({
    group,
    lines,
    limits,
    allergies,
    onAdd,
    onUsed: picks.use,
    onFull: onClose,
  });
  const { choose, take } = chosen;
  const search = useAddSearch(kinds, picks, choose);
  const { query } = search;
  const onChoose = useCallback((addable: Addable) => choose(addable, query), [choose, query]);
  const onTake = (item: MenuItem) => take(item, query);
  return { lines, chosen, search, onChoose, onTake };
}

function Frame({
  box,
  onClose,
  children,
}: {
  box: HeadProps['box'];
  onClose: () => void;
  children: ReactNode;
}) {
  const phone = useMedia(PHONE);
  return (
    <AppDialog
      onClose={onClose}
      initialFocusEl={() => box.current}
      scrollBehavior="inside"
      size={phone ? 'full' : 'lg'}
      placement="top"
      content={phone ? { h: '100dvh', my: '0' } : { h: 'min(44rem, 86dvh)', my: '7dvh' }}
    >
      {children}
      <DialogCross />
    </AppDialog>
  );
}

export function AddItemDialog(props: AddItemDialogProps) {
  const { group, kinds = ALL_KINDS, allergies, limits, actions, onClose } = props;
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  const [listed, setListed] = useState(false);
  const { lines, chosen, search, onChoose, onTake } = useAdding(props, kinds);
  const ownFood = useOwnFood(search.query, chosen.choose);
  const onOwnFood = kinds.includes('food') ? ownFood.open : undefined;
  const onConfirm = () => {
    chosen.confirm();
    search.setQuery('');
    box.current?.focus();
  };
  const isListed = listed && lines.length > 0;
  const selected = { count: lines.length, most: limits?.most, isListed, setListed };
  return (
    <Frame box={box} onClose={onClose}>
      <Dialog.Header pb="2" pe="14" flexDirection="column" alignItems="flex-start" gap="1">
        <Dialog.Title>{text.title(group.name)}</Dialog.Title>
        {props.status}
      </Dialog.Header>
      {isListed ? null : <Head box={box} list={list} kinds={kinds} search={search} />}
      <Dialog.Body px="3" py="2" tabIndex={0} focusVisibleRing="inside">
        {isListed && actions ? (
          <SelectedList lines={lines} actions={actions} />
        ) : (
          <Results {...{ list, kinds, search, allergies, onChoose, onTake, onOwnFood }} />
        )}
      </Dialog.Body>
      <AddFoot
        line={chosen}
        picks={search.picks}
        selected={actions && selected}
        {...{ onConfirm, onClose }}
      />
      {ownFood.dialog}
    </Frame>
  );
}
