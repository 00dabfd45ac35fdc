import { Alert } from '@chakra-ui/react';
import type { ClientAllowance } from '../../domain/clientList';
import { clientTexts } from '../../i18n/clients';

const texts = clientTexts.limit;

/** Says that the plan is nearly or wholly used up, and what still works. */
export function LimitCard({ allowance, count }: { allowance: ClientAllowance; count: number }) {
  const { level, maxClients } = allowance;
  if (level === 'free') return null;
  const reached = level === 'reached';
  return (
    <Alert.Root status="warning" colorPalette="turmeric">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {reached ? texts.reached(maxClients) : texts.near(count, maxClients)}
        </Alert.Title>
        <Alert.Description>{reached ? texts.reachedHint : texts.nearHint}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
