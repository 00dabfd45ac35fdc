import { memo, useEffect, useMemo, useState } from 'react';
import {
  newFigures,
  type NewFigures as Newer,
  type SourcedLine,
} from '../../../domain/nutrition/newFigures';
import { linesText } from '../../../i18n/lines';
import { whenIdle } from '../../../platform/idle';
import { Notice } from '../../../ui/Notice';
import { toaster } from '../../../ui/toaster';
import { NewFiguresDialog } from './NewFiguresDialog';
import { useSources } from './useSources';

const text = linesText.newFigures;

const Gone = memo(function Gone({ recipes, others }: Record<'recipes' | 'others', string>) {
  if (recipes === '' && others === '') return null;
  const messages = [recipes && text.goneRecipes(recipes), others && text.gone(others)];
  return (
    <Notice tone="warning" title={messages.filter(Boolean).join(' · ')}>
      {text.goneHint}
    </Notice>
  );
});

interface NewFiguresProps {
  lines: readonly SourcedLine[];
  onTake: (taken: readonly Newer[]) => void;
}

const formatNames = (lines: readonly SourcedLine[]) =>
  [...new Set(lines.map(({ name }) => name))].join(', ');

function Offer({ lines, onTake }: NewFiguresProps) {
  const present = useSources();
  const [open, setOpen] = useState(false);
  const { newer, gone } = useMemo(
    () => (present ? newFigures(lines, present) : { newer: [], gone: [] }),
    [lines, present],
  );
  const take = (taken: readonly Newer[]) => {
    onTake(taken);
    toaster.create({ type: 'success', title: text.taken(taken.length) });
    if (taken.length === newer.length) setOpen(false);
  };
  return (
    <>
      <Gone
        recipes={formatNames(gone.filter(({ type }) => type === 'recipe'))}
        others={formatNames(gone.filter(({ type }) => type !== 'recipe'))}
      />
      {newer.length > 0 ? (
        <Notice
          tone="info"
          title={text.title(newer.length)}
          action={{ label: text.look, onPress: () => setOpen(true) }}
        >
          {text.hint}
        </Notice>
      ) : null}
      {open && newer.length > 0 ? (
        <NewFiguresDialog newer={newer} onTake={take} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/**
 * Figures are taken over only by the person (product decision 20); also names lines whose source is gone. Loads after the
 * page, since it reads the whole catalogue.
 */
export function NewFigures(props: NewFiguresProps) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle ? <Offer {...props} /> : null;
}
