import { Button, Text } from '@chakra-ui/react';
import { jobFailureText } from '../../domain/accounts/jobs';
import type { JobRecord } from '../../api/jobs';
import { adminJobTexts as texts } from '../../i18n/adminJobs';
import { formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';

interface JobCardProps {
  job: JobRecord;
  busy: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

export const getLabel = ({ label, kind }: JobRecord): string => label ?? kind;

function Decisions({ job, busy, onRetry, onDiscard }: JobCardProps) {
  const what = job.person ? `${getLabel(job)}, ${job.person.name}` : getLabel(job);
  return (
    <>
      <Button minH="11" disabled={busy} aria-label={texts.retryLabel(what)} onClick={onRetry}>
        {texts.retry}
      </Button>
      {job.mustBeDone ? null : (
        <Button
          minH="11"
          variant="outline"
          colorPalette="gray"
          disabled={busy}
          aria-label={texts.discardLabel(what)}
          onClick={onDiscard}
        >
          {texts.discard}
        </Button>
      )}
    </>
  );
}

export function JobCard(props: JobCardProps) {
  const { person, createdAt, attempts, failure } = props.job;
  const times = [
    texts.created(formatWhen(createdAt)),
    texts.attempts(attempts),
    ...(failure ? [texts.failed(formatWhen(failure.at))] : []),
  ];
  return (
    <RecordCard
      title={getLabel(props.job)}
      about={
        <>
          <Text overflowWrap="anywhere">
            {person ? `${person.name} · ${person.email}` : texts.nobody}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {times.join(' · ')}
          </Text>
        </>
      }
      actions={<Decisions {...props} />}
    >
      {failure ? (
        <RecordFacts>
          <RecordFact name={texts.reason}>
            {jobFailureText(failure.code)}
            {failure.detail ? (
              <Text color="fg.muted" textStyle="sm">
                {texts.detail(failure.detail)}
              </Text>
            ) : null}
          </RecordFact>
        </RecordFacts>
      ) : null}
    </RecordCard>
  );
}
