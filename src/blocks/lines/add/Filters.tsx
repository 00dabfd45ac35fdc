import { Box, Button, Flex, NativeSelect, SimpleGrid, Slider, Stack, Text } from '@chakra-ui/react';
import { linesText } from '../../../i18n/lines';
import { formatNumber } from '../../../ui/format';
import { FILTER_ENDS, isFiltering, NO_FILTERS, RANGED, type ItemFilters } from './useItemSearch';

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
  hasMeals: boolean;
  onChange: (filters: ItemFilters) => void;
}

type Part = Pick<FiltersProps, 'filters' | 'onChange'>;

function MealSelect({ filters, onChange }: Part) {
  return (
    <NativeSelect.Root w={{ base: 'full', md: '44' }}>
      <NativeSelect.Field
        aria-label={text.mealType}
        value={filters.mealType}
        onChange={({ target }) => onChange({ ...filters, mealType: target.value })}
      >
        {Object.entries(text.mealTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function Categories({ filters, onChange }: Part) {
  const toggle = (category: string) =>
    onChange({
      ...filters,
      categories: filters.categories.includes(category)
        ? filters.categories.filter((other) => other !== category)
        : [...filters.categories, category],
    });
  return text.categories.map((category) => {
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
  });
}

export function Filters({ id, filters, hasMeals, onChange }: FiltersProps) {
  return (
    <Stack id={id} gap="3" px="2" pb="2" maxH="50dvh" overflowY="auto">
      <Flex wrap="wrap" gap="2">
        {hasMeals ? <MealSelect filters={filters} onChange={onChange} /> : null}
        <Flex as="fieldset" wrap="wrap" gap="2" aria-label={text.categoriesLabel}>
          <Categories filters={filters} onChange={onChange} />
        </Flex>
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
      <SimpleGrid columns={{ base: 1, md: 2 }} gapX="6" gapY="2">
        {RANGED.map((key) => (
          <Box key={key} px="1">
            <Range
              label={text[key]}
              ends={FILTER_ENDS[key]}
              value={filters[key]}
              onChange={(value) => onChange({ ...filters, [key]: value })}
            />
          </Box>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
