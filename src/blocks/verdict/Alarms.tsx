import { Box, Text } from '@chakra-ui/react';
import type { Alarm, Opposed } from '../../domain/verdict/types';
import { opposedText, quantityName } from '../../domain/verdict/say';
import { verdictText as text } from '../../i18n/verdict';

const TONES = { urgent: 'bg.error', confirm: 'bg.error', ask: 'bg.warning' } as const;

/** Values of the blood that come before every plan, each with its source. */
export function Alarms({ alarms }: { alarms: readonly Alarm[] }) {
  return alarms.map((alarm) => (
    <Box
      key={alarm.text}
      role={alarm.level === 'ask' ? 'note' : 'alert'}
      bg={TONES[alarm.level]}
      borderRadius="l2"
      px="3"
      py="2"
      textStyle="sm"
    >
      {alarm.text}{' '}
      {alarm.source ? (
        <Text as="span" textStyle="xs" color="fg.muted">
          {text.source(alarm.source.guideline, alarm.source.year)}
        </Text>
      ) : null}
    </Box>
  ));
}

function Pairs({ opposed }: { opposed: readonly Opposed[] }) {
  return opposed.map((pair) => (
    <Text key={`${pair.kept.key} ${pair.dropped.key}`} textStyle="sm" color="fg.warning">
      {opposedText(pair)}
    </Text>
  ));
}

/** Pairs of limits that cannot both be kept, for the person to decide; several stand behind a press. */
export function OpposedLimits({ opposed }: { opposed: readonly Opposed[] }) {
  if (opposed.length < 2) return <Pairs opposed={opposed} />;
  const names = [
    ...new Set(opposed.map(({ kept }) => quantityName(kept.of).toLocaleLowerCase('vi'))),
  ];
  return (
    <details>
      <summary style={{ cursor: 'pointer', color: 'var(--chakra-colors-fg-warning)' }}>
        {text.opposed(opposed.length, names.join(', '))}
      </summary>
      <Pairs opposed={opposed} />
    </details>
  );
}
