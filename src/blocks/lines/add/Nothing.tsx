import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { linesText } from '../../../i18n/lines';
import { EmptyState } from '../../../ui/EmptyState';
import { Notice } from '../../../ui/Notice';
import { useOnline } from '../../../ui/useOnline';
import type { Addable } from '../../../domain/menus/addables';
import type { KindTab, SearchState } from './useItemSearch';

const text = linesText.add;

interface NothingProps {
  state: SearchState;
  all: ReadonlyMap<string, Addable> | undefined;
  tab: KindTab;
  query: string;
  isIngredients: boolean;
}

/** The catalogue comes as one file and its foods come first. */
function hasCatalogue(all: ReadonlyMap<string, Addable>): boolean {
  const [first] = all.values();
  return first?.kind === 'edible' && !first.own;
}

function nothingTitle({ tab, query, isIngredients }: NothingProps): string {
  const untyped = query.trim() === '';
  if (tab === 'recent' && untyped) return text.noRecent;
  if (tab === 'favourite' && untyped) return text.noFavourite;
  if (!isIngredients) return text.nothing;
  return tab === 'food' || tab === 'product' ? text.noIngredient[tab] : text.noIngredient.all;
}

/** Without the catalogue "nothing found" would not be true. */
function NoCatalogue() {
  const online = useOnline();
  return online ? (
    <Notice tone="info" title={text.loading}>
      {text.loadingHint}
    </Notice>
  ) : (
    <EmptyState title={text.noData} description={text.noDataHint} />
  );
}

export function Nothing(props: NothingProps): ReactNode {
  const { state, all, tab, query } = props;
  if (state.failed)
    return (
      <EmptyState
        title={text.failed}
        description={text.searchFailed}
        action={
          <Button variant="outline" colorPalette="gray" onClick={state.retry}>
            {text.retry}
          </Button>
        }
      />
    );
  if (!all || !state.sections) return null;
  if (!hasCatalogue(all)) return <NoCatalogue />;
  if (state.sections.length > 0) return null;
  const isMark = tab === 'favourite' && query.trim() === '';
  return (
    <EmptyState
      title={nothingTitle(props)}
      description={isMark ? text.favouriteHint : text.nothingHint}
    />
  );
}
