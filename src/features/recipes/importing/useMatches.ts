import { useEffect, useState } from 'react';
import type { FoundRecipe } from '../../../domain/recipes/recipeImport/text';
import { nutritionClient, NutritionUnavailable } from '../../../workers/nutritionClient';
import { matchLines, type Foods, type MatchedLine } from './importRecipe';

const KINDS = ['food', 'product'] as const;
const LIMIT = 5;

const find = (query: string) => nutritionClient().search(query, { kinds: KINDS, limit: LIMIT });

export function useMatches(
  parsedRecipe: FoundRecipe | undefined,
  foods: Foods | undefined,
  remembered: ReadonlyMap<string, string> | undefined,
): { lines: MatchedLine[] | undefined; failed: boolean } {
  const [answer, setAnswer] = useState<{ of: FoundRecipe; lines?: MatchedLine[] }>();
  useEffect(() => {
    if (!parsedRecipe || !foods || !remembered) return undefined;
    let newest = true;
    const match = async () => {
      try {
        const lines = await matchLines(parsedRecipe, find, remembered);
        if (newest) setAnswer({ of: parsedRecipe, lines });
      } catch (error) {
        if (!(error instanceof NutritionUnavailable)) throw error;
        if (newest) setAnswer({ of: parsedRecipe });
      }
    };
    void match();
    return () => {
      newest = false;
    };
  }, [parsedRecipe, foods, remembered]);
  const current = answer && answer.of === parsedRecipe ? answer : undefined;
  return { lines: current?.lines, failed: current !== undefined && !current.lines };
}
