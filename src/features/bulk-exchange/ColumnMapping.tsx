import { Box, Flex, NativeSelect, SimpleGrid, Text } from '@chakra-ui/react';
import { columnField, listColumns } from '../../domain/practice/bulk/columns';
import { ENCODINGS } from '../../domain/text/files/textFile';
import { SEPARATORS } from '../../domain/practice/tabular/separators';
import { bulkText } from '../../i18n/bulk';
import type { ImportState } from './useImport';

const texts = bulkText.import;

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  onChange: (value: T) => void;
}

export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

export function CsvChoices({ file, reread }: Pick<ImportState, 'file' | 'reread'>) {
  const { encoding, separator } = file ?? {};
  if (!encoding || !separator) return null;
  return (
    <Flex gap="3" wrap="wrap">
      <Box w="52">
        <Choice
          label={texts.encoding}
          value={encoding}
          options={ENCODINGS.map((one) => [one, texts.encodings[one]] as const)}
          onChange={(next) => void reread({ encoding: next, separator })}
        />
      </Box>
      <Box w="52">
        <Choice
          label={texts.separator}
          value={separator}
          options={SEPARATORS.map((one) => [one, texts.separators[one]] as const)}
          onChange={(next) => void reread({ encoding, separator: next })}
        />
      </Box>
    </Flex>
  );
}

interface ColumnProps {
  name: string;
  sample: string;
  field: string;
  options: ChoiceProps<string>['options'];
  onChange: (field: string) => void;
}

function Column({ name, sample, field, options, onChange }: ColumnProps) {
  return (
    <Box minW="0">
      <Text textStyle="sm" truncate>
        {name}
      </Text>
      <Choice label={texts.column(name)} value={field} options={options} onChange={onChange} />
      <Text textStyle="xs" color="fg.muted" truncate>
        {sample === '' ? '' : texts.sample(sample)}
      </Text>
    </Box>
  );
}

export function ColumnMapping({
  file,
  mapping,
  map,
}: Pick<ImportState, 'file' | 'mapping' | 'map'>) {
  if (!file || file.headers.length === 0) return null;
  const options = [
    ['', texts.leaveOut] as const,
    ...listColumns(file.kind).map(
      (field) => [field, columnField(file.kind, field)?.label ?? field] as const,
    ),
  ];
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="semibold" mb="2">
        {texts.columns}
      </Text>
      {file.isRemembered ? (
        <Text textStyle="sm" color="fg.muted" mb="2">
          {texts.remembered}
        </Text>
      ) : null}
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3, xl: 4 }} gap="3">
        {file.headers.map((header, at) => (
          <Column
            // oxlint-disable-next-line react/no-array-index-key -- columns may share a name, and keep their place
            key={at}
            name={header || texts.unnamed(at + 1)}
            sample={file.samples[at] ?? ''}
            field={mapping[at] ?? ''}
            options={options}
            onChange={(field) => map(at, field === '' ? null : field)}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}
