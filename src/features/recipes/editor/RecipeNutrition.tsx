import { Badge, Box, Button, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { createContext, memo, useContext, useDeferredValue, useMemo, useState } from 'react';
import { useData, useLive } from '../../../data/react';
import { allergyWarnings } from '../../../domain/clinical/allergens/warnings';
import type { Recipe } from '../../../domain/records/recipes';
import { NUTRIENT_LABELS, type NutrientKey } from '../../../domain/food/nutrients';
import { lineShares } from '../../../domain/nutrition/lineShares';
import { dishWeight } from '../../../domain/nutrition/recipes';
import { portionTotals, type Portion } from '../../../domain/recipes/recipeEditing';
import { recipesText } from '../../../i18n/recipes';
import { formatNumber } from '../../../ui/format';
import { Bound, MacroBar } from '../../../ui/nutrition/MacroBar';
import { MicronutrientCard } from '../../../ui/nutrition/MicronutrientCard';
import { ShareList } from '../../../ui/nutrition/ShareList';
import { TotalsProvider } from '../../../ui/nutrition/totalsContext';
import { Section } from '../../../ui/Section';
import { tabular } from '../../../ui/theme';

const text = recipesText.nutrition;
const PORTIONS: readonly Portion[] = ['serving', 'whole', 'hundred'];
const SHARED: readonly NutrientKey[] = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sodium'];
const NO_LIMITS = {};
const NO_TOTALS = {};

type Figures = Pick<Recipe, 'ingredients' | 'servings' | 'finishedWeight' | 'cookingLoss'>;

function weightText(recipe: Figures): string {
  const weight = dishWeight(recipe);
  if (!weight) return recipe.ingredients.length > 0 ? text.unweighed : '';
  const grams = formatNumber(weight.grams, 0);
  return weight.weighed ? text.weighed(grams) : text.summed(grams);
}

function PortionButtons(props: { portion: Portion; onChange: (portion: Portion) => void }) {
  return (
    <Flex as="fieldset" aria-label={text.portionLabel} gap="1.5" mb="3">
      {PORTIONS.map((one) => (
        <Button
          key={one}
          size="sm"
          minH="11"
          flex="1"
          variant={one === props.portion ? 'solid' : 'outline'}
          colorPalette={one === props.portion ? 'leaf' : 'gray'}
          aria-pressed={one === props.portion}
          onClick={() => props.onChange(one)}
        >
          {text.portions[one]}
        </Button>
      ))}
    </Flex>
  );
}

const Shares = memo(function Shares({ ingredients }: Pick<Figures, 'ingredients'>) {
  const [key, setKey] = useState<NutrientKey>('calories');
  const shares = useMemo(() => lineShares(ingredients, key), [ingredients, key]);
  return (
    <Section title={text.shares}>
      <NativeSelect.Root mb="2">
        <NativeSelect.Field
          aria-label={text.nutrientLabel}
          value={key}
          onChange={(event) => {
            const chosen = SHARED.find((one) => one === event.currentTarget.value);
            if (chosen) setKey(chosen);
          }}
        >
          {SHARED.map((one) => (
            <option key={one} value={one}>
              {NUTRIENT_LABELS[one]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {shares.length === 0 ? <Text color="fg.muted">{text.noShares}</Text> : null}
      <ShareList label={text.shares} shares={shares} />
    </Section>
  );
});

const Allergens = memo(function Allergens({ ingredients }: Pick<Figures, 'ingredients'>) {
  const data = useData();
  const clients = useLive(() => data.clients.watchAll(), [data]);
  const dishAllergens = useMemo(() => {
    const by = new Map<string, string[]>();
    for (const { name, snapshot } of ingredients)
      for (const allergen of snapshot.allergens ?? [])
        by.set(allergen, [...(by.get(allergen) ?? []), name]);
    return [...by];
  }, [ingredients]);
  const unsuitable = useMemo(
    () =>
      (clients ?? []).filter(
        ({ status, allergies }) =>
          status === 'active' &&
          allergies.length > 0 &&
          ingredients.some((line) =>
            allergyWarnings(line, allergies).some(({ level }) => level === 'contains'),
          ),
      ),
    [clients, ingredients],
  );
  return (
    <Section title={text.allergens}>
      {dishAllergens.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {text.noAllergens}
        </Text>
      ) : null}
      <Stack as="ul" listStyleType="none" gap="1">
        {dishAllergens.map(([allergen, names]) => (
          <Flex as="li" key={allergen} gap="2" wrap="wrap" textStyle="sm">
            <Badge colorPalette="turmeric">{allergen}</Badge>
            {[...new Set(names)].join(', ')}
          </Flex>
        ))}
      </Stack>
      {unsuitable.length > 0 ? (
        <Text color="fg.error" textStyle="sm" mt="2">
          {text.unsuitable(unsuitable.map(({ clientName }) => clientName).join(', '))}
        </Text>
      ) : null}
    </Section>
  );
});

const Weight = createContext('');
const WeightText = () => useContext(Weight);

interface PortionProps {
  portion: Portion;
  onPortion: (portion: Portion) => void;
}

const PortionFigures = memo(function PortionFigures({ portion, onPortion }: PortionProps) {
  return (
    <Section title={text.title}>
      <PortionButtons portion={portion} onChange={onPortion} />
      <Stack gap="3">
        <Flex align="baseline" gap="2" wrap="wrap">
          <Text css={tabular} textStyle="4xl" fontWeight="bold" lineHeight="1">
            <Bound nutrient="calories" />
          </Text>
          <Text color="fg.muted">kcal</Text>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          <WeightText />
        </Text>
        <Box>
          {(['protein', 'carbs', 'fat', 'fiber'] as const).map((nutrient) => (
            <MacroBar key={nutrient} nutrient={nutrient} />
          ))}
        </Box>
        <MicronutrientCard limits={NO_LIMITS} />
      </Stack>
    </Section>
  );
});

export function RecipeNutrition(recipe: Figures) {
  const [portion, setPortion] = useState<Portion>('serving');
  const totals = portionTotals(recipe, portion);
  const later = useDeferredValue(recipe.ingredients);
  return (
    <>
      <TotalsProvider value={totals ?? NO_TOTALS}>
        <Weight.Provider value={weightText(recipe)}>
          <PortionFigures portion={portion} onPortion={setPortion} />
        </Weight.Provider>
      </TotalsProvider>
      <Shares ingredients={later} />
      <Allergens ingredients={later} />
    </>
  );
}
