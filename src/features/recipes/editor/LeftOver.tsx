import { Box, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { memo } from 'react';
import type { RecipeIngredient } from '../../../domain/food/storedLines';
import { recipesText } from '../../../i18n/recipes';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import { PercentRow } from './PercentRow';
import { readingOnly } from './readingOnly';

const text = recipesText.ingredients;
const FIRST = 60;

type SetLeft = (lineId: string, percent: number | undefined) => void;

function withLeft(line: RecipeIngredient, percent: number | undefined): RecipeIngredient {
  const { leftPercent: _before, ...rest } = line;
  return percent === undefined ? rest : { ...rest, leftPercent: percent };
}

function Left({ line, onLeft }: { line: RecipeIngredient; onLeft: SetLeft }) {
  const { lineId, name, leftPercent = 0 } = line;
  return (
    <PercentRow
      name={name}
      percent={leftPercent}
      most={100}
      step={5}
      label={text.leftPercent(name)}
      removeLabel={text.leftRemove(name)}
      onPercent={(percent) => onLeft(lineId, percent)}
    />
  );
}

interface LeftOverProps {
  ingredients: readonly RecipeIngredient[];
  edit: RecipeEditing;
}

export const LeftOver = memo(
  function LeftOver({ ingredients, edit }: LeftOverProps) {
    const setLeft: SetLeft = (lineId, percent) =>
      edit((now) => {
        const changed = now.ingredients.map((one) =>
          one.lineId === lineId ? withLeft(one, percent) : one,
        );
        return { ...now, ingredients: changed };
      }, `left:${lineId}`);
    const left = ingredients.filter(({ leftPercent }) => leftPercent !== undefined);
    const others = ingredients.filter(({ leftPercent }) => leftPercent === undefined);
    if (ingredients.length === 0) return null;
    return (
      <Box borderTopWidth="1px" pt="3">
        <Text fontWeight="medium">{text.left}</Text>
        <Text textStyle="sm" color="fg.muted" mb="2">
          {text.leftHint}
        </Text>
        <Stack as="ul" listStyleType="none" gap="1">
          {left.map((line) => (
            <Left key={line.lineId} line={line} onLeft={setLeft} />
          ))}
        </Stack>
        {others.length > 0 ? (
          <NativeSelect.Root maxW="80">
            <NativeSelect.Field
              aria-label={text.leftAdd}
              value=""
              onChange={(event) => setLeft(event.currentTarget.value, FIRST)}
            >
              <option value="">{text.leftAdd}</option>
              {others.map(({ lineId, name }) => (
                <option key={lineId} value={lineId}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        ) : null}
      </Box>
    );
  },
  readingOnly('lineId', 'name', 'leftPercent'),
);
