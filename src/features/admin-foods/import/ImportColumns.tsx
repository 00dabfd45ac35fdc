import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { SelectField, TextField } from '../../../blocks/forms/controls';
import {
  isOtherUnit,
  toColumn,
  WORD_COLUMNS,
  type Column,
} from '../../../domain/food/catalogueImport';
import { isInOwnUnit } from '../../../domain/food/figureColumns';
import { NUTRIENT_KEYS } from '../../../domain/food/nutrients';
import { foodImportTexts } from '../../../i18n/foodImports';
import { Problem } from '../../../ui/plain/Problem';
import { columnLabel } from './rows';
import type { FoodImportState } from './useFoodImport';

const texts = foodImportTexts.columns;
const OPTIONS = [...WORD_COLUMNS, ...NUTRIENT_KEYS].map((value) => ({
  value,
  label: columnLabel(value),
}));

function ColumnRow(props: {
  header: string;
  sample: string;
  column: Column | null;
  onChange: (column: Column | null) => void;
}) {
  const { header, sample, column, onChange } = props;
  const isConverted = !isInOwnUnit(column?.figures ?? {});
  const remark = isConverted ? texts.converted : '';
  const unfit = column === null && isOtherUnit(header) ? texts.otherUnit : '';
  return (
    <Box py="3" borderTopWidth="1px">
      <SelectField
        label={texts.column(header)}
        value={column?.field ?? ''}
        options={OPTIONS}
        emptyLabel={texts.skip}
        onChange={(value) =>
          onChange(value === '' ? null : toColumn(value as Column['field'], header))
        }
      />
      <Text
        color={isConverted || unfit !== '' ? 'turmeric.fg' : 'fg.muted'}
        textStyle="sm"
        overflowWrap="anywhere"
      >
        {[sample === '' ? '' : texts.sample(sample), remark, unfit]
          .filter((text) => text !== '')
          .join(' · ')}
      </Text>
    </Box>
  );
}

export function ImportColumns({ state }: { state: FoodImportState }) {
  const [isTried, setTried] = useState(false);
  const { table, columns, source } = state;
  const mapped = columns.filter((column) => column !== null);
  const isNamed = mapped.some(({ field }) => field === 'code' || field === 'name');
  const next = (): void => {
    setTried(true);
    if (isNamed && source.trim() !== '') void state.plan();
  };
  return (
    <Stack gap="4" maxW="2xl">
      <TextField
        label={texts.source}
        hint={texts.sourceHint}
        required
        value={source}
        error={isTried && source.trim() === '' ? texts.sourceMissing : undefined}
        onChange={state.setSource}
      />
      <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4">
        <Heading as="h2" size="md" mb="2">
          {texts.title(mapped.length, columns.length)}
        </Heading>
        {(table?.headers ?? []).map((header, at) => (
          <ColumnRow
            key={`${at} ${header}`}
            header={header}
            sample={table?.samples[at] ?? ''}
            column={columns[at] ?? null}
            onChange={(column) => state.setColumn(at, column)}
          />
        ))}
      </Box>
      <Problem text={isTried && !isNamed ? texts.nameMissing : state.error} />
      <Button colorPalette="leaf" minH="11" alignSelf="start" loading={state.busy} onClick={next}>
        {texts.next}
      </Button>
    </Stack>
  );
}
