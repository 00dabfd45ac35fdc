import { Box, Button, Text } from '@chakra-ui/react';
import type { StaffReport, StaffReview } from '../../api/reviews';
import type { ReviewContent } from '../../domain/publicHouse/reviews';
import { adminReviewTexts as texts } from '../../i18n/adminReviews';
import { formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';

const BUTTON_STYLE = { minH: '11', variant: 'outline', colorPalette: 'gray' } as const;

export const getContent = ({ waiting, shown }: StaffReview): ReviewContent | undefined =>
  waiting ?? shown;

function About({ of, at }: { of: Pick<StaffReview, 'target' | 'expert'>; at: string }) {
  const { target, expert } = of;
  const kind = texts.kinds[target.type];
  return (
    <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      {texts.about(kind, expert.name, at === '' ? '' : formatWhen(at))}
    </Text>
  );
}

function OpenPage({ path, title }: { path: string; title: string }) {
  return (
    <Button asChild {...BUTTON_STYLE}>
      <a href={path} target="_blank" rel="noreferrer" aria-label={texts.open.of(title)}>
        {texts.open.label}
      </a>
    </Button>
  );
}

interface ReviewCardProps {
  review: StaffReview;
  elementId: string;
  isSelected: boolean;
  busy: boolean;
  onSelect: () => void;
  onApprove: () => void;
  onRefuse: () => void;
}

function Decisions({
  review,
  busy,
  onApprove,
  onRefuse,
}: Omit<ReviewCardProps, 'elementId' | 'isSelected' | 'onSelect'>) {
  const name = getContent(review)?.name ?? '';
  const refusing = review.waiting ? texts.refuse : texts.takeDown;
  return (
    <>
      {review.waiting ? (
        <Button minH="11" disabled={busy} aria-label={texts.approve.of(name)} onClick={onApprove}>
          {texts.approve.label}
        </Button>
      ) : null}
      <OpenPage path={review.path} title={review.title} />
      {getContent(review) ? (
        <Button {...BUTTON_STYLE} disabled={busy} aria-label={refusing.of(name)} onClick={onRefuse}>
          {refusing.label}
        </Button>
      ) : null}
    </>
  );
}

const FOCUSED = {
  borderRadius: 'l3',
  outline: 'none',
  css: { '&[aria-current=true]': { boxShadow: '0 0 0 2px var(--chakra-colors-leaf-solid)' } },
};

export function ReviewCard(props: ReviewCardProps) {
  const { review, elementId, isSelected, onSelect } = props;
  const { title, isBuyer, userType, waiting, shown, refusal } = review;
  const words = getContent(review);
  const marks = [userType ? texts.userTypes[userType] : '', isBuyer ? texts.buyer : '']
    .filter(Boolean)
    .join(', ');
  const from = words && (marks === '' ? words.name : `${words.name} (${marks})`);
  return (
    <Box {...FOCUSED} id={elementId} tabIndex={-1} aria-current={isSelected} onFocus={onSelect}>
      <RecordCard
        title={title}
        about={<About of={review} at={words?.at ?? refusal?.at ?? ''} />}
        actions={<Decisions {...props} />}
      >
        <RecordFacts>
          <RecordFact name={texts.from}>{from}</RecordFact>
          <RecordFact name={texts.rating}>
            {words?.stars === undefined ? null : texts.stars(words.stars)}
          </RecordFact>
          <RecordFact name={texts.text}>{words?.text}</RecordFact>
          <RecordFact name={texts.before}>{waiting && shown ? shown.text : null}</RecordFact>
          <RecordFact name={texts.refusal}>{refusal?.reason}</RecordFact>
        </RecordFacts>
      </RecordCard>
    </Box>
  );
}

interface ReportCardProps {
  report: StaffReport;
  busy: boolean;
  onClose: () => void;
}

export function ReportCard({ report, busy, onClose }: ReportCardProps) {
  const { title, path, at, reason, text } = report;
  return (
    <RecordCard
      title={title}
      about={<About of={report} at={at} />}
      actions={
        <>
          <Button minH="11" disabled={busy} aria-label={texts.close.of(title)} onClick={onClose}>
            {texts.close.label}
          </Button>
          <OpenPage path={path} title={title} />
        </>
      }
    >
      <RecordFacts>
        <RecordFact name={texts.reason}>{texts.reasons[reason]}</RecordFact>
        <RecordFact name={texts.text}>{text}</RecordFact>
      </RecordFacts>
    </RecordCard>
  );
}
