import { Stack, Text } from '@chakra-ui/react';
import { UsageBanner } from '../../blocks/tier/UsageBanner';
import { UsageMeter, type MeterFacts } from '../../blocks/tier/UsageMeter';
import { COUNTED_NAMES, getMaximum, type CountedName } from '../../domain/accounts/access/counted';
import type { Tier } from '../../domain/accounts/access/tiers';
import { usageText as texts } from '../../i18n/usage';
import { formatWhen } from '../../ui/format';
import { Section } from '../../ui/Section';
import { useUsage, type KnownUsage } from './useUsage';

const ASKED = ['ai', 'mails', 'storage', 'apiCalls'] as const;

export function buildMeters(
  tier: Tier,
  counts: Record<CountedName, number>,
  known: KnownUsage | undefined,
): MeterFacts[] {
  const requestedUsage = ASKED.flatMap((what): MeterFacts[] => {
    const use = known?.usage[what];
    return use ? [{ what, used: use.used, most: use.most ?? 0 }] : [];
  });
  return [
    ...COUNTED_NAMES.map((what) => ({ what, used: counts[what], most: getMaximum(tier, what) })),
    ...requestedUsage,
  ];
}

function origin(known: KnownUsage | undefined): string {
  if (!known) return texts.unknown;
  const when = formatWhen(known.usage.at);
  return known.isOld ? texts.lastKnown(when) : texts.computedAt(when);
}

interface UsageProps {
  tier: Tier;
  counts: Record<CountedName, number>;
  version: string;
}

export function Usage({ tier, counts, version }: UsageProps) {
  const known = useUsage(version);
  const meters = buildMeters(tier, counts, known);
  return (
    <Section title={texts.title}>
      <Stack gap="4">
        <UsageBanner meters={meters} />
        {meters.map((facts) => (
          <UsageMeter key={facts.what} variant="full" {...facts} />
        ))}
        <Text textStyle="sm" color="fg.muted">
          {texts.counted} {origin(known)}
        </Text>
      </Stack>
    </Section>
  );
}
