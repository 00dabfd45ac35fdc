import { Button, Flex, Slider, Stack, Text } from '@chakra-ui/react';
import { linesText } from '../../../i18n/lines';
import { formatNumber } from '../../../ui/format';
import { FILTER_ENDS, isFiltering, NO_FILTERS } from './useItemSearch';
import type { ItemFilters } from './useItemSearch';

const text = linesText.add;

interface RangeProps {
  label: string;
  ends: { min: number; max: number; step: number };
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
}

function Range({ label, ends, value, onChange }: RangeProps) {
  return (
    <Slider.Root
      colorPalette="leaf"
      {...ends}
      value={[...value]}
      onValueChange={(event) => onChange([event.value[0] ?? ends.min, event.value[1] ?? ends.max])}
      aria-label={[text.from(label), text.to(label)]}
    >
      <Flex justify="space-between" textStyle="sm">
        <Text fontWeight="medium">{label}</Text>
        <Text color="fg.muted">
          {text.range(formatNumber(value[0], 0), formatNumber(value[1], 0))}
        </Text>
      </Flex>
      <Slider.Control>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumbs boxSize="6" />
      </Slider.Control>
    </Slider.Root>
  );
}

interface FiltersProps {
  id: string;
  filters: ItemFilters;
  onChange: (filters: ItemFilters) => void;
}

/** Groups of foods, and how much energy and protein a basis may have. */
export function Filters({ id, filters, onChange }: FiltersProps) {
  const toggle = (category: string) =>
    onChange({
      ...filters,
      categories: filters.categories.includes(category)
        ? filters.categories.filter((other) => other !== category)
        : [...filters.categories, category],
    });
  return (
    <Stack id={id} gap="3" px="2" pb="2">
      <Flex as="fieldset" wrap="wrap" gap="2" aria-label={text.categoriesLabel}>
        {text.categories.map((category) => {
          const pressed = filters.categories.includes(category);
          return (
            <Button
              key={category}
              size="sm"
              minH="11"
              borderRadius="full"
              variant={pressed ? 'solid' : 'outline'}
              colorPalette={pressed ? 'leaf' : 'gray'}
              aria-pressed={pressed}
              onClick={() => toggle(category)}
            >
              {category}
            </Button>
          );
        })}
        {isFiltering(filters) ? (
          <Button
            size="sm"
            minH="11"
            variant="ghost"
            colorPalette="gray"
            onClick={() => onChange(NO_FILTERS)}
          >
            {text.clear}
          </Button>
        ) : null}
      </Flex>
      <Range
        label={text.calories}
        ends={FILTER_ENDS.calories}
        value={filters.calories}
        onChange={(calories) => onChange({ ...filters, calories })}
      />
      <Range
        label={text.protein}
        ends={FILTER_ENDS.protein}
        value={filters.protein}
        onChange={(protein) => onChange({ ...filters, protein })}
      />
    </Stack>
  );
}
