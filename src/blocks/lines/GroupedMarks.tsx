import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { allergyPhrase } from '../../domain/clinical/allergens/phrase';
import { allergyWarnings } from '../../domain/clinical/allergens/warnings';
import type { MenuItem } from '../../domain/food/storedLines';
import { itemNutrients } from '../../domain/nutrition/totals';
import type { FoodMark } from '../../domain/verdict/marks';
import { linesText } from '../../i18n/lines';
import { formatNumber } from '../../ui/format';
import { isMild } from './FoodMarks';
import { useMarkLine, type MarkLine } from './marksContext';

function dishText(name: string, { kind, amount, word }: FoodMark): string {
  if (kind === 'potassium') return `${name} ${formatNumber(amount ?? 0, 0)} mg`;
  if (kind === 'vitaminK') return `${name} ${formatNumber(amount ?? 0, 0)} µg`;
  return word === undefined ? name : `${name} (${word})`;
}

interface Group {
  kind: FoodMark['kind'];
  dishes: Set<string>;
}

function groupMarks(items: readonly MenuItem[], mark: MarkLine): Group[] {
  const groups = new Map<FoodMark['kind'], Group>();
  for (const item of items)
    for (const foodMark of mark(item, itemNutrients(item))) {
      const { kind } = foodMark;
      const group = groups.get(kind) ?? { kind, dishes: new Set() };
      groups.set(kind, group);
      group.dishes.add(dishText(item.name, foodMark));
    }
  return [...groups.values()].sort((a, b) => Number(isMild(a)) - Number(isMild(b)));
}

function listText(dishes: ReadonlySet<string>, most: number): string {
  const named = [...dishes].slice(0, most).join(', ');
  return dishes.size > most ? linesText.markMore(named, dishes.size - most) : named;
}

interface GroupedMarksProps {
  items: readonly MenuItem[];
  most?: number;
}

export function GroupedMarks({ items, most = Infinity }: GroupedMarksProps) {
  const mark = useMarkLine();
  const groups = useMemo(() => groupMarks(items, mark), [items, mark]);
  return groups.map(({ kind, dishes }) => (
    <Text
      key={kind}
      as="span"
      display="block"
      textStyle="xs"
      fontWeight="normal"
      title={linesText.markSources[kind]}
      color={isMild({ kind }) ? 'fg.warning' : 'fg.error'}
    >
      <Text as="span" fontWeight="semibold">
        {linesText.markGroups[kind]}:
      </Text>{' '}
      {listText(dishes, most)}
    </Text>
  ));
}

export function GroupedAllergies(props: {
  items: readonly MenuItem[];
  allergies: readonly string[];
}) {
  const { items, allergies } = props;
  const offended = useMemo(
    () =>
      items.flatMap((item) => {
        const certain = allergyWarnings(item, allergies).filter(
          ({ level }) => level === 'contains',
        );
        const words = certain.map(({ allergy }) => allergyPhrase(allergy));
        return words.length > 0 ? [`${item.name} (${[...new Set(words)].join(', ')})`] : [];
      }),
    [items, allergies],
  );
  if (offended.length === 0) return null;
  return (
    <Text as="span" display="block" textStyle="xs" fontWeight="semibold" color="fg.error">
      {[...new Set(offended)].join('; ')}
    </Text>
  );
}
