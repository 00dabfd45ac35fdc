import { Box, Button, Field, NativeSelect, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { AllergyNotes } from '../../../blocks/lines/AllergyNotes';
import { ItemMarks } from '../../../blocks/lines/ItemMarks';
import { toNewLine, type Addable } from '../../../domain/menus/addables';
import { Unlisted } from '../../../blocks/lines/add/OwnFood';
import { useFoodIndex } from '../../../blocks/lines/add/useFoodIndex';
import { NO_FILTERS, useItemSearch } from '../../../blocks/lines/add/useItemSearch';
import { allergyWarnings } from '../../../domain/clinical/allergens/warnings';
import {
  isMealSlot,
  MEAL_SLOTS,
  mealsField,
  type MealSlot,
} from '../../../domain/food/storedLines';
import type { NewLine } from '../../../domain/food/lines';
import { clientMenuText } from '../../../i18n/clientMenu';
import { linesText } from '../../../i18n/lines';
import { newId } from '../../../platform/ids';
import { EmptyState } from '../../../ui/EmptyState';
import { formatNumber } from '../../../ui/format';
import { PICKER_LIMIT } from '../model/clientMenu';
import { PickEnds } from './PickEnds';
import { PickRow } from './PickRow';

const text = clientMenuText.picker;
const slotNames = mealsField.merge.slots;
const RECIPES = ['recipe'] as const;
const NO_PICKS = { recent: [], favourite: [] };

type Recipe = Extract<Addable, { kind: 'recipe' }>;

interface FoundRecipe {
  recipe: Recipe;
  near: boolean;
}

function useRecipes(query: string) {
  const all = useFoodIndex();
  const state = useItemSearch({
    query,
    tab: 'recipe',
    filters: NO_FILTERS,
    kinds: RECIPES,
    known: all,
    picks: NO_PICKS,
  });
  const results = useMemo(
    () =>
      state.sections
        ?.flatMap(({ hits }) => hits)
        .flatMap(({ item, near = false }): FoundRecipe[] => {
          const recipe = all?.get(item.id);
          return recipe?.kind === 'recipe' ? [{ recipe, near }] : [];
        }),
    [all, state.sections],
  );
  return { ...state, results };
}

function RecipeRow(props: {
  match: FoundRecipe;
  allergies: readonly string[];
  onAdd: (line: NewLine) => void;
}) {
  const { allergies, onAdd } = props;
  const { recipe, near } = props.match;
  const line = useMemo(() => toNewLine(recipe, 'preview'), [recipe]);
  const warnings = useMemo(() => allergyWarnings(line, allergies), [line, allergies]);
  const { title, category } = recipe.recipe;
  return (
    <PickRow
      title={title}
      button={text.add}
      spoken={text.addRecipe(title)}
      onPick={() => onAdd(toNewLine(recipe, newId()))}
    >
      <Text textStyle="sm" color="fg.muted">
        {[
          near ? linesText.add.near : undefined,
          text.energy(formatNumber(line.snapshot.nutrients.calories, 0)),
          category,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <AllergyNotes food={line.name} warnings={warnings} />
      <ItemMarks item={line} />
    </PickRow>
  );
}

function SlotField({ slot, onSlot }: { slot: MealSlot; onSlot: (slot: MealSlot) => void }) {
  return (
    <Field.Root>
      <Field.Label>{text.slot}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={slot}
          onChange={({ target }) => {
            if (isMealSlot(target.value)) onSlot(target.value);
          }}
        >
          {MEAL_SLOTS.map((one) => (
            <option key={one} value={one}>
              {slotNames[one]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

interface RecipeResultsProps {
  query: string;
  allergies: readonly string[];
  onLine: (slot: MealSlot, line: NewLine) => void;
}

export function RecipeResults({ query, allergies, onLine }: RecipeResultsProps) {
  const [slot, setSlot] = useState<MealSlot>('breakfast');
  const [announcement, setAnnouncement] = useState('');
  const { results, failed, unlisted, retry } = useRecipes(query);
  const add = (line: NewLine) => {
    onLine(slot, line);
    setAnnouncement(text.added(line.name, slotNames[slot]));
  };
  return (
    <>
      <SlotField slot={slot} onSlot={setSlot} />
      <Text aria-live="polite" textStyle="sm" color="fg.success" minH="6" py="1">
        {announcement}
      </Text>
      {failed ? <Failed onRetry={retry} /> : null}
      {unlisted ? <Unlisted what={unlisted} /> : null}
      <Box as="ul" listStyleType="none">
        {results?.slice(0, PICKER_LIMIT).map((one) => (
          <RecipeRow key={one.recipe.recipe.id} match={one} allergies={allergies} onAdd={add} />
        ))}
      </Box>
      <PickEnds results={results} />
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { failed, searchFailed, retry } = linesText.add;
  return (
    <EmptyState
      title={failed}
      description={searchFailed}
      action={
        <Button variant="outline" colorPalette="gray" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
