import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { jobFailureText } from '../../domain/jobs';
import type { JobRecord } from '../../domain/jobs';
import { adminJobTexts as texts } from '../../i18n/adminJobs';
import { formatWhen } from '../../ui/format';

interface JobCardProps {
  job: JobRecord;
  /** Something is being decided: one decision at a time. */
  busy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A job that failed for good: what, for whom, since when, how often it was tried and why it failed. */
export function JobCard({ job, busy, onRetry, onDiscard }: JobCardProps) {
  const { kind, person, createdAt, attempts, failure } = job;
  const what = person ? `${texts.kind(kind)}, ${person.name}` : texts.kind(kind);
  const times = [
    texts.created(formatWhen(createdAt)),
    texts.attempts(attempts),
    ...(failure ? [texts.failed(formatWhen(failure.at))] : []),
  ];
  return (
    <Stack
      as="article"
      gap="3"
      p={{ base: '4', md: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box>
        <Heading as="h2" size="md">
          {texts.kind(kind)}
        </Heading>
        <Text overflowWrap="anywhere">
          {person ? `${person.name} · ${person.email}` : texts.nobody}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {times.join(' · ')}
        </Text>
      </Box>
      {failure ? (
        <Box>
          <Text color="fg.muted" textStyle="xs">
            {texts.reason}
          </Text>
          <Text>{jobFailureText(failure.code)}</Text>
          {failure.detail ? (
            <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
              {texts.detail(failure.detail)}
            </Text>
          ) : null}
        </Box>
      ) : null}
      <Flex gap="3" wrap="wrap">
        <Button minH="11" disabled={busy} aria-label={texts.retryOf(what)} onClick={onRetry}>
          {texts.retry}
        </Button>
        <Button
          minH="11"
          variant="outline"
          colorPalette="gray"
          disabled={busy}
          aria-label={texts.discardOf(what)}
          onClick={onDiscard}
        >
          {texts.discard}
        </Button>
      </Flex>
    </Stack>
  );
}
