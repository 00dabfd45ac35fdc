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
  type StaffReview,
} from '../../api/reviews';
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

const toReviewRef = (review: StaffReview) => {
  const { target, voter } = review;
  return { target, voter, at: getContent(review)?.at ?? '' };
};

function useReviewActs(reload: () => Promise<void>) {
  const { busy, error, clear, decide } = useDecision(reload);
  const [leaving, setLeaving] = useState<StaffReview | null>(null);
  const open = (review: StaffReview | null): void => {
    clear();
    setLeaving(review);
  };
  const approve = (review: StaffReview) =>
    decide(() => gateway.ask(approveReview, { body: toReviewRef(review) }), texts.done.approve);
  const refuse = async (review: StaffReview, reason: string): Promise<boolean> => {
    const body = { ...toReviewRef(review), reason };
    const isDone = await decide(() => gateway.ask(refuseReview, { body }), texts.done.refuse);
    if (isDone) setLeaving(null);
    return isDone;
  };
  return { busy, error, leaving, open, approve, refuse };
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

function Reviews({ state }: { state: State }) {
  const { answer, error, reload } = useGatewayQuery(listReviews, { query: { state } }, texts.what);
  const acts = useReviewActs(reload);
  const reviews = answer?.reviews ?? [];
  const frame = { tab: state, answer, visibleCount: reviews.length, error };
  return (
    <ListFrame {...frame} onReload={() => void reload()}>
      <Refusal {...acts} />
      {reviews.map((review) => (
        <ReviewCard
          key={`${review.target.type} ${review.target.id} ${review.voter}`}
          review={review}
          busy={acts.busy}
          onApprove={() => void acts.approve(review)}
          onRefuse={() => acts.open(review)}
        />
      ))}
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
