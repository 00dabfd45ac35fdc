import { Button, Checkbox, Flex, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { usePaper } from '../../blocks/handouts/usePaper';
import type { AdvancedReport, Report } from '../../domain/reports/report';
import { tablesAsRows } from '../../domain/reports/tables';
import { writeCsv } from '../../domain/tabular/writeCsv';
import { reportsText as texts } from '../../i18n/reports';
import { download } from '../../ui/download';
import { Section } from '../../ui/Section';
import { toaster } from '../../ui/toaster';
import { NO_IMAGES } from '../../printables/images';
import { documentClient } from '../../workers/printableClient';
import { DataTable } from './DataTable';
import { reportPrintable } from './printable';
import { adherenceTable, allTables, cohortsTable, comparisonTable, percentOf } from './tables';

const Note = ({ children }: { children: string }) => (
  <Text textStyle="sm" color="fg.muted" mt="2">
    {children}
  </Text>
);

/** Clients by the month in which they began. */
export function CohortsPart({ cohorts }: Pick<AdvancedReport, 'cohorts'>) {
  const words = texts.cohorts;
  const [of, setOf] = useState<'followed' | 'lost'>('followed');
  return (
    <Section title={words.title}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a row in all engines */}
      <Flex gap="1" wrap="wrap" mb="2" role="group" aria-label={words.shown}>
        {(['followed', 'lost'] as const).map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === of ? 'subtle' : 'ghost'}
            colorPalette={one === of ? 'leaf' : 'gray'}
            aria-pressed={one === of}
            onClick={() => setOf(one)}
          >
            {words[one]}
          </Button>
        ))}
      </Flex>
      {cohorts.length === 0 ? (
        <Text>{words.nothing}</Text>
      ) : (
        <DataTable table={cohortsTable(cohorts, of)} />
      )}
      <Note>{words.note}</Note>
    </Section>
  );
}

/** The period beside the one before. */
export function ComparisonPart({ comparison }: Pick<AdvancedReport, 'comparison'>) {
  return (
    <Section title={texts.comparison.title}>
      <DataTable table={comparisonTable(comparison)} />
    </Section>
  );
}

/** Meals that clients ticked off at their links. */
export function AdherencePart({ adherence }: Pick<AdvancedReport, 'adherence'>) {
  const words = texts.adherence;
  const percent = percentOf(adherence.share);
  return (
    <Section
      title={words.title}
      {...(percent === undefined ? {} : { hint: words.sum(`${percent} %`) })}
    >
      {adherence.clients.length === 0 ? (
        <Text>{words.nothing}</Text>
      ) : (
        <DataTable table={adherenceTable(adherence, false)} />
      )}
      <Note>{words.note}</Note>
    </Section>
  );
}

/** Makes the files of a report. */
function useFiles(report: Report, isAnonymous: boolean) {
  const paper = usePaper();
  const [isBusy, setIsBusy] = useState(false);
  const { from, to } = report.period;
  const name = texts.export.file(from, to);
  const csv = () => {
    const rows = tablesAsRows(allTables(report, isAnonymous));
    download(`${name}.csv`, writeCsv(rows), 'text/csv;charset=utf-8');
  };
  const pdf = async () => {
    if (!paper) return;
    setIsBusy(true);
    try {
      const printable = reportPrintable(allTables(report, isAnonymous), report.period, paper);
      const bytes = await documentClient().pdf(printable, NO_IMAGES);
      download(`${name}.pdf`, bytes, 'application/pdf');
    } catch {
      toaster.create({ type: 'error', title: texts.export.failed });
    } finally {
      setIsBusy(false);
    }
  };
  return { csv, pdf, isBusy, canPrint: paper !== undefined };
}

/** Hands the report over as a file; names of clients only where they are asked for. */
export function ExportPart({ report }: { report: Report }) {
  const words = texts.export;
  const [isAnonymous, setIsAnonymous] = useState(true);
  const { csv, pdf, isBusy, canPrint } = useFiles(report, isAnonymous);
  return (
    <Section title={words.title}>
      <Flex gap="3" wrap="wrap" align="center">
        <Checkbox.Root
          checked={isAnonymous}
          onCheckedChange={({ checked }) => setIsAnonymous(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{words.anonymous}</Checkbox.Label>
        </Checkbox.Root>
        <Button variant="outline" colorPalette="gray" onClick={csv}>
          <Download aria-hidden /> {words.csv}
        </Button>
        <Button
          variant="outline"
          colorPalette="gray"
          loading={isBusy}
          disabled={!canPrint}
          onClick={() => void pdf()}
        >
          <Download aria-hidden /> {words.pdf}
        </Button>
      </Flex>
    </Section>
  );
}
