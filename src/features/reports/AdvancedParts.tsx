import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdvancedReport } from '../../domain/practice/reports/report';
import { reportsText as texts } from '../../i18n/reports';
import { Section } from '../../ui/Section';
import { DataTable } from './DataTable';
import { adherenceTable, cohortsTable, comparisonTable, computePercent } from './tables';

const Note = ({ children }: { children: string }) => (
  <Text textStyle="sm" color="fg.muted" mt="2">
    {children}
  </Text>
);

export function CohortsPart({ cohorts }: Pick<AdvancedReport, 'cohorts'>) {
  const words = texts.cohorts;
  const [of, setOf] = useState<'followed' | 'lost'>('followed');
  return (
    <Section title={words.title}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out as a row in all engines */}
      <Flex gap="1" wrap="wrap" mb="2" role="group" aria-label={words.filterLabel}>
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

export function ComparisonPart({ comparison }: Pick<AdvancedReport, 'comparison'>) {
  return (
    <Section title={texts.comparison.title}>
      <DataTable table={comparisonTable(comparison)} />
    </Section>
  );
}

export function AdherencePart({ adherence }: Pick<AdvancedReport, 'adherence'>) {
  const words = texts.adherence;
  const percent = computePercent(adherence.share);
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
