import { Alert, Button } from '@chakra-ui/react';
import type { ClientAllowance } from '../../domain/clientList';
import { clientTexts } from '../../i18n/clients';
import { addressesOf } from '../../routing/addresses';
import { AppLink } from '../../ui/Link';

const texts = clientTexts.limit;

/** Says that the plan is nearly or wholly used up, and what still works. */
export function LimitCard({ allowance, count }: { allowance: ClientAllowance; count: number }) {
  const { level, maxClients } = allowance;
  if (level === 'free') return null;
  const reached = level === 'reached';
  return (
    <Alert.Root status="warning" colorPalette="turmeric" flexWrap="wrap" alignItems="center">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>
          {reached ? texts.reached(maxClients) : texts.near(count, maxClients)}
        </Alert.Title>
        <Alert.Description>{reached ? texts.reachedHint : texts.nearHint}</Alert.Description>
      </Alert.Content>
      <Button asChild size="sm" minH="11" variant="outline" colorPalette="gray" color="fg">
        <AppLink to={addressesOf('subscription').tiers}>{texts.upgrade}</AppLink>
      </Button>
    </Alert.Root>
  );
}
