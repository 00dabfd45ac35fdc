import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { listOwed, type MoneySource, type OwedRecord } from '../../api/adminPayments';
import { dateInVietnam } from '../../domain/text/days';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { EmptyState } from '../../ui/EmptyState';
import { formatDate, formatMoney, formatWhen } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { RecordCard, RecordFact, RecordFacts } from '../../ui/RecordCard';
import { ActDialog } from './ActDialog';
import { CopyFact } from './CopyFact';
import { GivenAccount } from './GivenAccount';
import { ActButton } from './PaymentCard';
import { useMoneyActs, type Act } from './useMoneyActs';

const texts = adminPaymentTexts.owed;

function Source({ source }: { source: MoneySource }) {
  const { from, reference, content, gateway, at, amount } = source;
  const account = from && [from.account, from.holder].filter(Boolean).join(' · ');
  return (
    <>
      <RecordFact name={texts.fact.came}>{`${formatMoney(amount)}, ${formatWhen(at)}`}</RecordFact>
      <CopyFact name={texts.fact.reference} value={reference} none={texts.notSaid} />
      <CopyFact
        name={texts.fact.from}
        value={account}
        copied={from?.account}
        none={texts.noAccount}
      />
      <RecordFact name={texts.fact.bank}>{gateway === '' ? texts.notSaid : gateway}</RecordFact>
      <RecordFact name={texts.fact.content}>{content}</RecordFact>
    </>
  );
}

interface OwedCardProps {
  owed: OwedRecord;
  today: string;
  onAct?: ((act: Act) => void) | undefined;
}

function OwedCard({ owed, today, onAct }: OwedCardProps) {
  const { amount, description, payer, reason, due, at, sources, message } = owed;
  const isLate = due < today;
  const who = [payer.name, payer.email].filter(Boolean).join(' · ');
  return (
    <RecordCard
      title={`${formatMoney(amount)} · ${description}`}
      about={
        <Flex gap="2" align="center" wrap="wrap">
          <Badge colorPalette={isLate ? 'chilli' : 'turmeric'}>
            {isLate ? texts.late(formatDate(due)) : texts.due(formatDate(due))}
          </Badge>
          <Text color="fg.muted" textStyle="sm">
            {texts.decided(formatWhen(at))}
          </Text>
        </Flex>
      }
      actions={
        onAct ? (
          <ActButton
            act="sent"
            what={`${formatMoney(amount)}, ${description}`}
            onPress={() => onAct({ kind: 'sent', owed })}
          />
        ) : null
      }
    >
      <RecordFacts>
        <RecordFact name={texts.fact.payer}>{who === '' ? texts.unknownPayer : who}</RecordFact>
        <RecordFact name={texts.fact.reason}>{reason}</RecordFact>
        <CopyFact name={texts.fact.message} value={message} />
        <GivenAccount owed={owed} />
        {sources.map((source) => (
          <Source key={`${source.at} ${source.reference ?? source.content}`} source={source} />
        ))}
      </RecordFacts>
    </RecordCard>
  );
}

export function OwedTab({ mayAct }: { mayAct: boolean }) {
  const { answer, error, reload } = useGatewayQuery(listOwed, {}, adminPaymentTexts.what);
  const acts = useMoneyActs(reload);
  const [today] = useState(() => dateInVietnam(new Date()));
  const onAct = mayAct ? acts.begin : undefined;
  return (
    <Stack gap="4" maxW="3xl">
      <Problem text={error} />
      {!answer && !error ? <Text color="fg.muted">{adminPaymentTexts.loading}</Text> : null}
      {answer?.count === 0 ? (
        <EmptyState
          icon={<CircleCheck size={28} />}
          title={texts.empty}
          description={texts.emptyHint}
        />
      ) : null}
      {answer && answer.count > 0 ? (
        <Text color="fg.muted">{texts.sum(answer.count, formatMoney(answer.sum))}</Text>
      ) : null}
      {answer?.owed.map((owed) => (
        <OwedCard key={`${owed.id} ${owed.at}`} owed={owed} today={today} onAct={onAct} />
      ))}
      {acts.open ? <ActDialog act={acts.open} acts={acts} /> : null}
    </Stack>
  );
}
