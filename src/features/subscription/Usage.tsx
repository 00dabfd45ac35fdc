import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { limitOf, usageLevel } from '../../domain/access/entitlements';
import type { Tier } from '../../domain/access/tiers';
import { subscriptionText as texts } from '../../i18n/subscription';
import { Section } from '../../ui/Section';
import { tabular } from '../../ui/theme';

type Counted = 'clients' | 'recipes' | 'menus';
const COUNTED: readonly Counted[] = ['clients', 'recipes', 'menus'];

const BAR = { free: 'leaf.solid', near: 'turmeric.solid', reached: 'turmeric.fg' } as const;

function Meter({ what, count, most }: { what: Counted; count: number; most: number | null }) {
  const unit = texts.units[what];
  const level = usageLevel(count, most ?? 0);
  const share = most === null || most === 0 ? 0 : Math.min(1, count / most);
  return (
    <Box>
      <Flex justify="space-between" gap="3">
        <Text>{texts[what]}</Text>
        <Text fontWeight="semibold" css={tabular}>
          {most === null ? texts.unlimited(count, unit) : texts.used(count, most, unit)}
        </Text>
      </Flex>
      {most === null ? null : (
        <Box mt="1.5" h="1.5" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
          <Box h="full" bg={BAR[level]} style={{ width: `${share * 100}%` }} />
        </Box>
      )}
      {most === null || level === 'free' ? null : (
        <Text mt="1" textStyle="sm" color="turmeric.fg">
          {level === 'reached' ? texts.reached : texts.near(Math.floor(share * 100), most - count)}
        </Text>
      )}
    </Box>
  );
}

/** How much of the tier is used, counted on this device. */
export function Usage({ tier, counts }: { tier: Tier; counts: Record<Counted, number> }) {
  return (
    <Section title={texts.usage} hint={texts.usageHint}>
      <Stack gap="4">
        {COUNTED.map((what) => (
          <Meter key={what} what={what} count={counts[what]} most={limitOf(tier, what)} />
        ))}
      </Stack>
    </Section>
  );
}
