import { Text } from '@chakra-ui/react';
import type { NutritionSummary } from '../../../domain/food/nutrients';
import { summaryText, type StoredNutrition } from '../../../domain/nutrition/summary';
import { menusText } from '../../../i18n/menus';
import { tabular } from '../../../ui/theme';
import { percentsText } from '../model/menuList';

export function MenuFigures({ menu }: { menu: StoredNutrition }) {
  const percents = percentsText(menu);
  const value = (key: keyof NutritionSummary) => summaryText(menu, key);
  return (
    <Text textStyle="sm" color="fg.muted" css={tabular}>
      <Text as="span" color="fg" fontWeight="medium">
        {value('calories')} kcal
      </Text>
      {' · '}
      {menusText.list.macros(value('protein'), value('carbs'), value('fat'))}
      {percents ? ` · ${percents}` : null}
    </Text>
  );
}
