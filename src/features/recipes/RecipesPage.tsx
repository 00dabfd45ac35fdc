import { Button } from '@chakra-ui/react';
import { ClipboardPaste, CookingPot, Plus } from 'lucide-react';
import { RecordListPage } from '../../blocks/recordList/RecordListPage';
import { useFilterChoices } from '../../blocks/recordList/useFilterChoices';
import { LimitNotice } from '../../blocks/tier/LimitNotice';
import { useData, useLive } from '../../data/react';
import { recipes as collection } from '../../domain/records/recipes';
import { recipesText } from '../../i18n/recipes';
import { getAddresses } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';
import { RecipeCard } from './list/RecipeCard';
import { useRecipeView } from './list/viewStore';
import { recipeList } from './model/recipeList';
import { RECIPE_PATHS } from './paths';

const text = recipesText.list;
const STATUS_WORDS = { ...collection.fields.status.words, all: text.all };

const create = (
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

function FoodsLink() {
  return (
    <Button asChild variant="plain" size="sm" textDecoration="underline" minH="11">
      <AppLink to={getAddresses('foods').list}>{text.ownFoods}</AppLink>
    </Button>
  );
}

export function RecipesPage() {
  const data = useData();
  const recipes = useLive(() => data.recipes.watchAll(), [data]);
  return (
    <RecordListPage
      {...useFilterChoices(recipeList, recipes, text, STATUS_WORDS)}
      title={recipesText.title}
      icon={<CookingPot size={28} />}
      text={text}
      label={text.label}
      records={recipes}
      filterRecords={recipeList.filterRecords}
      view={useRecipeView()}
      create={create}
      notice={<LimitNotice name="recipes" />}
      aside={<FoodsLink />}
      layout="cards"
      estimate={230}
    >
      {(recipe) => <RecipeCard recipe={recipe} />}
    </RecordListPage>
  );
}
