import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { memo, useEffect, useState } from 'react';
import { useData } from '../../../data/react';
import type { Recipe } from '../../../domain/records/recipes';
import { summaryText } from '../../../domain/nutrition/summary';
import { recipesText } from '../../../i18n/recipes';
import { whenIdle } from '../../../platform/idle';
import { formatWhen } from '../../../ui/format';
import { Section } from '../../../ui/Section';
import { toaster } from '../../../ui/toaster';
import type { RecipeEditing } from '../hooks/useRecipeEdit';
import { getRecipeTitle } from '../model/recipeList';
import { readRecipe, toRecipeValue } from '../model/recipeValue';

const text = recipesText.versions;

/** Holds only the versions that saves of this device replaced. */
function useVersions(recipe: Recipe): readonly Recipe[] {
  const { versions } = useData();
  const [storedVersions, setStoredVersions] = useState<readonly Recipe[]>([]);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const versionList = await versions.of(recipe.id).catch(() => []);
      if (!left) setStoredVersions(versionList.flatMap((version) => readRecipe(version) ?? []));
    };
    const cancel = whenIdle(() => void read());
    return () => {
      left = true;
      cancel();
    };
  }, [versions, recipe]);
  return storedVersions;
}

function formatFacts(recipe: Recipe): string {
  const { ingredients, instructions } = recipe;
  return text.facts(ingredients.length, instructions.length, summaryText(recipe, 'calories'));
}

interface VersionsProps {
  recipe: Recipe;
  edit: RecipeEditing;
}

export const Versions = memo(function Versions({ recipe, edit }: VersionsProps) {
  const versions = useVersions(recipe);
  if (versions.length === 0) return null;
  const take = (version: Recipe) => {
    edit(() => toRecipeValue(version));
    toaster.create({ type: 'success', title: text.taken(formatWhen(version.updatedAt)) });
  };
  return (
    <Section title={text.title} hint={text.hint}>
      <Stack as="ul" listStyleType="none" gap="2" aria-label={text.title}>
        {versions.map((version) => {
          const when = formatWhen(version.updatedAt);
          return (
            <Flex as="li" key={version.updatedAt} gap="2" align="center" justify="space-between">
              <Stack gap="0" minW="0">
                <Text fontWeight="medium">{when}</Text>
                <Text textStyle="sm" color="fg.muted" lineClamp="1">
                  {getRecipeTitle(version)} · {formatFacts(version)}
                </Text>
              </Stack>
              <Button
                size="sm"
                minH="11"
                variant="outline"
                colorPalette="gray"
                aria-label={text.takeLabel(when)}
                onClick={() => take(version)}
              >
                {text.take}
              </Button>
            </Flex>
          );
        })}
      </Stack>
    </Section>
  );
});
