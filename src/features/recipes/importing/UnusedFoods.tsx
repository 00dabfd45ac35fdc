import { Button, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { FoundRecipe } from '../../../domain/recipes/recipeImport/text';
import { foodLexicon, unusedFoods } from '../../../domain/recipes/recipeImport/unusedFoods';
import { recipesText } from '../../../i18n/recipes';
import { Section } from '../../../ui/Section';
import type { Foods, ImportRow } from './importRecipe';

const text = recipesText.importing.unused;

interface UnusedFoodsProps {
  parsedRecipe: FoundRecipe;
  rows: readonly ImportRow[];
  foods: Foods;
  onAdd: (line: string) => void;
}

function useUnused({ parsedRecipe, rows, foods }: Omit<UnusedFoodsProps, 'onAdd'>) {
  const lexicon = useMemo(
    () =>
      foodLexicon(
        [...foods.values()].flatMap((one) => (one.kind === 'edible' ? [one.edible] : [])),
      ),
    [foods],
  );
  return useMemo(() => {
    const taken = rows.flatMap(({ line, read }) => [line.name, read?.line.name ?? '']);
    const stepTexts = [...parsedRecipe.steps, ...parsedRecipe.tips].map((step) => ({
      text: step,
      isTold: true,
    }));
    const notes = rows.map(({ line }) => ({ text: line.notes ?? '', isTold: false }));
    const written = [{ text: parsedRecipe.description ?? '', isTold: false }, ...notes];
    return unusedFoods([...written, ...stepTexts], taken, lexicon);
  }, [parsedRecipe, rows, lexicon]);
}

export function UnusedFoods(props: UnusedFoodsProps) {
  const unused = useUnused(props);
  if (unused.length === 0) return null;
  return (
    <Section title={text.title} hint={text.hint}>
      <Flex gap="2" wrap="wrap">
        {unused.map((food) => (
          <Button
            key={food.text}
            variant="outline"
            colorPalette="leaf"
            minH="11"
            whiteSpace="normal"
            h="auto"
            title={`“${food.within}”`}
            aria-label={text.add(food.text)}
            onClick={() => props.onAdd(food.text)}
          >
            <Plus size={18} aria-hidden /> <Text as="span">{food.text}</Text>
          </Button>
        ))}
      </Flex>
    </Section>
  );
}
