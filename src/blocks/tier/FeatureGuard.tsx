import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { getEntitlements, type Feature } from '../../domain/accounts/access/entitlements';
import { tierName, type Tier } from '../../domain/accounts/access/tiers';
import { getGuard, lockedFeatures, type Guard } from '../../domain/money/upgrade';
import { featureGuardText as texts } from '../../i18n/featureGuard';
import { getAddresses } from '../../routing/addresses';
import { formatMoney } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { Section } from '../../ui/Section';

type Locked = Exclude<Guard, { isOpen: true }>;

interface Words {
  title?: string | undefined;
  text?: string | undefined;
}

function UpgradePrompt({ feature, guard }: { feature: Feature; guard: Locked }) {
  return (
    <Flex gap="3" align="center" py="3" borderTopWidth="1px">
      <Lock size={18} aria-hidden />
      <Box flex="1">
        <Text fontWeight="semibold">{texts.names[feature]}</Text>
        <Text color="fg.muted" textStyle="sm">
          {texts.from(tierName(guard.next))}
        </Text>
      </Box>
      <Button asChild minH="11" size="sm" variant="ghost">
        <AppLink to={getAddresses('subscription').tiers}>{texts.see}</AppLink>
      </Button>
    </Flex>
  );
}

function LockedFeature({
  feature,
  guard,
  title,
  text,
}: Words & { feature: Feature; guard: Locked }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4">
      <Flex gap="3" align="center">
        <Lock size={20} aria-hidden />
        <Box flex="1">
          <Heading as="h2" size="sm" id={id}>
            {title ?? texts.names[feature]}
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {text ?? texts.from(tierName(guard.next))}
          </Text>
        </Box>
      </Flex>
      <Stack as="ul" listStyleType="none" gap="0" mt="3">
        {guard.tiers.map((tier) => (
          <Flex as="li" key={tier} py="2" gap="3" align="center" borderTopWidth="1px">
            <Text flex="1">
              <Text as="span" fontWeight="semibold">
                {tierName(tier)}
              </Text>{' '}
              {texts.month(formatMoney(getEntitlements(tier).price.month))}
            </Text>
            <Button asChild minH="11" size="sm" variant={tier === guard.next ? 'solid' : 'outline'}>
              <AppLink to={getAddresses('subscription').tiers}>
                {tier === guard.next ? texts.upgrade : texts.see}
              </AppLink>
            </Button>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

export function FeatureGuard(
  props: Words & {
    tier: string;
    feature: Feature;
    locked: 'card' | 'line' | 'nothing' | { fallback: ReactNode };
    children?: ReactNode;
  },
) {
  const { tier, feature, locked, title, text, children } = props;
  const guard = getGuard(tier, feature);
  if (guard.isOpen) return children;
  if (locked === 'card') return <LockedFeature {...{ feature, guard, title, text }} />;
  if (locked === 'line') return <UpgradePrompt feature={feature} guard={guard} />;
  return locked === 'nothing' ? null : locked.fallback;
}

export function LockedFeatures({ tier }: { tier: Tier }) {
  const [first, ...others] = lockedFeatures(tier);
  if (first === undefined) return null;
  return (
    <Section title={texts.title}>
      <FeatureGuard tier={tier} feature={first} locked="card" />
      {others.map((feature) => (
        <FeatureGuard key={feature} tier={tier} feature={feature} locked="line" />
      ))}
    </Section>
  );
}
