import { Button, Stack, Text } from '@chakra-ui/react';
import { MessagesSquare } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  approveReview,
  closeReport,
  listReports,
  listReviews,
  refuseReview,
  REVIEW_REASON_MAX,
  undoReview,
  type ReviewUndo,
  type StaffReview,
} from '../../api/reviews';
import { KeyHints } from '../../blocks/queue/KeyHints';
import { UndoBars } from '../../blocks/queue/UndoBars';
import { queueElementId, useQueue, type Decided, type Queue } from '../../blocks/queue/useQueue';
import { useQueueKeys } from '../../blocks/queue/useQueueKeys';
import { failureText } from '../../gateway/failureText';
import { gateway } from '../../gateway/browserSession';
import { useAction } from '../../gateway/useAction';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminReviewTexts as texts } from '../../i18n/adminReviews';
import { common } from '../../i18n/common';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { Problem } from '../../ui/plain/Problem';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { StateTabs } from '../../ui/StateTabs';
import { toaster } from '../../ui/toaster';
import { ReportCard, ReviewCard, getContent } from './Cards';

const STATES = ['waiting', 'shown', 'refused'] as const;
const TABS = [...STATES, 'reports'] as const;
type State = (typeof STATES)[number];
type Tab = (typeof TABS)[number];

function useDecision(reload: () => Promise<void>) {
  const action = useAction(texts.what);
  const decide = async (work: () => Promise<unknown>, words: string): Promise<boolean> => {
    const isDone = await action.run(work);
    if (isDone) toaster.create({ title: words, type: 'success' });
    await reload();
    return isDone;
  };
  return { ...action, decide };
}

interface ListFrameProps {
  tab: Tab;
  answer: { total: number } | null;
  visibleCount: number;
  error: string | null;
  onReload: () => void;
  children: ReactNode;
}

function ListFrame({ tab, answer, visibleCount, error, onReload, children }: ListFrameProps) {
  if (!answer && !error) return <Text color="fg.muted">{texts.loading}</Text>;
  return (
    <Stack gap="4" maxW="3xl">
      {error ? (
        <Stack gap="3" align="start">
          <Problem text={error} />
          <Button variant="outline" colorPalette="gray" minH="11" onClick={onReload}>
            {common.retry}
          </Button>
        </Stack>
      ) : null}
      {answer && visibleCount === 0 ? (
        <EmptyState icon={<MessagesSquare size={28} />} title={texts.empty[tab]} />
      ) : null}
      {children}
      {answer && answer.total > visibleCount ? (
        <Text color="fg.muted" textStyle="sm">
          {texts.more(visibleCount, answer.total)}
        </Text>
      ) : null}
    </Stack>
  );
}

const getAt = (review: StaffReview): string => getContent(review)?.at ?? '';

/** Words that were sent anew are another review. */
const keyOf = (review: StaffReview): string => {
  const { target, voter } = review;
  return `${target.type}-${target.id}-${voter}-${getAt(review)}`;
};

const toReviewRef = (review: StaffReview) => {
  const { target, voter } = review;
  return { target, voter, at: getAt(review) };
};

function toDecided(review: StaffReview, done: string, undo: ReviewUndo): Decided | undefined {
  if (!undo) return undefined;
  const { decidedAt, until } = undo;
  const { target, voter } = review;
  const body = { target, voter, decidedAt };
  const name = getContent(review)?.name ?? '';
  return { name, done, until, undo: () => gateway.ask(undoReview, { body }) };
}

function useReviewActs(queue: Queue<StaffReview>, reload: () => Promise<void>) {
  const action = useAction(texts.what);
  const [leaving, setLeaving] = useState<StaffReview | null>(null);
  const open = (review: StaffReview | null): void => {
    action.clear();
    setLeaving(review);
  };
  const approve = (review: StaffReview): void =>
    queue.decide(review, async () => {
      const { undo } = await gateway.ask(approveReview, { body: toReviewRef(review) });
      return toDecided(review, texts.done.approve, undo);
    });
  const refuse = async (review: StaffReview, reason: string): Promise<boolean> => {
    const body = { ...toReviewRef(review), reason };
    const isDone = await action.run(async () => {
      const { undo } = await gateway.ask(refuseReview, { body });
      queue.decide(review, () => Promise.resolve(toDecided(review, texts.done.refuse, undo)));
    });
    if (isDone) setLeaving(null);
    else await reload();
    return isDone;
  };
  return { ...action, leaving, open, approve, refuse };
}

