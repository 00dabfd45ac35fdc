import { Button, Stack, Text } from '@chakra-ui/react';
import { FileUser } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { listApplications, REASON_MAX, type ExpertRecord } from '../../api/experts';
import { hasPermission } from '../../domain/accounts/access/permissions';
import { sessionStore } from '../../gateway/browserSession';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminApplicationTexts as texts } from '../../i18n/adminApplications';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { ApplicationCard } from './ApplicationCard';
import { Undoable } from './Undoable';
import { useDecisions } from './useDecisions';

type Decisions = ReturnType<typeof useDecisions>;

function RecentDecisions({ recent, busy, undo, forget }: Decisions) {
  return (
    <Stack gap="2" aria-live="polite">
      {recent.map((one) => (
        <Undoable
          key={one.decision}
          name={one.expert.name}
          done={one.done}
          until={one.until}
          busy={busy}
          onUndo={() => void undo(one)}
          onOver={() => forget(one.decision)}
        />
      ))}
    </Stack>
  );
}

function Rejection(props: {
  expert: ExpertRecord | null;
  decisions: Decisions;
  onClose: () => void;
}) {
  const { expert, onClose } = props;
  const { busy, error, decide } = props.decisions;
  if (!expert) return <Problem text={error} />;
  const reject = async (reason: string): Promise<boolean> => {
    const isDone = await decide(expert, reason);
    if (isDone) onClose();
    return isDone;
  };
  return (
    <ReasonDialog
      {...texts.dialog}
      title={texts.dialog.title(expert.name)}
      most={REASON_MAX}
      draftKey={`admin:reject:${expert.accountId}`}
      busy={busy}
      error={error}
      onConfirm={reject}
      onClose={onClose}
    />
  );
}

interface ApplicationListProps {
  applications: readonly ExpertRecord[];
  total: number;
  readOnly: boolean;
  decisions: Decisions;
}

function ApplicationList({ applications, total, readOnly, decisions }: ApplicationListProps) {
  const [refused, setRefused] = useState<ExpertRecord | null>(null);
  const open = (expert: ExpertRecord | null): void => {
    decisions.clear();
    setRefused(expert);
  };
  return (
    <>
      {readOnly ? <Text color="fg.muted">{texts.readOnly}</Text> : null}
      {applications.map((expert) => (
        <ApplicationCard
          key={expert.accountId}
          expert={expert}
          readOnly={readOnly}
          busy={decisions.busy}
          onApprove={() => void decisions.decide(expert)}
          onReject={() => open(expert)}
        />
      ))}
      {total > applications.length ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.more(applications.length, total)}
        </Text>
      ) : null}
      <Rejection expert={refused} decisions={decisions} onClose={() => open(null)} />
    </>
  );
}

function Loaded({ list }: { list: ReturnType<typeof useGatewayQuery<typeof listApplications>> }) {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const readOnly = !hasPermission(account?.adminRole, 'decideApplications');
  const remove = (accountId: string): void =>
    list.patch(({ applications, total, ...rest }) => ({
      ...rest,
      applications: applications.filter((one) => one.accountId !== accountId),
      total: total - 1,
    }));
  const decisions = useDecisions({ reload: list.reload, remove });
  const { answer } = list;
  return (
    <Stack gap="4" maxW="3xl">
      <RecentDecisions {...decisions} />
      {answer?.applications.length === 0 ? (
        <EmptyState
          icon={<FileUser size={28} />}
          title={texts.empty}
          description={texts.emptyHint}
        />
      ) : null}
      {answer ? <ApplicationList {...answer} readOnly={readOnly} decisions={decisions} /> : null}
    </Stack>
  );
}

export function ApplicationsPage() {
  const list = useGatewayQuery(listApplications, {}, texts.what);
  const { answer, error, reload } = list;
  return (
    <Page title={texts.title} subtitle={answer ? texts.subtitle(answer.total) : undefined}>
      {error ? (
        <Stack gap="3" align="start" mb="4">
          <Problem text={error} />
          <Button variant="outline" colorPalette="gray" minH="11" onClick={() => void reload()}>
            {common.retry}
          </Button>
        </Stack>
      ) : null}
      {!answer && !error ? <Text color="fg.muted">{texts.loading}</Text> : null}
      <Loaded list={list} />
    </Page>
  );
}
