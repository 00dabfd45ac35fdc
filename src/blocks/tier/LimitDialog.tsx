import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Check, CircleCheck } from 'lucide-react';
import type { CountedName } from '../../domain/accounts/access/counted';
import { getEntitlements } from '../../domain/accounts/access/entitlements';
import { tierName } from '../../domain/accounts/access/tiers';
import { nextTier } from '../../domain/money/upgrade';
import type { PaidTier } from '../../domain/money/payments';
import { limitDialogText as texts } from '../../i18n/limitDialog';
import { limitsText } from '../../i18n/limits';
import { getAddresses } from '../../routing/addresses';
import { Question } from '../../ui/AppDialog';
import { formatMoney, formatNumber } from '../../ui/format';
import { AppLink } from '../../ui/Link';
import { listGains, yearlySaving } from './tierPitch';

function NextTier({ tier }: { tier: PaidTier }) {
  const { price, trialDays } = getEntitlements(tier);
  return (
    <Box borderWidth="2px" borderColor="leaf.solid" borderRadius="l3" p="4">
      <Flex justify="space-between" gap="2" wrap="wrap" align="baseline">
        <Flex gap="2" align="center">
          <Text fontWeight="bold" textStyle="lg">
            {tierName(tier)}
          </Text>
          <Badge colorPalette="leaf" size="sm">
            {texts.next}
          </Badge>
        </Flex>
        <Text fontWeight="bold">{texts.month(formatMoney(price.month))}</Text>
      </Flex>
      <Text color="fg.muted" textStyle="sm" textAlign="end">
        {texts.year(formatMoney(price.year), formatMoney(yearlySaving(tier)))}
      </Text>
      <Stack as="ul" listStyleType="none" gap="1.5" mt="2">
        {listGains(tier).map((word) => (
          <Flex as="li" key={word} gap="2" align="center">
            <Check size={16} aria-hidden /> {word}
          </Flex>
        ))}
      </Stack>
      {trialDays > 0 ? (
        <Text color="fg.muted" textStyle="sm" mt="3">
          {texts.trial(tierName(tier), trialDays)}
        </Text>
      ) : null}
    </Box>
  );
}

interface LimitDialogProps {
  name: CountedName;
  tier: string;
  most: number;
  hasDraft?: boolean;
  onClose: () => void;
}

export function LimitDialog({ name, tier, most, hasDraft = false, onClose }: LimitDialogProps) {
  const next = nextTier(tier);
  return (
    <Question
      title={limitsText.reached(formatNumber(most, 0), limitsText.things[name])}
      onClose={onClose}
      buttons={
        <>
          <Button minH="11" variant="outline" colorPalette="gray" onClick={onClose}>
            {hasDraft ? texts.notNow : texts.close}
          </Button>
          {next ? (
            <Button asChild minH="11" onClick={onClose}>
              <AppLink to={getAddresses('subscription').tiers}>
                {texts.upgradeTo(tierName(next))}
              </AppLink>
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="4">
        <Flex gap="2.5" p="3" bg="leaf.subtle" color="leaf.fg" borderRadius="l2" align="start">
          <Box pt="0.5">
            <CircleCheck size={18} aria-hidden />
          </Box>
          <Text>{hasDraft ? texts.draftKept : texts.nothingLost}</Text>
        </Flex>
        <Text>{limitsText.reachedHint[name]}</Text>
        {next ? <NextTier tier={next} /> : <Text>{texts.largest}</Text>}
      </Stack>
    </Question>
  );
}
