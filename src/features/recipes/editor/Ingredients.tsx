import { Badge, Box, Button, Flex, Stack } from '@chakra-ui/react';
import { ClipboardPaste, Scaling } from 'lucide-react';
import { memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { LineGroup } from '../../../blocks/lines/actions';
import { AddItemDialog } from '../../../blocks/lines/add/AddItemDialog';
import { AddLineButton } from '../../../blocks/lines/add/AddLineButton';
import { useAddDialog } from '../../../blocks/lines/add/useAddDialog';
import { LineDrag } from '../../../blocks/lines/drag/LineDrag';
import { LineList } from '../../../blocks/lines/LineList';
import { LinesProvider, useLines } from '../../../blocks/lines/linesContext';
import { NewFigures } from '../../../blocks/lines/newFigures/lazyNewFigures';
import { EatersProvider } from '../../../blocks/lines/amount/eaters';
import { useLineActions, type EditLines } from '../../../blocks/lines/useLineActions';
import type { RecipeIngredient } from '../../../domain/food/storedLines';
import { insertLine, type LineGroups, type NewLine } from '../../../domain/food/lines';
import { withNewFigures } from '../../../domain/nutrition/newFigures';
import { MAX_INGREDIENTS } from '../../../domain/recipes/recipeEditing';
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
const PICKER = {
  group: GROUP,
  kinds: KINDS,
  allergies: NO_ALLERGIES,
  limits: { most: MAX_INGREDIENTS, isOnce: true },
};

const buildGroups = (ingredients: RecipeIngredient[]): LineGroups => ({
  ingredients: { items: ingredients },
});

function useEditLines(edit: RecipeEditing): EditLines {
  return useCallback(
    (change, step) => {
      edit((value) => {
        const before = buildGroups(value.ingredients);
        const after = change(before);
        if (after === before) return value;
        const ingredients = (after.ingredients?.items ?? []) as RecipeIngredient[];
        return { ...value, ingredients };
      }, step);
      return true;
    },
    [edit],
  );
}

/** Call it only in leaves: they render with each keystroke. */
const useIngredients = () => useLines(GROUP.id) as RecipeIngredient[];

function Zeros() {
  const ingredients = useIngredients();
  const names = ingredients.filter(({ quantity }) => quantity === 0).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Box color="fg.warning" textStyle="sm">
      {names.join(', ')}: {text.zero}
    </Box>
  );
}

function Scaled({ servings, onClose }: { servings: number; onClose: () => void }) {
  const ingredients = useIngredients();
  return <ScaleDialog recipe={{ ingredients, servings }} onClose={onClose} />;
}

const Tools = memo(function Tools({ count, servings }: { count: number; servings: number }) {
  const [scaling, setScaling] = useState(false);
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Badge>{count}</Badge>
      <Button asChild variant="ghost" colorPalette="leaf" minH="11">
        <AppLink to={RECIPE_PATHS.import}>
          <ClipboardPaste size={18} aria-hidden /> {recipesText.import}
        </AppLink>
      </Button>
      {count > 0 ? (
        <Button variant="ghost" colorPalette="gray" minH="11" onClick={() => setScaling(true)}>
          <Scaling size={18} aria-hidden /> {recipesText.scale.button}
        </Button>
      ) : null}
      {scaling ? <Scaled servings={servings} onClose={() => setScaling(false)} /> : null}
    </Flex>
  );
});

const IngredientNewFigures = memo(function IngredientNewFigures(props: {
  ingredients: readonly RecipeIngredient[];
  edit: RecipeEditing;
}) {
  const { ingredients, edit } = props;
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
});

interface IngredientsProps {
  ingredients: RecipeIngredient[];
  servings: number;
  dish: RecipeValue['cookingLoss'];
  isWeighed: boolean;
  edit: RecipeEditing;
}

type BodyProps = Omit<IngredientsProps, 'ingredients'>;

function Above({ servings, edit }: Pick<BodyProps, 'servings' | 'edit'>) {
  const ingredients = useIngredients();
  // Deferred: comparing with the whole catalogue must not hold up the figures.
  const later = useDeferredValue(ingredients);
  return (
    <>
      <Tools count={ingredients.length} servings={servings} />
      <IngredientNewFigures ingredients={later} edit={edit} />
    </>
  );
}

function Below({ dish, isWeighed, edit }: BodyProps) {
  const ingredients = useIngredients();
  return (
    <>
      <LeftOver ingredients={ingredients} edit={edit} />
      <CookingLoss ingredients={ingredients} dish={dish} isWeighed={isWeighed} edit={edit} />
    </>
  );
}

const Body = memo(function Body(props: BodyProps) {
  const { edit } = props;
  const { adding, button, open, close } = useAddDialog();
  const [announced, setAnnounced] = useState('');
  const editLines = useEditLines(edit);
  const actions = useLineActions(editLines, GROUPS, setAnnounced);
  const add = (line: NewLine) => editLines((now) => insertLine(now, GROUP.id, line));
  return (
    <LineDrag groups={GROUPS} actions={actions} announce={setAnnounced}>
      <Stack gap="3">
        <Above {...props} />
        <LineList {...LIST} actions={actions} />
        <Zeros />
        <AddLineButton buttonRef={button} onOpen={open} />
        <Below {...props} />
      </Stack>
      <Box srOnly aria-live="polite">
        {announced}
      </Box>
      {adding ? <AddItemDialog {...PICKER} actions={actions} onAdd={add} onClose={close} /> : null}
    </LineDrag>
  );
});

export function Ingredients({ ingredients, ...body }: IngredientsProps) {
  const groups = useMemo(() => buildGroups(ingredients), [ingredients]);
  return (
    <Section title={text.title}>
      <LinesProvider value={groups}>
        <EatersProvider value={body.servings}>
          <Body {...body} />
        </EatersProvider>
      </LinesProvider>
    </Section>
  );
}
