import { Badge, Box, Button, Flex, Stack } from '@chakra-ui/react';
import { ClipboardPaste, Scaling } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { LineGroup } from '../../../blocks/lines/actions';
import { AddItemDialog } from '../../../blocks/lines/add/AddItemDialog';
import { AddLineButton } from '../../../blocks/lines/add/AddLineButton';
import { useAddDialog } from '../../../blocks/lines/add/useAddDialog';
import { LineDrag } from '../../../blocks/lines/drag/LineDrag';
import { LineList } from '../../../blocks/lines/LineList';
import { LinesProvider } from '../../../blocks/lines/linesContext';
import { NewFigures } from '../../../blocks/lines/newFigures/lazyNewFigures';
import { useLineActions } from '../../../blocks/lines/useLineActions';
import type { EditLines } from '../../../blocks/lines/useLineActions';
import type { RecipeIngredient } from '../../../domain/collections/shared/lines';
import { insertLine } from '../../../domain/lines';
import type { LineGroups, NewLine } from '../../../domain/lines';
import { withNewFigures } from '../../../domain/newFigures';
import { MOST_INGREDIENTS } from '../../../domain/recipeEditing';
import type { IndexKind } from '../../../domain/search/foodIndex';
import { recipesText } from '../../../i18n/recipes';
import { AppLink } from '../../../ui/Link';
import { Section } from '../../../ui/Section';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import type { RecipeValue } from '../model/recipeValue';
import { RECIPE_PATHS } from '../paths';
import { CookingLoss } from './CookingLoss';
import { LeftOver } from './LeftOver';
import { ScaleDialog } from './ScaleDialog';

const text = recipesText.ingredients;
const GROUP: LineGroup = { id: 'ingredients' };
const GROUPS: readonly LineGroup[] = [GROUP];
const KINDS: readonly IndexKind[] = ['food', 'product'];
const NO_ALLERGIES: readonly string[] = [];
const LIST = { group: GROUP, label: text.title, empty: text.empty, allergies: NO_ALLERGIES };
/** Foods and products, each once, and the picker's maximum for recipes. */
const PICKER = {
  group: GROUP,
  kinds: KINDS,
  allergies: NO_ALLERGIES,
  limits: { most: MOST_INGREDIENTS, isOnce: true },
};

const groupsOf = (ingredients: RecipeIngredient[]): LineGroups => ({
  ingredients: { items: ingredients },
});

/** Changes of lines as changes of the form: the blocks hand back what they were given. */
function useEditLines(edit: RecipeEditing): EditLines {
  return useCallback(
    (change, step) =>
      edit((value) => {
        const before = groupsOf(value.ingredients);
        const after = change(before);
        if (after === before) return value;
        const ingredients = (after.ingredients?.items ?? []) as RecipeIngredient[];
        return { ...value, ingredients };
      }, step),
    [edit],
  );
}

function Zeros({ ingredients }: Pick<RecipeValue, 'ingredients'>) {
  const names = ingredients.filter(({ quantity }) => quantity === 0).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Box color="fg.warning" textStyle="sm">
      {names.join(', ')}: {text.zero}
    </Box>
  );
}

interface IngredientsProps {
  value: RecipeValue;
  servings: number;
  edit: RecipeEditing;
}

function Tools({ value, servings }: Omit<IngredientsProps, 'edit'>) {
  const [scaling, setScaling] = useState(false);
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Badge>{value.ingredients.length}</Badge>
      <Button asChild variant="ghost" colorPalette="leaf" minH="11">
        <AppLink to={RECIPE_PATHS.import}>
          <ClipboardPaste size={18} aria-hidden /> {recipesText.import}
        </AppLink>
      </Button>
      {value.ingredients.length > 0 ? (
        <Button variant="ghost" colorPalette="gray" minH="11" onClick={() => setScaling(true)}>
          <Scaling size={18} aria-hidden /> {recipesText.scale.button}
        </Button>
      ) : null}
      {scaling ? (
        <ScaleDialog
          recipe={{ ingredients: value.ingredients, servings }}
          onClose={() => setScaling(false)}
        />
      ) : null}
    </Flex>
  );
}

/** What the catalogue knows better of the ingredients, or no longer has. */
function IngredientNewFigures({
  ingredients,
  edit,
}: Pick<RecipeValue, 'ingredients'> & Pick<IngredientsProps, 'edit'>) {
  return (
    <Suspense fallback={null}>
      <NewFigures
        lines={ingredients}
        onTake={(taken) =>
          edit((now) => ({ ...now, ingredients: withNewFigures(now.ingredients, taken) }))
        }
      />
    </Suspense>
  );
}

/** What goes in, on the lines that menus have too. */
export function Ingredients({ value, servings, edit }: IngredientsProps) {
  const { adding, open, close } = useAddDialog();
  const [announced, setAnnounced] = useState('');
  const editLines = useEditLines(edit);
  const actions = useLineActions(editLines, GROUPS, setAnnounced);
  const add = (line: NewLine) => editLines((now) => insertLine(now, GROUP.id, line));
  const groups = useMemo(() => groupsOf(value.ingredients), [value.ingredients]);
  return (
    <Section title={text.title}>
      <LinesProvider value={groups}>
        <LineDrag groups={GROUPS} actions={actions} announce={setAnnounced}>
          <Stack gap="3">
            <Tools value={value} servings={servings} />
            <IngredientNewFigures ingredients={value.ingredients} edit={edit} />
            <LineList {...LIST} actions={actions} />
            <Zeros ingredients={value.ingredients} />
            <AddLineButton onOpen={open} />
            <LeftOver ingredients={value.ingredients} edit={edit} />
            <CookingLoss
              value={value}
              isWeighed={value.fields.finishedWeight.trim() !== ''}
              edit={edit}
            />
          </Stack>
          <Box srOnly aria-live="polite">
            {announced}
          </Box>
          {adding ? (
            <AddItemDialog {...PICKER} actions={actions} onAdd={add} onClose={close} />
          ) : null}
        </LineDrag>
      </LinesProvider>
    </Section>
  );
}
