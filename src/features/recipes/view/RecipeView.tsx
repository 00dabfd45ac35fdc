import { MarkedText } from '../../../ui/MarkedText';
import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StoredImage } from '../../../blocks/images/StoredImage';
import { Published } from '../../../blocks/previews/PreviewPage';
import { recipes as collection, type Recipe } from '../../../domain/records/recipes';
import { sortedItems } from '../../../domain/food/lines';
import { NUTRIENT_LABELS, type NutrientKey } from '../../../domain/food/nutrients';
import { formatNutrient } from '../../../domain/nutrition/format';
import { formatMeasure } from '../../../domain/printable/line';
import { portionTotals } from '../../../domain/recipes/recipeEditing';
import { recipesText } from '../../../i18n/recipes';
import { formatDate, formatMoney, formatNumber } from '../../../ui/format';
import { tabular } from '../../../ui/theme';
import { getRecipeTitle } from '../model/recipeList';

const text = recipesText.preview;
const FIGURES: readonly NutrientKey[] = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sodium'];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} mb="6">
      <Heading as="h3" size="lg" mb="2">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

function formatFacts(recipe: Recipe, by: string): string {
  const { prepTime, cookTime, servings, difficulty, cuisine, category, sale } = recipe;
  const words: Readonly<Record<string, string>> = collection.fields.difficulty.words;
  return [
    `${by} · ${formatDate(recipe.updatedAt)}`,
    text.servings(formatNumber(servings, 1)),
    prepTime > 0 ? text.prep(prepTime) : '',
    cookTime > 0 ? text.cook(cookTime) : '',
    difficulty ? text.difficulty(words[difficulty] ?? difficulty) : '',
    cuisine ?? '',
    category ?? '',
    sale?.isActive ? text.price(formatMoney(sale.price)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function Tags({ recipe }: { recipe: Recipe }) {
  const allergens = [
    ...new Set(recipe.ingredients.flatMap(({ snapshot }) => snapshot.allergens ?? [])),
  ];
  return (
    <Stack gap="2" mb="6">
      <Flex gap="1.5" wrap="wrap" _empty={{ display: 'none' }}>
        {recipe.tags.map(({ id, label }) => (
          <Badge key={id} colorPalette="gray">
            {label}
          </Badge>
        ))}
      </Flex>
      {allergens.length > 0 ? (
        <Text color="fg.warning">{text.allergens(allergens.join(', '))}</Text>
      ) : null}
    </Stack>
  );
}

/** Figures of one serving; an unknown one is a dash, never 0. */
function Figures({ recipe }: { recipe: Recipe }) {
  const totals = portionTotals(recipe, 'serving') ?? {};
  if (recipe.ingredients.length === 0) return <Text>{text.noFigures}</Text>;
  return (
    <Flex as="dl" gap="4" wrap="wrap" css={tabular}>
      {FIGURES.map((key) => (
        <Box key={key} minW="24">
          <Text as="dt" textStyle="sm" color="fg.muted">
            {NUTRIENT_LABELS[key]}
          </Text>
          <Text as="dd" fontWeight="semibold">
            {formatNutrient(key, totals[key])}
          </Text>
        </Box>
      ))}
    </Flex>
  );
}

function Ingredients({ ingredients }: Pick<Recipe, 'ingredients'>) {
  return (
    <Stack as="ul" listStyleType="disc" ps="5" gap="1">
      {sortedItems({ items: ingredients }).map((line) => {
        const { measure, grams } = formatMeasure(line);
        return (
          <Text as="li" key={line.lineId}>
            <b>{measure}</b> {line.name}
            {grams ? ` (${grams})` : ''}
            {line.notes ? `, ${line.notes}` : ''}
          </Text>
        );
      })}
    </Stack>
  );
}

function Steps({ steps }: { steps: Recipe['instructions'] }) {
  const inOrder = steps.toSorted((one, other) => one.order - other.order);
  return (
    <Stack as="ol" listStyleType="decimal" ps="6" gap="4">
      {inOrder.map(({ lineId, instruction, imageUrls }, at) => (
        <Box as="li" key={lineId}>
          <Text whiteSpace="pre-wrap">
            <MarkedText of={instruction} />
          </Text>
          {imageUrls.length > 0 ? (
            <Flex gap="2" wrap="wrap" mt="2">
              {imageUrls.map((address, index) => (
                <StoredImage
                  key={address}
                  address={address}
                  alt={recipesText.steps.image(at + 1, index + 1)}
                  w="48"
                  borderRadius="l2"
                />
              ))}
            </Flex>
          ) : null}
        </Box>
      ))}
    </Stack>
  );
}

export function RecipeView({ recipe, by }: { recipe: Recipe; by: string }) {
  const { ingredients, instructions, tips = [] } = recipe;
  const isEmpty = ingredients.length + instructions.length + tips.length === 0;
  return (
    <Published
      coverImage={recipe.coverImage}
      title={getRecipeTitle(recipe)}
      facts={formatFacts(recipe, by)}
      lead={recipe.description}
    >
      <Tags recipe={recipe} />
      {isEmpty ? (
        <Text>{text.empty}</Text>
      ) : (
        <>
          <Part title={text.figures}>
            <Figures recipe={recipe} />
          </Part>
          <Part title={text.ingredients}>
            <Ingredients ingredients={ingredients} />
          </Part>
          <Part title={text.steps}>
            <Steps steps={instructions} />
          </Part>
        </>
      )}
      {tips.length > 0 ? (
        <Part title={text.tips}>
          <Stack as="ul" listStyleType="disc" ps="5" gap="1">
            {tips.map((tip) => (
              <Text as="li" key={tip}>
                {tip}
              </Text>
            ))}
          </Stack>
        </Part>
      ) : null}
    </Published>
  );
}
