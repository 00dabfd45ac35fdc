import { Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { hasFeature } from '../../domain/access/entitlements';
import type { Report } from '../../domain/reports/report';
import { reportsText as texts } from '../../i18n/reports';
import { addressesOf } from '../../routing/addresses';
import { formatNumber } from '../../ui/format';
import { LockedFeature } from '../../ui/LockedFeature';
import { Notice } from '../../ui/Notice';
import { Page } from '../../ui/Page';
import { AdherencePart, CohortsPart, ComparisonPart } from './AdvancedParts';
import { ClientsPart, MenusPart, VisitsPart, WeightsPart } from './BasicParts';
import { ExportPart } from './ExportPart';
import { firstPeriod, PeriodChoice } from './PeriodChoice';
import { useReport, useTier } from './useReport';

const toTiers = () => ({ label: texts.seeTiers, to: addressesOf('subscription').tiers });

function Advanced({ report }: { report: Report }) {
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
        <LockedFeature
          title={texts.advancedLocked}
          text={texts.advancedLockedText}
          action={toTiers()}
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
            <Advanced report={report} />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

/** `/expert/reports`: what the practice did in a period, by the parts that its tier has. */
export function ReportsPage() {
  const tier = useTier();
  if (tier === undefined) return <Page title={texts.title}>{null}</Page>;
  if (hasFeature(tier, 'basicReports')) return <Reports tier={tier} />;
  return (
    <Page title={texts.title}>
      <LockedFeature title={texts.lockedTitle} text={texts.lockedText} action={toTiers()} />
    </Page>
  );
}
