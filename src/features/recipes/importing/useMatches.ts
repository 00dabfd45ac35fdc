import { useEffect, useState } from 'react';
import type { FoundRecipe } from '../../../domain/recipes/recipeImport/text';
import { nutritionClient, NutritionUnavailable } from '../../../workers/nutritionClient';
import { matchLines, type Foods, type MatchedLine } from './importRecipe';

const KINDS = ['food', 'product'] as const;
const LIMIT = 5;

const find = (query: string) => nutritionClient().search(query, { kinds: KINDS, limit: LIMIT });

export function useMatches(
  found: FoundRecipe | undefined,
  foods: Foods | undefined,
  remembered: ReadonlyMap<string, string> | undefined,
): { lines: MatchedLine[] | undefined; failed: boolean } {
  const [answer, setAnswer] = useState<{ of: FoundRecipe; lines?: MatchedLine[] }>();
  useEffect(() => {
    if (!found || !foods || !remembered) return undefined;
    let newest = true;
    const match = async () => {
      try {
        const lines = await matchLines(found, find, remembered);
        if (newest) setAnswer({ of: found, lines });
      } catch (error) {
        if (!(error instanceof NutritionUnavailable)) throw error;
        if (newest) setAnswer({ of: found });
      }
    };
    void match();
    return () => {
      newest = false;
    };
  }, [found, foods, remembered]);
  const current = answer && answer.of === found ? answer : undefined;
  return { lines: current?.lines, failed: current !== undefined && !current.lines };
}
