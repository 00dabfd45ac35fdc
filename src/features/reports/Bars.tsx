import { Box, Flex, Text } from '@chakra-ui/react';
import { tabular } from '../../ui/theme';

/** Looks must differ in more than hue, for readers who cannot tell colours apart. */
export interface SegmentKind<K extends string> {
  key: K;
  label: string;
  look: 'full' | 'soft' | 'warn' | 'open';
}

const LOOKS = {
  full: { bg: 'leaf.solid', color: 'white' },
  soft: { bg: 'leaf.muted', color: 'fg' },
  warn: { bg: 'turmeric.muted', color: 'fg' },
  open: { bg: 'bg.panel', color: 'fg.muted', borderWidth: '1px', borderStyle: 'dashed' },
} as const;

interface BarsProps<K extends string> {
  kinds: readonly SegmentKind<K>[];
  bars: readonly { label: string; counts: Record<K, number> }[];
}

const sumCounts = <K extends string>(
  kinds: readonly SegmentKind<K>[],
  counts: Record<K, number>,
): number => kinds.reduce((sum, { key }) => sum + counts[key], 0);

type BarProps<K extends string> = Pick<BarsProps<K>, 'kinds'> &
  BarsProps<K>['bars'][number] & { most: number };

function Bar<K extends string>({ label, counts, kinds, most }: BarProps<K>) {
  return (
    <Flex align="center" gap="3" py="1" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Text w={{ base: 'full', sm: '36' }} flexShrink="0" textStyle="sm">
        {label}
      </Text>
      <Flex flex="1" gap="2px" minW="0">
        {kinds.map(({ key, look }) =>
          counts[key] > 0 ? (
            <Flex
              key={key}
              h="7"
              align="center"
              justify="center"
              borderRadius="sm"
              textStyle="sm"
              fontWeight="semibold"
              overflow="hidden"
              css={tabular}
              {...LOOKS[look]}
              style={{ width: `${(100 * counts[key]) / most}%` }}
            >
              {counts[key]}
            </Flex>
          ) : null,
        )}
      </Flex>
      <Text w="8" textAlign="end" fontWeight="semibold" css={tabular}>
        {sumCounts(kinds, counts)}
      </Text>
    </Flex>
  );
}

export function Bars<K extends string>({ kinds, bars }: BarsProps<K>) {
  const most = Math.max(1, ...bars.map(({ counts }) => sumCounts(kinds, counts)));
  return (
    <Box aria-hidden>
      <Flex gap="3" wrap="wrap" mb="2">
        {kinds.map(({ key, label, look }) => (
          <Flex key={key} align="center" gap="1.5">
            <Box boxSize="3" borderRadius="sm" {...LOOKS[look]} />
            <Text textStyle="sm" color="fg.muted">
              {label}
            </Text>
          </Flex>
        ))}
      </Flex>
      {bars.map(({ label, counts }) => (
        <Bar key={label} label={label} counts={counts} kinds={kinds} most={most} />
      ))}
    </Box>
  );
}
