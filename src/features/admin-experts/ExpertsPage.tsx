import { Button, Stack, Tabs, Text } from '@chakra-ui/react';
import { UserRoundCheck } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { accountStatusSchema, type AccountStatus } from '../../domain/accounts/access/roles';
import {
  activateExpert,
  listExperts,
  rejectExpert,
  suspendExpert,
  verifyExpert,
  type ExpertRecord,
} from '../../api/experts';
import { adminTexts } from '../../i18n/admin';
import { gateway, sessionStore } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { toaster } from '../../ui/toaster';
import { decisionsFor, isRefusal, type Decision } from './decisions';
import { ExpertCard } from './ExpertCard';
import { RefusalDialog } from './RefusalDialog';

const texts = adminTexts.experts;
const REFUSALS = { reject: rejectExpert, suspend: suspendExpert };
const STATUSES = accountStatusSchema.options;
const TABS: readonly AccountStatus[] = ['pending', 'approved', 'suspended', 'rejected'];

type Open = { expert: ExpertRecord; decision: Decision };

async function decideOn({ accountId: id }: ExpertRecord, decision: Decision, reason?: string) {
  const params = { id };
  if (decision === 'verify') await gateway.ask(verifyExpert, { params });
  else if (isRefusal(decision))
    await gateway.ask(REFUSALS[decision], { params, body: { reason: reason ?? '' } });
  else await gateway.ask(activateExpert, { params, body: { reason } });
}

function useDecisions({
  reload,
  remove,
}: {
  reload: () => Promise<void>;
  remove: (accountId: string) => void;
}) {
  const [open, setOpen] = useState<Open | null>(null);
  const { busy, error, run, clear } = useAction(texts.what);
  const decide = async ({ expert, decision }: Open, reason?: string): Promise<boolean> => {
    const done = await run(() => decideOn(expert, decision, reason));
    if (!done) return (await reload(), false);
    if (decision === 'verify') await reload();
    else remove(expert.accountId);
    setOpen(null);
    toaster.create({ title: texts.done[decision](expert.name), type: 'success' });
    return true;
  };
  const begin = (next: Open) => {
    clear();
    setOpen(next);
    if (!isRefusal(next.decision)) void decide(next);
  };
  return { open, busy, error, begin, decide, close: () => setOpen(null) };
}

type Decisions = ReturnType<typeof useDecisions>;

function RefusalQuestion({ open, busy, error, decide, close }: Decisions) {
  if (!open || !isRefusal(open.decision)) return <Problem text={error} />;
  return (
    <RefusalDialog
      decision={open.decision}
      expert={open.expert}
      busy={busy}
      error={error}
      onConfirm={(reason) => decide(open, reason)}
      onClose={close}
    />
  );
}

function LoadProblem({ text, onReload }: { text: string | null; onReload: () => void }) {
  if (!text) return null;
  return (
    <Stack gap="3" align="start">
      <Problem text={text} />
      <Button variant="outline" colorPalette="gray" onClick={onReload}>
        {texts.retry}
      </Button>
    </Stack>
  );
}

function List({ status }: { status: AccountStatus }) {
  const { account } = useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
  const list = useGatewayQuery(listExperts, { query: { status } }, texts.what);
  const { error, reload } = list;
  const experts = list.answer?.experts;
  const remove = (accountId: string): void =>
    list.patch(({ experts: all, ...rest }) => ({
      ...rest,
      experts: all.filter((expert) => expert.accountId !== accountId),
    }));
  const decisions = useDecisions({ reload, remove });
  if (!experts && !error) return <Text color="fg.muted">{texts.loading}</Text>;
  return (
    <Stack gap="4" maxW="3xl">
      <LoadProblem text={error} onReload={() => void reload()} />
      <RefusalQuestion {...decisions} />
      {experts?.length === 0 ? (
        <EmptyState
          icon={<UserRoundCheck size={28} />}
          title={texts.empty[status]}
          description={texts.emptyHint}
        />
      ) : null}
      {experts?.map((expert) => (
        <ExpertCard
          key={expert.accountId}
          expert={expert}
          decisions={decisionsFor(account?.adminRole, expert)}
          busy={decisions.busy && decisions.open?.expert.accountId === expert.accountId}
          onDecide={(decision) => decisions.begin({ expert, decision })}
        />
      ))}
    </Stack>
  );
}

export function ExpertsPage() {
  const [params, setParams] = useSearchParams();
  const status = STATUSES.find((one) => one === params.get('status')) ?? 'pending';
  return (
    <Page title={texts.title}>
      <Tabs.Root
        value={status}
        onValueChange={({ value }) => setParams({ status: value }, { replace: true })}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label={texts.filter} overflowX="auto" mb="4">
          {TABS.map((one) => (
            <Tabs.Trigger key={one} value={one} minH="11" flexShrink="0" whiteSpace="nowrap">
              {texts.status[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map((one) => (
          <Tabs.Content key={one} value={one} p="0">
            <List status={one} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Page>
  );
}
