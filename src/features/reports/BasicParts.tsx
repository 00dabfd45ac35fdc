import { NativeSelect, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Report } from '../../domain/practice/reports/report';
import { reportsText as texts } from '../../i18n/reports';
import { Section } from '../../ui/Section';
import { Bars } from './Bars';
import { DataTable, TableBehind } from './DataTable';
import { clientsTable, fitTable, menusTable, visitsTable, weightsTable } from './tables';
import { WeekBars } from './WeekBars';
import { FEW_CLIENTS, WeightLines } from './WeightLines';

const Note = ({ children }: { children: string }) => (
  <Text textStyle="sm" color="fg.muted" mt="2">
    {children}
  </Text>
);

const PROGRESS = [
  { key: 'towards', label: texts.progress.towards, look: 'full' },
  { key: 'slow', label: texts.progress.slow, look: 'soft' },
  { key: 'against', label: texts.progress.against, look: 'warn' },
  { key: 'unknown', label: texts.progress.unknown, look: 'open' },
] as const;

export function ClientsPart({ report }: { report: Report }) {
  const { status, goals } = report.clients;
  const words = texts.clients;
  return (
    <Section title={words.title} hint={words.status(status.active, status.inactive)}>
      {goals.length === 0 ? <Text>{words.nobody}</Text> : null}
      <Bars
        kinds={PROGRESS}
        bars={goals.map(({ group, progress }) => ({ label: texts.goals[group], counts: progress }))}
      />
      <Note>{words.note}</Note>
      <TableBehind table={clientsTable(report)} />
    </Section>
  );
}

export function WeightsPart({ report }: { report: Report }) {
  const { groups } = report.weights;
  const words = texts.weights;
  const [groupName, setGroupName] = useState<string>('');
  const selectedGroup = groups.find(({ group }) => group === groupName) ?? groups[0];
  if (!selectedGroup)
    return (
      <Section title={words.title}>
        <Text>{words.nothing}</Text>
      </Section>
    );
  const isFew = selectedGroup.points.some(({ clients }) => clients < FEW_CLIENTS);
  return (
    <Section title={words.title}>
      <NativeSelect.Root maxW="60" mb="2">
        <NativeSelect.Field
          aria-label={words.choose}
          value={selectedGroup.group}
          onChange={(event) => setGroupName(event.target.value)}
        >
          {groups.map(({ group }) => (
            <option key={group} value={group}>
              {texts.goals[group]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <WeightLines points={selectedGroup.points} />
      <Note>{isFew ? `${words.legend} ${words.few(FEW_CLIENTS)}` : words.legend}</Note>
      <TableBehind table={weightsTable(report)} />
    </Section>
  );
}

export function VisitsPart({ report }: { report: Report }) {
  const { visits, missed, weeks } = report.visits;
  return (
    <Section title={texts.visits.title} hint={texts.visits.sum(visits, missed)}>
      <WeekBars weeks={weeks} />
      <Note>{texts.visits.note}</Note>
      <TableBehind table={visitsTable(report)} />
    </Section>
  );
}

const FIT = [
  { key: 'within5', label: texts.menus.within5, look: 'full' },
  { key: 'within10', label: texts.menus.within10, look: 'soft' },
  { key: 'beyond', label: texts.menus.beyond, look: 'warn' },
  { key: 'unknown', label: texts.menus.unknown, look: 'open' },
] as const;

export function MenusPart({ report }: { report: Report }) {
  const { given, clients, fit } = report.menus;
  const words = texts.menus;
  return (
    <Section title={words.title} hint={words.sum(given, clients)}>
      {given === 0 ? (
        <Text>{words.nothing}</Text>
      ) : (
        <>
          <Bars kinds={FIT} bars={[{ label: words.fit, counts: fit }]} />
          <TableBehind table={fitTable(report)} />
          <DataTable table={menusTable(report)} />
        </>
      )}
    </Section>
  );
}
