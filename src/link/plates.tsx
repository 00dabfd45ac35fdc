import { useMemo } from 'react';
import type { SharedLine, SharedMenu } from '../domain/practice/diary/sharedView';
import { drawPlate } from '../domain/menus/plates/plate';
import { PlateSheet } from '../site/plates/Plates';

/** A plate for each dish of a menu, and the place of each line's in them. */
export function usePlates(menu: SharedMenu | undefined) {
  return useMemo(() => {
    const lines = menu?.meals.flatMap((meal) => meal.lines) ?? [];
    const plates = lines.map(({ name, parts = [] }: SharedLine) =>
      // Parts are told without weights, the one that a dish is mainly made of first.
      drawPlate({ name, parts: parts.map((part, at) => ({ name: part, weight: 1 / (at + 1) })) }),
    );
    const placeOf = new Map(lines.map(({ lineId }, place) => [lineId, place]));
    return { sheet: <PlateSheet plates={plates} />, placeOf };
  }, [menu]);
}
