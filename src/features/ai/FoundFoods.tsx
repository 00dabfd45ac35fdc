import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  Input,
  NativeSelect,
  Stack,
  Text,
} from '@chakra-ui/react';
import { useId } from 'react';
import { getPhotoUnit } from '../../domain/practice/ai/foodLines';
import type { FoodPhotoAnswer } from '../../domain/practice/ai/prompts/foodPhoto';
import { avoidedBy } from '../../domain/clinical/allergens/avoided';
import { allergyWarnings } from '../../domain/clinical/allergens/warnings';
import type { Client } from '../../domain/records/clients';
import { mealsField, type MealSlot } from '../../domain/food/storedLines';
import { itemNutrients } from '../../domain/nutrition/totals';
import { aiText } from '../../i18n/ai';
import { formatNumber } from '../../ui/format';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';
import { useSaveFoods } from './useSaveFoods';
import {
  parseAmount,
  findChosen,
  getAddableId,
  lineOfFood,
  getAddableName,
  useSeenFoods,
  type SeenFood,
  type SeenFoods,
} from './useSeenFoods';
import { DateInput } from '../../ui/DateInput';

const text = aiText.photo;
const SLOTS = Object.entries(mealsField.merge.slots) as [MealSlot, string][];

interface RowProps {
  food: SeenFood;
  client: Client | undefined;
  seen: SeenFoods;
}

function Remark({ food, client }: Pick<RowProps, 'food' | 'client'>) {
  const line = lineOfFood(food);
  const warnings = line && client ? allergyWarnings(line, avoidedBy(client)) : [];
  const allergens = [...new Set(warnings.map(({ allergen }) => allergen))];
  const matchText = findChosen(food)
    ? food.isSure && food.isCertain
      ? text.matched
      : text.check
    : text.unknown;
  return (
    <Text textStyle="sm" color={findChosen(food) && food.isSure ? 'fg.muted' : 'fg.warning'}>
      {matchText}
      {allergens.length > 0 ? (
        <Box as="span" color="fg.error" fontWeight="medium">
          {' '}
          · {text.allergy(allergens.join(', '))}
        </Box>
      ) : null}
    </Text>
  );
}

function Choice({ food, seen }: Pick<RowProps, 'food' | 'seen'>) {
  return (
    <Field.Root flex="1" minW="44">
      <Field.Label>{text.meant}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={food.chosen}
          onChange={(event) => seen.choose(food.id, event.target.value)}
        >
          <option value="">{food.choices ? text.none : text.looking}</option>
          {(food.choices ?? []).map((one) => (
            <option key={getAddableId(one)} value={getAddableId(one)}>
              {getAddableName(one)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function Amount({ food, seen }: Pick<RowProps, 'food' | 'seen'>) {
  const addable = findChosen(food);
  const unit = addable ? getPhotoUnit(addable) : 'g';
  const isWrong = food.isKept && parseAmount(food, unit) === undefined;
  return (
    <Field.Root w="28" invalid={isWrong}>
      <Field.Label>{unit === 'g' ? text.grams : text.servings}</Field.Label>
      <Input
        inputMode="decimal"
        maxLength={8}
        value={food.amount}
        onChange={(event) => seen.write(food.id, event.target.value)}
      />
      <Field.ErrorText>{unit === 'g' ? text.wrongGrams : text.wrongServings}</Field.ErrorText>
    </Field.Root>
  );
}

function FoodRow({ food, client, seen }: RowProps) {
  const line = lineOfFood(food);
  const calories = line && itemNutrients(line).calories;
  return (
    <Box as="li" borderTopWidth="1px" py="3" opacity={food.isKept ? 1 : 0.6}>
      <Flex gap="3" wrap="wrap" align="start">
        <Field.Root flex="1" minW="44">
          <Field.Label>{text.seen}</Field.Label>
          <Input
            maxLength={120}
            value={food.name}
            onChange={(event) => seen.rename(food.id, event.target.value)}
          />
        </Field.Root>
        <Choice food={food} seen={seen} />
        <Amount food={food} seen={seen} />
      </Flex>
      <Flex gap="3" align="center" mt="1">
        <Checkbox.Root
          colorPalette="leaf"
          minH="11"
          checked={food.isKept}
          onCheckedChange={() => seen.toggle(food.id)}
        >
          <Checkbox.HiddenInput aria-label={text.keep(food.name)} />
          <Checkbox.Control />
        </Checkbox.Root>
        <Box flex="1" minW="0">
          <Remark food={food} client={client} />
        </Box>
        <Text flexShrink="0" fontWeight="medium" css={tabular}>
          {calories === undefined ? '—' : `${formatNumber(calories, 0)} kcal`}
        </Text>
      </Flex>
    </Box>
  );
}

function Sum({ foods, answer }: { foods: readonly SeenFood[]; answer: FoodPhotoAnswer }) {
  const keptFoods = foods.filter(({ isKept }) => isKept);
  const energies = keptFoods.map((food) => {
    const line = lineOfFood(food);
    return line && itemNutrients(line).calories;
  });
  const isWhole = energies.every((energy) => energy !== undefined);
  const known = energies.reduce<number>((sum, energy) => sum + (energy ?? 0), 0);
  return (
    <Flex justify="space-between" wrap="wrap" gap="2" py="3" borderTopWidth="1px" css={tabular}>
      <Text textStyle="lg" fontWeight="bold">
        {isWhole ? '' : '≥ '}
        {formatNumber(known, 0)} kcal{' '}
        <Box as="span" textStyle="sm" fontWeight="normal" color="fg.muted">
          {isWhole ? text.ours : text.oursLess}
        </Box>
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {text.opinion(
          formatNumber(answer.estimatedCalories, 0),
          formatNumber(answer.healthScore, 0),
        )}
      </Text>
    </Flex>
  );
}

function SaveButtons(props: { foods: readonly SeenFood[]; client: Client | undefined }) {
  const { slot, setSlot, date, setDate, saving, toMenu, toRecall } = useSaveFoods(props);
  const id = useId();
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap">
        <Field.Root w="44" ids={{ control: `${id}slot` }}>
          <Field.Label>{text.meal}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={slot}
              onChange={(event) => setSlot(event.target.value as MealSlot)}
            >
              {SLOTS.map(([one, name]) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Field.Root w="48">
          <Field.Label>{text.date}</Field.Label>
          <DateInput value={date} onChange={setDate} />
        </Field.Root>
      </Flex>
      <Flex gap="3" wrap="wrap">
        <Button colorPalette="leaf" minH="11" loading={saving} onClick={toMenu}>
          {text.toMenu}
        </Button>
        {props.client ? (
          <Button variant="outline" minH="11" disabled={saving} onClick={toRecall}>
            {text.toRecall}
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

interface FoundFoodsProps {
  answer: FoodPhotoAnswer;
  client: Client | undefined;
}

export function FoundFoods({ answer, client }: FoundFoodsProps) {
  const seen = useSeenFoods(answer.foods);
  if (answer.foods.length === 0) return <Section title={text.nothing}>{text.nothingHint}</Section>;
  return (
    <Section title={text.dishCount(answer.foods.length)} hint={text.foundHint}>
      <Box as="ul" listStyleType="none">
        {seen.foods.map((food) => (
          <FoodRow key={food.id} food={food} client={client} seen={seen} />
        ))}
      </Box>
      <Sum foods={seen.foods} answer={answer} />
      <SaveButtons foods={seen.foods} client={client} />
    </Section>
  );
}
