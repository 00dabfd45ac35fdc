import { Button, Checkbox, Flex } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { usePaper } from '../../blocks/handouts/usePaper';
import type { Report } from '../../domain/practice/reports/report';
import { tablesAsRows } from '../../domain/practice/reports/tables';
import { writeCsv } from '../../domain/practice/tabular/writeCsv';
import { reportsText } from '../../i18n/reports';
import { NO_IMAGES } from '../../printables/images';
import { download } from '../../ui/download';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { bulkClient } from '../../workers/bulkClient';
import { documentClient } from '../../workers/printableClient';
import { reportPrintable } from './printable';
import { allTables } from './tables';

const texts = reportsText.export;

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
} as const;
type Format = keyof typeof TYPES;
const FORMATS = Object.keys(TYPES) as Format[];

function useFiles(report: Report, isAnonymous: boolean) {
  const paper = usePaper();
  const [busy, setBusy] = useState<Format>();
  const { from, to } = report.period;
  const buildContent = (format: Format, made: NonNullable<typeof paper>) => {
    const tables = allTables(report, isAnonymous);
    if (format === 'csv') return writeCsv(tablesAsRows(tables));
    if (format === 'pdf')
      return documentClient().pdf(reportPrintable(tables, report.period, made), NO_IMAGES);
    return bulkClient().workbook(
      tables.map(({ title, sheet = title, columns, rows }) => ({
        name: sheet,
        rows: [columns, ...rows],
      })),
    );
  };
  const save = async (format: Format): Promise<void> => {
    if (!paper) return;
    setBusy(format);
    try {
      const content = await buildContent(format, paper);
      download(`${texts.file(from, to)}.${format}`, content, TYPES[format]);
    } catch {
      toaster.create({ type: 'error', title: texts.failed });
    } finally {
      setBusy(undefined);
    }
  };
  return { save, busy, isReady: paper !== undefined };
}

export function ExportPart({ report }: { report: Report }) {
  const [isAnonymous, setIsAnonymous] = useState(true);
  const { save, busy, isReady } = useFiles(report, isAnonymous);
  return (
    <Section title={texts.title}>
      <Flex gap="3" wrap="wrap" align="center">
        <Checkbox.Root
          minH="11"
          checked={isAnonymous}
          onCheckedChange={({ checked }) => setIsAnonymous(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{texts.anonymous}</Checkbox.Label>
        </Checkbox.Root>
        {FORMATS.map((format) => (
          <Button
            key={format}
            minH="11"
            variant="outline"
            colorPalette="gray"
            loading={busy === format}
            disabled={!isReady || busy !== undefined}
            onClick={() => void save(format)}
          >
            <Download aria-hidden /> {texts.format[format]}
          </Button>
        ))}
      </Flex>
    </Section>
  );
}
