import type { AlarmInputs } from '../clinical/alarms';
import type { Client } from '../collections/clients';
import { swallowsBadly } from '../customs/client';
import type { CustomsClient } from '../customs/client';
import { bmiOf } from './body';
import type { Person } from './person';

type AlarmClient = Partial<Pick<Client, 'weight' | 'height' | 'ownLimits' | 'decidedReadings'>> &
  CustomsClient;

/** Inputs of a client's alarms, for every screen that shows them. @param today `YYYY-MM-DD` */
export const alarmInputs = (
  client: AlarmClient,
  { problems }: Pick<Person, 'problems'>,
  today: string,
): AlarmInputs => ({
  own: client.ownLimits ?? [],
  decided: client.decidedReadings ?? [],
  today,
  problems,
  bmi: bmiOf(client.weight, client.height),
  swallowsBadly: swallowsBadly(client, today),
});
