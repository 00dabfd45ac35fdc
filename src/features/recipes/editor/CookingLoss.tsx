import { Box, Input, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import type { CookingLoss as Loss, RecipeIngredient } from '../../../domain/food/storedLines';
import { recipesText } from '../../../i18n/recipes';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import type { RecipeValue } from '../model/recipeValue';
import { PercentRow } from './PercentRow';
import { readingOnly } from './readingOnly';

const text = recipesText.loss;
const DISH = 'dish';
const FIRST: Loss = { percent: 20, source: '' };
const SOURCE_LENGTH = 300;

interface Lossy {
  cookingLoss?: Loss | undefined;
}

function withLoss<T extends Lossy>(of: T, loss: Loss | undefined): T {
  const { cookingLoss: _before, ...rest } = of;
  return (loss ? { ...rest, cookingLoss: loss } : rest) as T;
}

function changed(value: RecipeValue, id: string, loss: Loss | undefined): RecipeValue {
  if (id === DISH) return withLoss(value, loss);
  const ingredients = value.ingredients.map((line) =>
    line.lineId === id ? withLoss(line, loss) : line,
  );
  return { ...value, ingredients };
}

interface RowProps {
  name: string;
  loss: Loss;
  onLoss: (loss: Loss | undefined) => void;
}

function Row({ name, loss, onLoss }: RowProps) {
  const isNamed = loss.source.trim() !== '';
  return (
    <PercentRow
      name={name}
      percent={loss.percent}
      most={90}
      step={1}
      label={text.percent(name)}
      removeLabel={text.remove(name)}
      onPercent={(percent) => onLoss(percent === undefined ? undefined : { ...loss, percent })}
    >
      <Input
        mt="1"
        aria-label={text.source(name)}
        placeholder={text.sourceHint}
        maxLength={SOURCE_LENGTH}
        value={loss.source}
        onChange={(event) => onLoss({ ...loss, source: event.currentTarget.value })}
      />
      {isNamed ? null : (
        <Text color="fg.warning" textStyle="sm" mt="1">
          {text.unnamed}
        </Text>
      )}
    </PercentRow>
  );
}

interface CookingLossProps {
  ingredients: readonly RecipeIngredient[];
  dish: Loss | undefined;
  isWeighed: boolean;
  edit: RecipeEditing;
}

const getLoss = ({ cookingLoss }: Lossy) => cookingLoss;

type AddLossProps = Pick<CookingLossProps, 'ingredients' | 'dish'> & {
  onAdd: (id: string) => void;
};

function AddLoss({ ingredients, dish, onAdd }: AddLossProps) {
  const others = ingredients.filter((line) => !getLoss(line));
  if (dish && others.length === 0) return null;
  return (
    <NativeSelect.Root maxW="80">
      <NativeSelect.Field
        aria-label={text.add}
        value=""
        onChange={(event) => onAdd(event.currentTarget.value)}
      >
        <option value="">{text.add}</option>
        {dish ? null : <option value={DISH}>{text.dish}</option>}
        {others.map(({ lineId, name }) => (
          <option key={lineId} value={lineId}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

export const CookingLoss = memo(
  function CookingLoss(props: CookingLossProps) {
    const { ingredients, dish, isWeighed, edit } = props;
    const set = (id: string, loss: Loss | undefined) =>
      edit((now) => changed(now, id, loss), `loss:${id}`);
    if (ingredients.length === 0 && !dish) return null;
    return (
      <Box borderTopWidth="1px" pt="3">
        <Text fontWeight="medium">{text.title}</Text>
        <Text textStyle="sm" color="fg.muted" mb="2">
          {isWeighed ? text.weighed : text.hint}
        </Text>
        <Stack as="ul" listStyleType="none" gap="2" mb="2" aria-label={text.title}>
          {dish ? <Row name={text.dish} loss={dish} onLoss={(loss) => set(DISH, loss)} /> : null}
          {ingredients.map((line) => {
            const loss = getLoss(line);
            return loss ? (
              <Row
                key={line.lineId}
                name={line.name}
                loss={loss}
                onLoss={(next) => set(line.lineId, next)}
              />
            ) : null;
          })}
        </Stack>
        <AddLoss ingredients={ingredients} dish={dish} onAdd={(id) => set(id, FIRST)} />
      </Box>
    );
  },
  readingOnly('lineId', 'name', 'cookingLoss'),
);
