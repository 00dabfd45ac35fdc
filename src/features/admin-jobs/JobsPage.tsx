import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { JobRecord } from '../../domain/jobs';
import type { JobCalls } from '../../gateway/jobCalls';
import { adminJobTexts as texts } from '../../i18n/adminJobs';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Page } from '../../ui/Page';
import { toaster } from '../../ui/toaster';
import { JobList } from './JobList';
import { useJobs } from './useJobs';

interface JobsPageProps {
  calls: JobCalls;
  /** Says in words why a call failed, for example that it needs the network. @param what names the call */
  explain: (error: unknown, what: string) => string;
}

/** `/admin/jobs`: jobs of the server that failed for good, to be tried again or ended. Needs the network. */
export function JobsPage({ calls, explain }: JobsPageProps) {
  const { jobs, total, error, reload } = useJobs(calls);
  const [failed, setFailed] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<JobRecord | null>(null);

  const decide = async (work: () => Promise<void>, done: string) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await work();
      toaster.create({ title: done, type: 'success' });
    } catch (cause) {
      setFailed(cause);
    }
    setLeaving(null);
    // Somebody else may have decided meanwhile: the list says how it stands.
    await reload();
    setBusy(false);
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
                {explain(problem, texts.what)}
              </Text>
              <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
                {texts.reload}
              </Button>
            </>
          ) : null}
        </Stack>
        {!jobs && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
        {jobs ? (
          <JobList
            jobs={jobs}
            total={total}
            busy={busy}
            onRetry={(job) => void decide(() => calls.retry(job.id), texts.retried)}
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
        onConfirm={() => leaving && void decide(() => calls.discard(leaving.id), texts.discarded)}
        onClose={() => setLeaving(null)}
      >
        {leaving?.person
          ? `${texts.kind(leaving.kind)}, ${leaving.person.name}. ${texts.dialog.body}`
          : texts.dialog.body}
      </ConfirmDialog>
    </Page>
  );
}
