import { Stack, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { listHeld } from '../../api/adminPayments';
import { useGatewayQuery } from '../../gateway/useGatewayQuery';
import { adminPaymentTexts } from '../../i18n/adminPayments';
import { EmptyState } from '../../ui/EmptyState';
import { formatMoney } from '../../ui/format';
import { Problem } from '../../ui/plain/Problem';
import { ActDialog } from './ActDialog';
import { PaymentCard } from './PaymentCard';
import { useMoneyActs } from './useMoneyActs';

const texts = adminPaymentTexts.held;

export function HeldTab({ mayAct }: { mayAct: boolean }) {
  const { answer, error, reload } = useGatewayQuery(listHeld, {}, adminPaymentTexts.what);
  const acts = useMoneyActs(reload);
  const onAct = mayAct ? acts.begin : undefined;
  return (
    <Stack gap="4" maxW="3xl">
      <Problem text={error} />
      {!answer && !error ? <Text color="fg.muted">{adminPaymentTexts.loading}</Text> : null}
      {answer?.count === 0 ? (
        <EmptyState icon={<CircleCheck size={28} />} title={texts.empty} />
      ) : null}
      {answer && answer.count > 0 ? (
        <Text color="fg.muted">{texts.sum(answer.count, formatMoney(answer.sum))}</Text>
      ) : null}
      {answer?.held.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} onAct={onAct} />
      ))}
      {acts.open ? <ActDialog act={acts.open} acts={acts} /> : null}
    </Stack>
  );
}
