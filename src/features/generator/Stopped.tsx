import { Button, Stack, Text } from '@chakra-ui/react';
import { Alarms } from '../../blocks/verdict/Alarms';
import { useData } from '../../data/react';
import { withDecidedReadings } from '../../domain/clinical/decidedReadings';
import type { Client } from '../../domain/records/clients';
import { generatorText } from '../../i18n/generator';
import { failureText } from '../../blocks/forms/failureText';
import { localDate } from '../../platform/clock';
import { Notice } from '../../ui/Notice';
import { toaster } from '../../ui/toaster';
import type { Alarm } from '../../domain/clinical/limitTypes';

const text = generatorText.stopped;

function useDecide(client: Pick<Client, 'id'>) {
  const data = useData();
  return async (alarms: readonly Alarm[]) => {
    const readings = alarms.map(({ key }) => key);
    try {
      await data.clients.update(client.id, (now) => ({
        ...now,
        decidedReadings: withDecidedReadings(now.decidedReadings ?? [], readings, localDate()),
      }));
      toaster.create({ type: 'success', title: text.decided });
    } catch (error) {
      toaster.create({ type: 'error', title: failureText(error) });
    }
  };
}

interface StoppedProps {
  client: Pick<Client, 'id'>;
  alarms: readonly Alarm[];
}

export function Stopped({ client, alarms }: StoppedProps) {
  const decide = useDecide(client);
  const isUrgent = alarms.some(({ level }) => level === 'urgent');
  return (
    <Notice tone="warning" title={text.title}>
      <Stack gap="2">
        <Alarms alarms={alarms} />
        <Text textStyle="sm" color="fg.muted">
          {isUrgent ? text.urgent : text.decideHint}
        </Text>
        {isUrgent ? null : (
          <Button
            variant="outline"
            minH="11"
            alignSelf="flex-start"
            whiteSpace="normal"
            h="auto"
            onClick={() => void decide(alarms)}
          >
            {text.decide}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
