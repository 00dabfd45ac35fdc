import { Button, Text } from '@chakra-ui/react';
import type { ExpertRecord } from '../../api/experts';
import { adminTexts } from '../../i18n/admin';
import { formatWhen } from '../../ui/format';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';
import { isRefusal, type Decision } from './decisions';

const texts = adminTexts.experts;

interface ExpertCardProps {
  expert: ExpertRecord;
  decisions: readonly Decision[];
  busy: boolean;
  onDecide: (decision: Decision) => void;
}

function DecisionButton(props: {
  decision: Decision;
  name: string;
  busy: boolean;
  onPress: () => void;
}) {
  const { decision, name, busy, onPress } = props;
  const refusal = isRefusal(decision);
  return (
    <Button
      variant={refusal ? 'outline' : 'solid'}
      colorPalette={refusal ? 'gray' : 'leaf'}
      aria-label={texts.decision[decision].of(name)}
      loading={busy && !refusal}
      disabled={busy}
      onClick={onPress}
    >
      {texts.decision[decision].label}
    </Button>
  );
}

export function ExpertCard({ expert, decisions, busy, onDecide }: ExpertCardProps) {
  const { name, email, application, statusReason, createdAt, verified } = expert;
  return (
    <RecordCard
      title={name}
      about={
        <>
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {[application?.specialization, email].filter(Boolean).join(' · ')}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {texts.registered(formatWhen(createdAt))}
          </Text>
        </>
      }
      actions={
        decisions.length > 0 &&
        decisions.map((decision) => (
          <DecisionButton
            key={decision}
            {...{ decision, name, busy }}
            onPress={() => onDecide(decision)}
          />
        ))
      }
    >
      <RecordFacts>
        <RecordFact name={texts.phone}>{application?.phone}</RecordFact>
        <RecordFact name={texts.workplace}>{application?.workplace}</RecordFact>
        <RecordFact name={texts.qualifications}>{application?.qualifications}</RecordFact>
        <RecordFact name={texts.introduction}>{application?.introduction}</RecordFact>
        <RecordFact name={texts.reason}>{statusReason}</RecordFact>
        <RecordFact name={texts.name}>{verified === false ? texts.unverified : null}</RecordFact>
      </RecordFacts>
    </RecordCard>
  );
}
