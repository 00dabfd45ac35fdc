import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { readDashboard } from '../../api/adminDashboard';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { refreshWaiting, useWaiting } from '../../gateway/waiting';
import { adminDashboardTexts as texts } from '../../i18n/adminDashboard';
import { common } from '../../i18n/common';
import { formatDate, formatNumber, formatTime } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';
import { listFigures, type Dashboard } from './overview';
import { listWork, nameQueues, type Work } from './queues';

const LOOK_EVERY = 60_000;

function WorkRow({ work: { title, count, hint, age, action, to } }: { work: Work }) {
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
        {age ? (
          <Text textStyle="sm" css={tabular}>
            {age}
          </Text>
        ) : null}
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

function WaitingWork() {
  const { answer, error } = useWaiting();
  if (!answer) return error ? <Problem text={error} /> : <Text>{texts.loading}</Text>;
  const work = listWork(answer.queues, answer.at);
  const sum = work.reduce((all, { count }) => all + count, 0);
  const unknown = nameQueues(answer.failed);
  return (
    <>
      <Problem text={error} />
      <Problem text={unknown === '' ? null : texts.uncounted(unknown)} />
      {sum === 0 && unknown !== '' ? null : (
        <Text color="fg.muted">{sum === 0 ? texts.noWork : texts.total(sum, work.length)}</Text>
      )}
      <Box as="ul" listStyleType="none">
        {work.map((one) => (
          <WorkRow key={one.name} work={one} />
        ))}
      </Box>
    </>
  );
}

function Overview({ answer }: { answer: Dashboard | null }) {
  const figures = answer ? listFigures(answer) : [];
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} gap="4" align={{ lg: 'start' }}>
      <Box flex="2" w="full">
        <Section title={texts.work}>
          <WaitingWork />
        </Section>
      </Box>
      {figures.length > 0 ? (
        <Box flex="1" w="full">
          <Section title={texts.figures}>
            <dl>
              {figures.map(([name, value]) => (
                <FigureRow key={name} name={name} value={value} />
              ))}
            </dl>
          </Section>
        </Box>
      ) : null}
    </Flex>
  );
}

export function DashboardPage() {
  const { answer, error, reload } = useGatewayQuery(readDashboard, {}, texts.what);
  useEffect(() => {
    void refreshWaiting(texts.what);
  }, []);
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
        <Overview answer={answer} />
      </Stack>
    </Page>
  );
}
