import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ClipboardPaste, CookingPot, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { LimitNotice } from '../../blocks/tier/LimitNotice';
import { useData, useLive } from '../../data/react';
import { recipes as collection, type Recipe } from '../../domain/records/recipes';
import { recipesText } from '../../i18n/recipes';
import { getAddresses } from '../../routing/addresses';
import { EmptyState } from '../../ui/EmptyState';
import { AppLink } from '../../ui/Link';
import { Chips, Choice } from '../../ui/ListTools';
import { Page } from '../../ui/Page';
import { SearchField } from '../../ui/SearchField';
import { PHONE, useMedia, WIDE } from '../../ui/useMedia';
import { WindowList } from '../../ui/WindowList';
import { RecipeCard } from './list/RecipeCard';
import { useRecipeView } from './list/viewStore';
import {
  filterRecipes,
  NO_RECIPE_FILTER,
  SORTS,
  statusCounts,
  tagsIn,
  type RecipeFilter,
} from './model/recipeList';
import { RECIPE_PATHS } from './paths';

const text = recipesText.list;
const STATUSES: readonly RecipeFilter['status'][] = ['all', 'published', 'draft', 'archived'];

function Actions() {
  return (
    <>
      <Button asChild variant="outline" colorPalette="gray">
        <AppLink to={RECIPE_PATHS.import}>
          <ClipboardPaste size={18} aria-hidden /> {recipesText.importShort}
        </AppLink>
      </Button>
      <Button asChild colorPalette="leaf">
        <AppLink to={RECIPE_PATHS.create}>
          <Plus size={18} aria-hidden /> {recipesText.create}
        </AppLink>
      </Button>
    </>
  );
}

function StatusChips({ recipes }: { recipes: readonly Recipe[] }) {
  const { filter, setFilter } = useRecipeView();
  const counts = statusCounts(recipes);
  const { words } = collection.fields.status;
  return (
    <Chips
      label={text.statuses}
      value={filter.status}
      options={STATUSES.map((status) => ({
        value: status,
        label: status === 'all' ? text.all(counts.all) : `${words[status]} ${counts[status]}`,
      }))}
      onChange={(status) => setFilter({ status })}
    />
  );
}

function Toolbar({ recipes, shown }: { recipes: readonly Recipe[]; shown: number }) {
  const { filter, setFilter } = useRecipeView();
  const tags = useMemo(() => tagsIn(recipes), [recipes]);
  const sorts = SORTS.map((value) => ({ value, label: text.sorts[value] }));
  const tagOptions = tags.map(({ id, label }) => ({ value: id, label }));
  return (
    <Stack gap="3" mb="3">
      <Flex gap="3" wrap="wrap">
        <Box flex="1" minW={{ base: 'full', md: '60' }}>
          <SearchField
            label={text.search}
            placeholder={text.searchHint}
            value={filter.query}
            onChange={(query) => setFilter({ query })}
          />
        </Box>
        <Choice
          label={text.tag}
          value={filter.tag}
          options={[{ value: '', label: text.allTags }, ...tagOptions]}
          onChange={(tag) => setFilter({ tag })}
        />
        <Choice
          label={text.sort}
          value={filter.sort}
          options={sorts}
          onChange={(sort) => setFilter({ sort })}
        />
      </Flex>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <StatusChips recipes={recipes} />
        <Flex gap="3" align="center">
          <Text color="fg.muted" textStyle="sm" aria-live="polite">
            {text.count(shown)}
          </Text>
          <Button asChild variant="plain" size="sm" textDecoration="underline" minH="11">
            <AppLink to={getAddresses('foods').list}>{text.ownFoods}</AppLink>
          </Button>
        </Flex>
      </Flex>
    </Stack>
  );
}

function Found({ recipes }: { recipes: readonly Recipe[] }) {
  const { filter, setFilter } = useRecipeView();
  const rows = useMemo(() => filterRecipes(recipes, filter), [recipes, filter]);
  const [phone, wide] = [useMedia(PHONE), useMedia(WIDE)];
  return (
    <>
      <Toolbar recipes={recipes} shown={rows.length} />
      {rows.length > 0 ? (
        <WindowList
          label={text.label}
          items={rows}
          estimate={230}
          gap={12}
          lanes={phone ? 1 : wide ? 3 : 2}
        >
          {(recipe) => <RecipeCard recipe={recipe} />}
        </WindowList>
      ) : (
        <EmptyState
          title={text.nothing}
          description={text.nothingHint}
          action={
            <Button
              variant="outline"
              colorPalette="gray"
              onClick={() => setFilter(NO_RECIPE_FILTER)}
            >
              {text.clear}
            </Button>
          }
        />
      )}
    </>
  );
}

export function RecipesPage() {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  const empty = recipes?.length === 0;
  return (
    <Page title={recipesText.title} actions={empty ? undefined : <Actions />} maxW="6xl">
      {empty ? (
        <EmptyState
          icon={<CookingPot size={28} />}
          title={text.emptyTitle}
          description={text.emptyHint}
          action={
            <Flex gap="2" wrap="wrap" justify="center">
              <Actions />
            </Flex>
          }
        />
      ) : null}
      <Box mb="3" _empty={{ display: 'none' }}>
        <LimitNotice name="recipes" />
      </Box>
      {recipes && !empty ? <Found recipes={recipes} /> : null}
    </Page>
  );
}
