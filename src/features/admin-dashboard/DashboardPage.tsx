import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { readDashboard } from '../../api/adminDashboard';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminDashboardTexts as texts } from '../../i18n/adminDashboard';
import { common } from '../../i18n/common';
import { formatDate, formatNumber, formatTime } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';
import { listFigures, listWork, type Dashboard, type Work } from './overview';

const LOOK_EVERY = 60_000;

function WorkRow({ work: { title, count, hint, action, to } }: { work: Work }) {
  return (
    <Flex as="li" gap="3" py="3" borderTopWidth="1px" align="center">
      <Box flex="1" minW="0">
        <Heading as="h3" size="sm">
          {title}{' '}
          <Text as="span" color="turmeric.fg" css={tabular}>
            {formatNumber(count)}
          </Text>
        </Heading>
        <Text color="fg.muted" textStyle="sm">
          {hint}
        </Text>
      </Box>
      <Button asChild minH="11" variant="outline" colorPalette="gray">
        <AppLink to={to} aria-label={`${action}: ${title}`}>
          {action}
        </AppLink>
      </Button>
    </Flex>
  );
}

function FigureRow({ name, value }: { name: string; value: string }) {
  return (
    <Flex gap="3" py="3" borderTopWidth="1px" justify="space-between" align="baseline">
      <Box as="dt" color="fg.muted">
        {name}
      </Box>
      <Box as="dd" fontWeight="bold" textStyle="lg" whiteSpace="nowrap" css={tabular}>
        {value}
      </Box>
    </Flex>
  );
}

function Overview({ answer }: { answer: Dashboard }) {
  const work = listWork(answer);
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} gap="4" align={{ lg: 'start' }}>
      <Box flex="2">
        <Section title={texts.work}>
          {work.length === 0 ? <Text color="fg.muted">{texts.noWork}</Text> : null}
          <Box as="ul" listStyleType="none">
            {work.map((one) => (
              <WorkRow key={one.to} work={one} />
            ))}
          </Box>
        </Section>
      </Box>
      <Box flex="1">
        <Section title={texts.figures}>
          <dl>
            {listFigures(answer).map(([name, value]) => (
              <FigureRow key={name} name={name} value={value} />
            ))}
          </dl>
        </Section>
      </Box>
    </Flex>
  );
}

export function DashboardPage() {
  const { answer, error, reload } = useGatewayQuery(readDashboard, {}, texts.what);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void reload();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <Page
      title={texts.title}
      subtitle={answer ? texts.subtitle(formatDate(answer.at), formatTime(answer.at)) : undefined}
    >
      <Stack gap="4">
        {error ? (
          <Stack gap="3" align="start">
            <Problem text={error} />
            <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
              {common.retry}
            </Button>
          </Stack>
        ) : null}
        {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
        {answer ? <Overview answer={answer} /> : null}
      </Stack>
    </Page>
  );
}
