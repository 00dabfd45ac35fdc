import { Alert, Button } from '@chakra-ui/react';
import type { CountedName } from '../../domain/accounts/access/counted';
import { usageLevel } from '../../domain/accounts/access/entitlements';
import { limitsText as texts } from '../../i18n/limits';
import { getAddresses } from '../../routing/addresses';
import { formatNumber } from '../../ui/format';
import { AppLink } from '../../ui/Link';

interface LimitCardProps {
  name: CountedName;
  count: number;
  /** 0 means unlimited. */
  most: number;
}

/** Nothing below 80 %. */
export function LimitCard({ name, count, most }: LimitCardProps) {
  const level = usageLevel(count, most);
  if (level === 'free') return null;
  const isReached = level === 'reached';
  const [used, limit] = [formatNumber(count, 0), formatNumber(most, 0)];
  return (
    <Alert.Root status="warning" colorPalette="turmeric" flexWrap="wrap" alignItems="center">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>
          {isReached
            ? texts.reached(limit, texts.things[name])
            : texts.near(used, limit, texts.things[name])}
        </Alert.Title>
        <Alert.Description>
          {isReached ? texts.reachedHint[name] : texts.nearHint[name]}
        </Alert.Description>
      </Alert.Content>
      <Button asChild size="sm" minH="11" variant="outline" colorPalette="gray" color="fg">
        <AppLink to={getAddresses('subscription').tiers}>{texts.upgrade}</AppLink>
      </Button>
    </Alert.Root>
  );
}
