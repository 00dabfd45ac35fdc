import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { MAX_AI_RUNS_A_DAY } from '../../domain/accounts/access/entitlements';
import { meterState, type MeterState } from '../../domain/accounts/access/meter';
import { usageText as texts } from '../../i18n/usage';
import { formatNumber } from '../../ui/format';
import { tabular } from '../../ui/theme';
import { sizeText } from './tierPitch';

export type Metered = keyof typeof texts.names;

export interface MeterFacts {
  what: Metered;
  /** Undefined: not counted, because there is no limit. */
  used: number | undefined;
  /** 0 means unlimited. */
  most: number;
}

const FULL_BAR = { free: 'leaf.solid', near: 'turmeric.solid', reached: 'turmeric.fg' } as const;
const COMPACT_BAR = {
  safe: 'leaf.solid',
  warning: 'turmeric.solid',
  critical: 'chilli.solid',
} as const;

const amount = (what: Metered, value: number): string =>
  what === 'storage' ? sizeText(value) : formatNumber(value, 0);

function Bar({ share, colour }: { share: number; colour: string }) {
  return (
    <Box mt="1.5" h="1.5" bg="bg.emphasized" borderRadius="full" overflow="hidden" aria-hidden>
      <Box h="full" bg={colour} style={{ width: `${share * 100}%` }} />
    </Box>
  );
}

/** Questions to the AI have no limit of the tier, yet one that keeps its cost bounded. */
const withoutLimit = (what: Metered): string =>
  what === 'ai' ? texts.mostRuns(formatNumber(MAX_AI_RUNS_A_DAY, 0)) : texts.unlimited;

function Count({ what, used, most }: MeterFacts) {
  const unit = texts.units[what];
  if (most === 0)
    return (
      <Text css={tabular} color="fg.muted" textAlign="end">
        {used === undefined ? null : (
          <Text as="span" fontWeight="bold" color="fg">
            {amount(what, used)}
          </Text>
        )}
        {used === undefined ? withoutLimit(what) : ` ${unit} · ${withoutLimit(what)}`}
      </Text>
    );
  return (
    <Text css={tabular} color="fg.muted" textAlign="end">
      <Text as="span" fontWeight="bold" color="fg">
        {amount(what, used ?? 0)}
      </Text>
      {` / ${amount(what, most)}${unit === '' ? '' : ` ${unit}`}`}
    </Text>
  );
}

function Words({
  facts,
  state,
  isCompact,
}: {
  facts: MeterFacts;
  state: MeterState;
  isCompact: boolean;
}) {
  const { what, used = 0, most } = facts;
  const left = amount(what, Math.max(0, most - used));
  const unit = texts.units[what];
  if (state.level === 'reached')
    return (
      <Flex mt="1" gap="1.5" align="center" color="fg.warning" textStyle="sm">
        <CircleAlert size={16} aria-hidden /> {texts.reached[what]}
      </Flex>
    );
  if (state.level === 'near')
    return (
      <Flex mt="1" gap="1.5" align="center" color="fg.warning" textStyle="sm" wrap="wrap">
        <TriangleAlert size={16} aria-hidden />
        {isCompact
          ? texts.nearShort(left, unit)
          : `${texts.near(Math.floor(state.share * 100))} · ${texts.left(left, unit)}`}
        {isCompact ? null : (
          <Text as="span" color="fg.muted" ms="auto">
            {texts.from}
          </Text>
        )}
      </Flex>
    );
  if (isCompact) return null;
  const resets = what in texts.resets ? texts.resets[what as keyof typeof texts.resets] : undefined;
  return (
    <Text mt="1" textStyle="sm" color="fg.muted">
      {[texts.left(left, unit), resets].filter(Boolean).join(' · ')}
    </Text>
  );
}

/**
 * `full` on the subscription's page, `compact` elsewhere. Both warn in words from 80 %; `compact` colours its bar from 75
 * % and 90 %.
 */
export function UsageMeter({ variant, ...facts }: MeterFacts & { variant: 'full' | 'compact' }) {
  const { what, used = 0, most } = facts;
  const state = meterState(used, most);
  const isCompact = variant === 'compact';
  return (
    <Box>
      <Flex justify="space-between" gap="3" align="baseline">
        <Text>{texts.names[what]}</Text>
        <Count {...facts} />
      </Flex>
      {most === 0 ? null : (
        <>
          <Bar
            share={state.share}
            colour={isCompact ? COMPACT_BAR[state.tone] : FULL_BAR[state.level]}
          />
          <Words facts={facts} state={state} isCompact={isCompact} />
        </>
      )}
    </Box>
  );
}
