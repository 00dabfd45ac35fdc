import { Box, Text } from '@chakra-ui/react';
import { verdictText as text } from '../../i18n/verdict';
import type { Alarm } from '../../domain/clinical/limitTypes';

const TONES = { urgent: 'bg.error', confirm: 'bg.error', ask: 'bg.warning' } as const;

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
