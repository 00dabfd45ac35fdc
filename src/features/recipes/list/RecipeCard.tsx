import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { Archive, ArchiveRestore, Copy, Eye, Soup, Trash2, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { CoverCard } from '../../../blocks/recordList/CoverCard';
import type { Recipe } from '../../../domain/records/recipes';
import type { NutritionSummary } from '../../../domain/food/nutrients';
import { UNKNOWN } from '../../../domain/nutrition/format';
import { SUMMARY_KEYS, summaryText } from '../../../domain/nutrition/summary';
import { linesText } from '../../../i18n/lines';
import { recipesText } from '../../../i18n/recipes';
import { formatNumber, formatWhen } from '../../../ui/format';
import type { MenuAction } from '../../../ui/menuAction';
import { tabular } from '../../../ui/theme';
import { RecipeStatus } from '../editor/RecipePublish';
import { getRecipeTitle } from '../model/recipeList';
import { RECIPE_PATHS } from '../paths';
import { useRecipeActions } from './useRecipeActions';

const text = recipesText.list;
const SHOWN_TAGS = 2;

function findAllergens({ ingredients }: Recipe): string[] {
  return [...new Set(ingredients.flatMap(({ snapshot }) => snapshot.allergens ?? []))];
}

/** `157 kcal · đạm 12 · …`; a dash for a figure that nobody reports. */
function Figures({ recipe }: { recipe: Recipe }) {
  const figure = (key: keyof NutritionSummary) => summaryText(recipe, key);
  const known = SUMMARY_KEYS.some((key) => figure(key) !== UNKNOWN);
  return (
    <Flex align="baseline" gap="2" wrap="wrap" css={tabular}>
      <Text>
        <b>{figure('calories')}</b> kcal
      </Text>
      {known ? (
        <Text textStyle="sm" color="fg.muted">
          {linesText.line.macros(figure('protein'), figure('carbs'), figure('fat'))}
        </Text>
      ) : null}
    </Flex>
  );
}

function Marks({ recipe }: { recipe: Recipe }) {
  const [first, ...rest] = findAllergens(recipe);
  return (
    <Flex gap="1.5" wrap="wrap" minH="6">
      {recipe.tags.slice(0, SHOWN_TAGS).map(({ id, label }) => (
        <Badge key={id} colorPalette="gray">
          {label}
        </Badge>
      ))}
      {first ? (
        <Badge colorPalette="turmeric">
          <TriangleAlert size={12} aria-hidden />
          {first}
          {rest.length > 0 ? ` +${rest.length}` : ''}
        </Badge>
      ) : null}
    </Flex>
  );
}

function useCardActions(recipe: Recipe): MenuAction[] {
  const { duplicate, archive, remove } = useRecipeActions();
  const archived = recipe.status === 'archived';
  const Icon = archived ? ArchiveRestore : Archive;
  const navigate = useNavigate();
  return [
    {
      value: 'preview',
      label: recipesText.preview.button,
      icon: <Eye size={16} aria-hidden />,
      run: () => void navigate(RECIPE_PATHS.preview(recipe.id)),
    },
    {
      value: 'duplicate',
      label: text.duplicate,
      icon: <Copy size={16} aria-hidden />,
      run: () => void duplicate(recipe),
    },
    {
      value: 'archive',
      label: archived ? text.unarchive : text.archive,
      icon: <Icon size={16} aria-hidden />,
      run: () => void archive(recipe),
    },
    {
      value: 'remove',
      label: text.remove,
      icon: <Trash2 size={16} aria-hidden />,
      danger: true,
      apart: true,
      run: () => void remove(recipe),
    },
  ];
}

function Facts({ recipe }: { recipe: Recipe }) {
  const minutes = recipe.prepTime + recipe.cookTime;
  const facts = [
    minutes > 0 ? text.minutes(minutes) : '',
    text.servings(formatNumber(recipe.servings, 1)),
  ];
  return (
    <Flex justify="space-between" gap="2" textStyle="sm" color="fg.muted">
      <Text>{facts.filter(Boolean).join(' · ')}</Text>
      <Text>{text.updated(formatWhen(recipe.updatedAt))}</Text>
    </Flex>
  );
}

export function RecipeCard({ recipe }: { recipe: Recipe }) {
  const title = getRecipeTitle(recipe);
  return (
    <CoverCard
      title={title}
      titleLines={1}
      to={RECIPE_PATHS.edit(recipe.id)}
      cover={recipe.coverImage}
      icon={Soup}
      actionsLabel={text.actions(title)}
      actions={useCardActions(recipe)}
    >
      <Figures recipe={recipe} />
      <Box my="2">
        <Flex gap="1.5" wrap="wrap">
          {recipe.status === 'published' ? null : <RecipeStatus status={recipe.status} />}
          <Marks recipe={recipe} />
        </Flex>
      </Box>
      <Facts recipe={recipe} />
    </CoverCard>
  );
}
