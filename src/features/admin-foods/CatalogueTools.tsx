import { Box, Button, Flex, NativeSelect, Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { CatalogueRow, FoodKind } from '../../api/adminFoods';
import { adminFoodTexts as texts } from '../../i18n/adminFoods';
import { formatNumber } from '../../ui/format';
import { SearchField } from '../../ui/SearchField';
import { FLAGS, listCategories, listSources, type Filter, type Flag } from './filters';

type Change = (change: Partial<Filter>) => void;

function Choice(props: {
  label: string;
  every: string;
  value: string;
  options: readonly string[];
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect.Root w={{ base: 'full', sm: '11rem' }}>
      <NativeSelect.Field
        aria-label={props.label}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      >
        <option value="">{props.every}</option>
        {props.options.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

function Flags({
  flag,
  counts,
  onChange,
}: {
  flag: Flag;
  counts: Record<Flag, number>;
  onChange: Change;
}) {
  return (
    <Flex as="fieldset" gap="2" wrap="wrap" aria-label={texts.flagsLabel}>
      {FLAGS.map((one) => (
        <Button
          key={one}
          size="sm"
          minH="11"
          borderRadius="full"
          aria-pressed={one === flag}
          variant={one === flag ? 'solid' : 'outline'}
          colorPalette={one === flag ? 'leaf' : 'gray'}
          onClick={() => onChange({ flag: one })}
        >
          {texts.flags[one]} {formatNumber(counts[one], 0)}
        </Button>
      ))}
    </Flex>
  );
}

interface ToolsProps {
  kind: FoodKind;
  rows: readonly CatalogueRow[];
  filter: Filter;
  counts: Record<Flag, number>;
  onChange: Change;
}

export function CatalogueTools({ kind, rows, filter, counts, onChange }: ToolsProps) {
  const { searchHint } = kind === 'food' ? texts.foods : texts.products;
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap">
        <Box flex="1" minW={{ base: 'full', sm: '14rem' }}>
          <SearchField
            label={texts.search}
            placeholder={searchHint}
            value={filter.query}
            onChange={(query) => onChange({ query })}
          />
        </Box>
        <Choice
          label={texts.group}
          every={texts.allGroups}
          value={filter.category}
          options={useMemo(() => listCategories(rows), [rows])}
          onChange={(category) => onChange({ category })}
        />
        <Choice
          label={texts.source}
          every={texts.allSources}
          value={filter.source}
          options={useMemo(() => listSources(rows), [rows])}
          onChange={(source) => onChange({ source })}
        />
      </Flex>
      <Flags flag={filter.flag} counts={counts} onChange={onChange} />
    </Stack>
  );
}
