import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { writeCsv } from '../../../domain/practice/tabular/writeCsv';
import { foodImportTexts } from '../../../i18n/foodImports';
import { download } from '../../../ui/download';
import { formatNumber } from '../../../ui/format';
import { columnLabel, formatOutcome, formatValue, type ShownRow } from './rows';
import type { FoodImportState } from './useFoodImport';

const texts = foodImportTexts.report;

function formatDetail({ changes, notes }: ShownRow): string {
  const told = changes.map(({ field, from, to }) => {
    const before = from === undefined ? '—' : formatValue(from);
    return `${columnLabel(field)} ${before} → ${formatValue(to)}`;
  });
  return [...notes, ...told].join('; ');
}

export const reportCsv = (rows: readonly ShownRow[]): string =>
  writeCsv([
    [...texts.columns],
    ...rows.map((row) => [row.line, row.name, formatOutcome(row), formatDetail(row)]),
  ]);

export function ImportReport({ state }: { state: FoodImportState }) {
  const { rows } = state;
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  const [added, changed] = [count('added'), count('changed')];
  const left = rows.length - added - changed;
  return (
    <Stack gap="4" maxW="2xl" bg="bg.panel" borderWidth="1px" borderRadius="l3" p="5">
      <Heading as="h2" size="md">
        {texts.title}
      </Heading>
      <Text>
        {texts.sum(formatNumber(added, 0), formatNumber(changed, 0), formatNumber(left, 0))}
      </Text>
      <Text color="fg.muted">{texts.devices}</Text>
      <Flex gap="3" wrap="wrap">
        <Button
          minH="11"
          variant="outline"
          colorPalette="gray"
          onClick={() => download(`${texts.file}.csv`, reportCsv(rows), 'text/csv;charset=utf-8')}
        >
          <Download size={16} aria-hidden />
          {texts.download}
        </Button>
        <Button minH="11" variant="outline" colorPalette="gray" onClick={state.restart}>
          {texts.again}
        </Button>
      </Flex>
    </Stack>
  );
}
