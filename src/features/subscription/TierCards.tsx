import {
  Badge,
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  SimpleGrid,
  Stack,
  Text,
} from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { getEntitlements } from '../../domain/accounts/access/entitlements';
import { TIERS, tierName, type Tier } from '../../domain/accounts/access/tiers';
import type { Cycle, PaidTier } from '../../domain/money/payments';
import { subscriptionText as texts } from '../../i18n/subscription';
import { formatMoney } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { computeSaving, soldBy } from './tierWords';

interface Props {
  tier: Tier;
  cycle: Cycle;
  canTry: boolean;
  canPay: boolean;
  busy: boolean;
  onBuy: (tier: PaidTier) => void;
  onTry: (tier: PaidTier) => void;
}

export function CycleSwitch({
  cycle,
  onChange,
}: {
  cycle: Cycle;
  onChange: (cycle: Cycle) => void;
}) {
  return (
    <chakra.fieldset display="flex" bg="bg.muted" borderRadius="l2" p="1" gap="1">
      <chakra.legend srOnly>{texts.cycle}</chakra.legend>
      {(['month', 'year'] as const).map((one) => (
        <Button
          key={one}
          minH="11"
          variant={one === cycle ? 'outline' : 'ghost'}
          bg={one === cycle ? 'bg.panel' : undefined}
          colorPalette="gray"
          aria-pressed={one === cycle}
          onClick={() => onChange(one)}
        >
          {texts[one]}
        </Button>
      ))}
    </chakra.fieldset>
  );
}

function Price({ tier, cycle }: { tier: Tier; cycle: Cycle }) {
  const { price } = getEntitlements(tier);
  const { amount, percent } = computeSaving(tier);
  const isFree = price.month === 0;
  const saving = formatMoney(amount);
  const yearly =
    cycle === 'year'
      ? texts.saving(saving, percent)
      : texts.yearly(formatMoney(price.year), saving);
  return (
    <Box>
      <Text fontWeight="bold" textStyle="3xl" css={tabular}>
        {formatMoney(price[cycle])}
        {isFree ? null : (
          <Text as="span" textStyle="md" fontWeight="normal" color="fg.muted">
            {' '}
            {cycle === 'month' ? texts.perMonth : texts.perYear}
          </Text>
        )}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {isFree ? texts.forever : yearly}
      </Text>
    </Box>
  );
}

const rank = (tier: Tier): number => TIERS.indexOf(tier);

function buyLabel(tier: PaidTier, present: Tier): string {
  const name = tierName(tier);
  if (tier === present) return texts.extend(name);
  return rank(tier) > rank(present) ? texts.upgradeTo(name) : texts.switchTo(name);
}

function Buttons({ of, ...props }: Props & { of: PaidTier }) {
  const { tier, canTry, canPay, busy, onBuy, onTry } = props;
  const { trialDays } = getEntitlements(of);
  const isNext = rank(of) === rank(tier) + 1;
  return (
    <Stack gap="2">
      <Button
        minH="12"
        variant={isNext ? 'solid' : 'outline'}
        disabled={!canPay || busy}
        onClick={() => onBuy(of)}
      >
        {buyLabel(of, tier)}
      </Button>
      {canTry && tier === 'free' ? (
        <Button
          minH="11"
          variant="ghost"
          colorPalette="leaf"
          disabled={busy}
          onClick={() => onTry(of)}
        >
          {texts.tryFor(trialDays)}
        </Button>
      ) : null}
    </Stack>
  );
}

function Card({ of, ...props }: Props & { of: Tier }) {
  const isOwn = of === props.tier;
  const isNext = rank(of) === rank(props.tier) + 1;
  return (
    <Stack
      as="article"
      aria-label={tierName(of)}
      gap="4"
      bg="bg.panel"
      borderWidth={isNext ? '2px' : '1px'}
      borderColor={isNext ? 'leaf.solid' : 'border'}
      borderRadius="l3"
      p="5"
    >
      <Flex justify="space-between" align="center" gap="2">
        <Heading as="h3" size="lg">
          {tierName(of)}
        </Heading>
        {isOwn ? <Badge colorPalette="leaf">{texts.yours}</Badge> : null}
      </Flex>
      <Price tier={of} cycle={props.cycle} />
      {of === 'free' ? null : <Buttons of={of} {...props} />}
      <Stack as="ul" listStyleType="none" gap="2" borderTopWidth="1px" pt="4">
        {soldBy(of).map((line) => (
          <Flex as="li" key={line} gap="2">
            <Box color="leaf.fg" mt="1" flexShrink="0">
              <Check size={16} aria-hidden />
            </Box>
            {line}
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

export function TierCards(props: Props) {
  return (
    <SimpleGrid columns={{ base: 1, lg: 3 }} gap="4" alignItems="stretch">
      {TIERS.map((of) => (
        <Card key={of} of={of} {...props} />
      ))}
    </SimpleGrid>
  );
}
