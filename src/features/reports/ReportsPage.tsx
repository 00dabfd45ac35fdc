import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FeatureGuard } from '../../blocks/tier/FeatureGuard';
import type { Report } from '../../domain/practice/reports/report';
import { reportsText as texts } from '../../i18n/reports';
import { formatNumber } from '../../ui/format';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { AdherencePart, CohortsPart, ComparisonPart } from './AdvancedParts';
import { ClientsPart, MenusPart, VisitsPart, WeightsPart } from './BasicParts';
import { ExportPart } from './ExportPart';
import { firstPeriod, PeriodChoice } from './PeriodChoice';
import { useReport, useTier } from './useReport';

function Advanced({ report, tier }: { report: Report; tier: string }) {
  const { advanced } = report;
  return (
    <>
      <Heading as="h2" size="lg" mt="2">
        {texts.advancedTitle}
      </Heading>
      {advanced ? (
        <>
          <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
            <ComparisonPart comparison={advanced.comparison} />
            <CohortsPart cohorts={advanced.cohorts} />
          </SimpleGrid>
          <AdherencePart adherence={advanced.adherence} />
          <ExportPart report={report} />
        </>
      ) : (
        <FeatureGuard
          tier={tier}
          feature="advancedReports"
          locked="card"
          title={texts.advancedLocked}
          text={texts.advancedLockedText}
        />
      )}
    </>
  );
}

function Reports({ tier }: { tier: string }) {
  const [period, setPeriod] = useState(firstPeriod);
  const { report, state } = useReport(period, tier);
  const made = report?.made;
  return (
    <Page
      title={texts.title}
      subtitle={
        made
          ? texts.made(formatNumber(made.clients, 0), formatNumber(made.visits, 0))
          : texts.making
      }
    >
      <Stack gap="4">
        <PeriodChoice period={period} onChange={setPeriod} />
        {state === 'failed' ? <Notice tone="warning" title={texts.failed} /> : null}
        {report ? (
          <>
            <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
              <ClientsPart report={report} />
              <WeightsPart report={report} />
              <VisitsPart report={report} />
              <MenusPart report={report} />
            </SimpleGrid>
            <Advanced report={report} tier={tier} />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

export function ReportsPage() {
  const tier = useTier();
  if (tier === undefined) return <Page title={texts.title}>{null}</Page>;
  const locked = (
    <Page title={texts.title}>
      <FeatureGuard
        tier={tier}
        feature="basicReports"
        locked="card"
        title={texts.lockedTitle}
        text={texts.lockedText}
      />
    </Page>
  );
  return (
    <FeatureGuard tier={tier} feature="basicReports" locked={{ fallback: locked }}>
      <Reports tier={tier} />
    </FeatureGuard>
  );
}
