import { Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { JobRecord } from '../../api/jobs';
import { adminJobTexts as texts } from '../../i18n/adminJobs';
import { EmptyState } from '../../ui/EmptyState';
import { JobCard } from './JobCard';

interface JobListProps {
  jobs: readonly JobRecord[];
  total: number;
  busy: boolean;
  onRetry: (job: JobRecord) => void;
  onDiscard: (job: JobRecord) => void;
}

export function JobList({ jobs, total, busy, onRetry, onDiscard }: JobListProps) {
  if (jobs.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck size={28} />}
        title={texts.empty}
        description={texts.emptyHint}
      />
    );
  return (
    <Stack gap="4" maxW="3xl">
      {jobs.map((job) => (
        <JobCard
          key={job.id}
          job={job}
          busy={busy}
          onRetry={() => onRetry(job)}
          onDiscard={() => onDiscard(job)}
        />
      ))}
      {total > jobs.length ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.more(jobs.length, total)}
        </Text>
      ) : null}
    </Stack>
  );
}
