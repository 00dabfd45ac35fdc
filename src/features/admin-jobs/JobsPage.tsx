import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { discardJob, listJobs, retryJob, type JobRecord } from '../../api/jobs';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminJobTexts as texts } from '../../i18n/adminJobs';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Page } from '../../ui/Page';
import { toaster } from '../../ui/toaster';
import { getLabel } from './JobCard';
import { JobList } from './JobList';

export function JobsPage() {
  const { answer, error, reload } = useGatewayQuery(listJobs, { query: {} }, texts.what);
  const { busy, error: failed, run } = useAction(texts.what);
  const [leaving, setLeaving] = useState<JobRecord | null>(null);

  const decide = async (
    contract: typeof retryJob | typeof discardJob,
    job: JobRecord,
    done: string,
  ): Promise<void> => {
    await run(async () => {
      await gateway.ask(contract, { params: { id: job.id } });
      toaster.create({ title: done, type: 'success' });
    });
    setLeaving(null);
    await reload();
  };

  const problem = failed ?? error;
  return (
    <Page title={texts.title}>
      <Stack gap="4">
        <Text color="fg.muted" maxW="3xl">
          {texts.subtitle}
        </Text>
        <Stack gap="3" align="start" aria-live="assertive">
          {problem ? (
            <>
              <Text p="3" borderRadius="l2" bg="bg.error" color="fg.error" textStyle="sm">
                {problem}
              </Text>
              <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
                {texts.reload}
              </Button>
            </>
          ) : null}
        </Stack>
        {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
        {answer ? (
          <JobList
            jobs={answer.jobs}
            total={answer.total}
            busy={busy}
            onRetry={(job) => void decide(retryJob, job, texts.retried)}
            onDiscard={setLeaving}
          />
        ) : null}
      </Stack>
      <ConfirmDialog
        open={leaving !== null}
        title={texts.dialog.title}
        confirmLabel={texts.dialog.confirm}
        danger
        busy={busy}
        onConfirm={() => leaving && void decide(discardJob, leaving, texts.discarded)}
        onClose={() => setLeaving(null)}
      >
        {leaving?.person
          ? `${getLabel(leaving)}, ${leaving.person.name}. ${texts.dialog.body}`
          : texts.dialog.body}
      </ConfirmDialog>
    </Page>
  );
}