function Refusal({ busy, error, leaving, open, refuse }: ReturnType<typeof useReviewActs>) {
  if (!leaving) return <Problem text={error} />;
  return (
    <ReasonDialog
      {...texts.dialog}
      title={texts.dialog.title(getContent(leaving)?.name ?? '')}
      most={REVIEW_REASON_MAX}
      draftKey={`admin:review:${leaving.target.id}:${leaving.voter}`}
      busy={busy}
      error={error}
      onConfirm={(reason) => refuse(leaving, reason)}
      onClose={() => open(null)}
    />
  );
}

const HINTS = [
  [['J', 'K'], 'move'],
  [['A'], 'approve'],
  [['R'], 'decline'],
  [['U'], 'undo'],
] as const;

const explain = (cause: unknown): string => failureText(cause, texts.what);

function useReviewQueue(items: readonly StaffReview[], reload: () => Promise<void>) {
  const queue = useQueue({ explain, items, keyOf, reload });
  const acts = useReviewActs(queue, reload);
  const { selected, recent } = queue;
  const [last] = recent;
  useQueueKeys({
    j: () => queue.move(1),
    k: () => queue.move(-1),
    a: () => selected?.waiting && acts.approve(selected),
    r: () => selected && getContent(selected) && acts.open(selected),
    u: () => last && queue.undo(last),
  });
  return { queue, acts };
}

function Reviews({ state }: { state: State }) {
  const { answer, error, reload } = useGatewayQuery(listReviews, { query: { state } }, texts.what);
  const { queue, acts } = useReviewQueue(answer?.reviews ?? [], reload);
  const { shown, selected, select } = queue;
  const gone = (answer?.reviews.length ?? 0) - shown.length;
  const rest = answer && { total: Math.max(0, answer.total - gone) };
  const frame = { tab: state, answer: rest, visibleCount: shown.length, error };
  return (
    <ListFrame {...frame} onReload={() => void reload()}>
      <Problem text={queue.error} />
      <UndoBars {...queue} isTold />
      <Refusal {...acts} />
      {shown.map((review) => (
        <ReviewCard
          key={keyOf(review)}
          review={review}
          elementId={queueElementId(keyOf(review))}
          isSelected={review === selected}
          busy={acts.busy}
          onSelect={() => select(review)}
          onApprove={() => acts.approve(review)}
          onRefuse={() => acts.open(review)}
        />
      ))}
      {shown.length > 0 ? <KeyHints hints={HINTS} /> : null}
    </ListFrame>
  );
}

function Reports() {
  const { answer, error, reload } = useGatewayQuery(listReports, {}, texts.what);
  const { busy, error: failure, decide } = useDecision(reload);
  const reports = answer?.reports ?? [];
  const close = (id: string) =>
    decide(() => gateway.ask(closeReport, { params: { id } }), texts.done.close);
  const frame = { tab: 'reports', answer, visibleCount: reports.length, error } as const;
  return (
    <ListFrame {...frame} onReload={() => void reload()}>
      <Problem text={failure} />
      {reports.map((report) => (
        <ReportCard
          key={report.id}
          report={report}
          busy={busy}
          onClose={() => void close(report.id)}
        />
      ))}
    </ListFrame>
  );
}

export function ReviewsPage() {
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((one) => one === params.get('state')) ?? 'waiting';
  return (
    <Page title={texts.title}>
      <StateTabs
        label={texts.filter}
        states={TABS}
        words={texts.tabs}
        state={tab}
        onChange={(next) => setParams({ state: next }, { replace: true })}
      >
        {(shown) => (shown === 'reports' ? <Reports /> : <Reviews state={shown} />)}
      </StateTabs>
    </Page>
  );
}
