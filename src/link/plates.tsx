import { useMemo } from 'react';
import type { SharedLine, SharedMenu } from '../domain/practice/diary/sharedView';
import { drawPlate } from '../domain/menus/plates/plate';
import { PlateSheet } from '../site/plates/Plates';

export function usePlates(menu: SharedMenu | undefined) {
  return useMemo(() => {
    const lines = menu?.meals.flatMap((meal) => meal.lines) ?? [];
    const plates = lines.map(({ name, parts = [] }: SharedLine) =>
      // Weights are unknown: the part that a dish is mainly made of counts most.
      drawPlate({ name, parts: parts.map((part, at) => ({ name: part, weight: 1 / (at + 1) })) }),
    );
    const plateIndexes = new Map(lines.map(({ lineId }, index) => [lineId, index]));
    return { sheet: <PlateSheet plates={plates} />, plateIndexes };
  }, [menu]);
}
