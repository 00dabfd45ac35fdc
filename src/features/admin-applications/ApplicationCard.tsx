import { Button, Text } from '@chakra-ui/react';
import type { ExpertRecord } from '../../api/experts';
import { adminApplicationTexts as texts } from '../../i18n/adminApplications';
import { formatAge, formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';

interface ApplicationCardProps {
  expert: ExpertRecord;
  readOnly: boolean;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

function Decisions({ expert: { name }, busy, onApprove, onReject }: ApplicationCardProps) {
  return (
    <>
      <Button minH="11" aria-label={texts.approve.of(name)} disabled={busy} onClick={onApprove}>
        {texts.approve.label}
      </Button>
      <Button
        minH="11"
        variant="outline"
        colorPalette="gray"
        aria-label={texts.reject.of(name)}
        disabled={busy}
        onClick={onReject}
      >
        {texts.reject.label}
      </Button>
    </>
  );
}

export function ApplicationCard(props: ApplicationCardProps) {
  const { name, email, emailConfirmed, application, createdAt } = props.expert;
  return (
    <RecordCard
      title={name}
      about={
        <>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {[application?.specialization, email].filter(Boolean).join(' · ')}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {`${texts.waits(formatAge(createdAt))} · ${texts.sent(formatWhen(createdAt))}`}
          </Text>
        </>
      }
      actions={props.readOnly ? null : <Decisions {...props} />}
    >
      <RecordFacts>
        <RecordFact name={texts.phone}>{application?.phone}</RecordFact>
        <RecordFact name={texts.workplace}>{application?.workplace}</RecordFact>
        <RecordFact name={texts.qualifications}>{application?.qualifications}</RecordFact>
        <RecordFact name={texts.email}>
          {emailConfirmed === false ? texts.unconfirmed : null}
        </RecordFact>
        <RecordFact name={texts.introduction}>{application?.introduction}</RecordFact>
      </RecordFacts>
    </RecordCard>
  );
}
